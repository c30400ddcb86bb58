"""The device of the running app, for whoever was not handed it."""

from __future__ import annotations

from typing import Any

from kivy.app import App

from sakura.device.door import Device


def running_device() -> Device:
    """What the app runs on, or believes to run on."""
    app: Any = App.get_running_app()
    device: Device = app.device
    return device
