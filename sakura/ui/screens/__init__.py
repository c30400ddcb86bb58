"""The screens of the app, one module and one kv file each."""
