# Each target sets up what it needs; `make` alone lists them.

PYTHON ?= python3
UV_VERSION := 0.13.7

VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
LOCKER := build/lock-venv
# All cores share the tests; those that look at pixels (marked so) come by themselves, for only they need a real renderer.
SPREAD := --numprocesses=auto --dist=worksteal

.DEFAULT_GOAL := help
.PHONY: help play setup test check shots bench train package art sounds catalogues lock clean system-packages python-new-enough

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup ## start the app
	$(PY) main.py

setup: system-packages $(READY) ## make .venv from requirements.lock and install the system packages

test: check ## everything that must hold: check, then all tests
	KIVY_GL_BACKEND=mock $(PY) -m pytest $(SPREAD) -m "not pixels"
	$(PY) -m pytest $(SPREAD) -m pixels tests/ui

check: setup ## lint, format, types and the import rules
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) -m pytest tests/test_layers.py

shots: setup ## a picture of every screen, into build/shots
	$(PY) -m sakura shots --out build/shots

bench: setup ## speed of the engine, the bots, Okiya, saving and the app
	$(PY) -m sakura bench

train: setup ## teach the master again by self-play; the result is the file it ships with
	$(PY) -m tools.training

package: setup ## a bundle for this desktop, into dist/sakura, tried where there is no source
	$(PY) -m tools.package

art: setup ## draw all pictures again
	$(PY) -m tools.art

sounds: setup ## make all sounds again
	$(PY) -m tools.sound

catalogues: setup ## find all sentences, bring the catalogues up to date, tell what is not translated
	$(PY) -m tools.catalogues

lock: python-new-enough ## write requirements.lock again from pyproject.toml, with the newest versions
	@$(PYTHON) -m venv $(LOCKER)
	@$(LOCKER)/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	$(LOCKER)/bin/uv pip compile pyproject.toml --group dev --output-file requirements.lock --upgrade \
		--universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
		--custom-compile-command "make lock" --quiet

clean: ## remove caches and build output (.venv stays)
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find main.py sakura tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

system-packages:
	@tools/system-packages

python-new-enough:
	@command -v $(PYTHON) >/dev/null || { \
		echo "There is no $(PYTHON) here: install Python 3.11 or later, or say where it is with 'make PYTHON=…'." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Sakura needs Python 3.11 or later, and $(PYTHON) is older: name a newer one with 'make PYTHON=…'." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: install its venv module (python3-venv on Debian and Ubuntu)." >&2; exit 1; }

# A working .venv is kept, so that nothing is downloaded twice.
$(READY): requirements.lock pyproject.toml
	@$(PY) -m pip --version >/dev/null 2>&1 || { \
		$(MAKE) --no-print-directory python-new-enough && $(PYTHON) -m venv --clear $(VENV); }
	@echo "Installing the packages of requirements.lock into $(VENV) …"
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary kivy \
		-r requirements.lock || { \
		echo "The packages could not be installed; Kivy may have no ready-made package for this Python yet:" \
			"try another version with 'make PYTHON=…' (3.11 to 3.13 have one)." >&2; exit 1; }
	@touch $@
