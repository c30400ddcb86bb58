"""Each module's kv file lies beside it and is loaded once, when the module is."""

from __future__ import annotations

from pathlib import Path

from kivy.lang import Builder


def load_kv(module_file: str) -> None:
    """Load the kv file beside this module; call it with ``__file__``."""
    Builder.load_file(str(Path(module_file).with_suffix(".kv")))
