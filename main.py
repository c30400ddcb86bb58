"""Starts the app; nothing else."""

from sakura.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
