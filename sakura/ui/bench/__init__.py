"""How fast the app is beside a bare Kivy window: everything is measured in processes of its own."""
