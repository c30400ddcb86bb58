"""`python -m sakura`: the app, or one of the headless commands."""

from sakura.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
