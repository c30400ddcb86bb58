"""The running app and its device, for whoever was not handed them."""

from __future__ import annotations

from typing import Any

from kivy.app import App

from sakura.device.door import Device


def running_app() -> Any:
    """The one app, whose parts a screen may ask for; None before it runs."""
    return App.get_running_app()


def running_device() -> Device:
    """What the app runs on, or believes to run on."""
    device: Device = running_app().device
    return device
