"""Who decides when no person does: levels, characters, beliefs about hidden hands. Bots see views, never games."""
