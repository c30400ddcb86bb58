"""Where the device wants an app to keep what it keeps."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

APP = "sakura-garden"
ANDROID_FOLDER = "ANDROID_PRIVATE"  # set by the app's own start on Android; nobody else can read that folder


def storage_folder() -> Path:
    """The folder of this app. It need not exist yet."""
    private = os.environ.get(ANDROID_FOLDER)
    if private:
        return Path(private) / APP
    try:
        import platformdirs

        return Path(platformdirs.user_data_dir(APP, appauthor=False))
    except Exception:  # a machine without a home: what is kept lasts as long as its temporary files
        return Path(tempfile.gettempdir()) / APP
