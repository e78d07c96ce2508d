# Two commands are enough: `make play` and `make test`. Both set up everything they need.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
FAST := .fast
# the compiled engine shadows the sources when it stands first on the path
WITH_FAST := PYTHONPATH=$(FAST)
SETUP_STAMP := $(VENV)/.installed
FAST_STAMP := $(FAST)/.built
ENGINE := $(shell find sandtable/kernel sandtable/games sandtable/bots tests/titles -name '*.py' 2>/dev/null) setup.py
EVERYTHING_ELSE := --exclude=__pycache__ --exclude=.mypy_cache --exclude='*.so'

.PHONY: play test test-full setup fast bench soak lint wheel clean

play: setup
	$(RUN) -m sandtable play blitzkrieg

setup: $(SETUP_STAMP)

$(SETUP_STAMP): pyproject.toml constraints.txt
	test -x $(RUN) || $(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check -c constraints.txt setuptools wheel
	$(RUN) -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[lab,test,bench]'
	touch $@

lint: setup
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy
	$(VENV)/bin/lint-imports

test: lint
	$(VENV)/bin/pytest -n 2 -m 'not full'
	$(RUN) -m sandtable conformance blitzkrieg --quiet

# the suite again on the compiled engine, with what takes longer
test-full: fast
	$(WITH_FAST) $(VENV)/bin/pytest -n 2 -o pythonpath=tests

# compiled modules are built when the engine has changed; everything else is copied beside them each time
fast: setup $(FAST_STAMP)
	tar -cf - $(EVERYTHING_ELSE) sandtable | tar -xf - -C $(FAST)
	tar -cf - $(EVERYTHING_ELSE) -C tests/titles drill | tar -xf - -C $(FAST)

$(FAST_STAMP): $(ENGINE)
	rm -rf $(FAST) build/temp.*
	MYPYPATH=tests/titles SANDTABLE_COMPILE=1 SANDTABLE_COMPILE_ALSO=tests/titles/drill $(RUN) setup.py --quiet build_ext --build-lib $(FAST) --parallel 2
	touch $@

bench: fast
	$(RUN) tests/bench/run.py

soak: fast
	$(WITH_FAST) $(RUN) tests/bench/soak.py

wheel: setup
	$(RUN) -m pip wheel --quiet --no-deps --no-build-isolation -w dist .

clean:
	rm -rf $(FAST) build dist bench soak
