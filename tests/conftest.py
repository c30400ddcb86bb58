"""Settings of the whole test run."""

from hypothesis import settings

# A shared machine may be slow at any moment: time limits belong to the benchmark.
settings.register_profile("sakura", deadline=None, print_blob=True)
settings.load_profile("sakura")
