# Two commands are enough: `make play` and `make test`. Both set up everything they need.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
FAST := .fast
# the compiled engine shadows the sources when it stands first on the path
WITH_FAST := PYTHONPATH=$(FAST)
PLAY_STAMP := $(VENV)/.playable
SETUP_STAMP := $(VENV)/.installed
FAST_STAMP := $(FAST)/.built
ENGINE := $(shell find sandtable/kernel sandtable/games sandtable/bots sandtable/table tests/titles -name '*.py' 2>/dev/null) setup.py
CLIENT := sandtable/server/static/index.html
CLIENT_STAMP := web/node_modules/.installed
# rules whose tables the client is built with (web/theatre.mjs)
TOLD_AT_BUILD := $(addprefix sandtable/games/globalwar/,markers.py world.py movement/verbs/table.py odds/array.py \
	combat/field.py combat/lineup.py combat/orders.py) sandtable/lab/odds.py
POCKET_STAMP := web/pocket/node_modules/.installed
NPM := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/npm --prefix web --silent
INSTALL := $(RUN) -m pip install --quiet --disable-pip-version-check -c constraints.txt
TITLES := blitzkrieg quartermaster legie globalwar
PROOFS := build/proofs.json
EVERYTHING_ELSE := --exclude=__pycache__ --exclude=.mypy_cache --exclude='*.so'
COPY_BESIDE = tar -cf - $(EVERYTHING_ELSE) sandtable | tar -xf - -C $(FAST)
# what is compiled once is kept: otherwise every server and every command that a test starts compiles it anew
unexport PYTHONDONTWRITEBYTECODE
# who has nothing left takes from the other, so that both are busy until the end
PYTEST := $(VENV)/bin/pytest -n 2 --dist worksteal
WHEEL := $(RUN) -m pip wheel --quiet --no-deps --no-build-isolation -w dist .

.PHONY: play client site chromium pictures test test-title test-full setup fast bench soak mutants lint wheel pure-wheel maps clean

# on the compiled engine where `make fast` has built it and no rule has changed since
play: client
	@if test -e $(FAST_STAMP) && test -z "$$(find $(ENGINE) -newer $(FAST_STAMP))"; then \
		$(COPY_BESIDE) && $(WITH_FAST) $(VENV)/bin/sandtable serve --open; \
	else \
		$(RUN) -m sandtable serve --open; \
	fi

setup: $(SETUP_STAMP)

# what playing needs, and the Node that builds the client
$(PLAY_STAMP): pyproject.toml constraints.txt
	test -x $(RUN) || $(PYTHON) -m venv $(VENV)
	$(INSTALL) setuptools wheel
	$(INSTALL) --no-build-isolation -e '.[build]'
	touch $@

# and what tests and measurements need
$(SETUP_STAMP): $(PLAY_STAMP)
	$(INSTALL) --no-build-isolation -e '.[lab,postgres,browser,test,bench]'
	touch $@

# the browser client, built with the Node that comes from the package index
client: $(PLAY_STAMP) $(CLIENT)

$(CLIENT): $(CLIENT_STAMP) $(shell find web/src web/*.html web/*.mjs -type f 2>/dev/null) $(wildcard sandtable/games/*/data/*.json sandtable/kernel/locale/* sandtable/games/*/locale/* sandtable/games/*/rulebook/summary.json) $(TOLD_AT_BUILD)
	$(NPM) run build

$(CLIENT_STAMP): web/package.json web/package-lock.json | $(PLAY_STAMP)
	$(NPM) ci --no-audit --no-fund
	touch $@

# the same client as a folder that any static host serves: the rules run in the browser (docs/site.md)
site: client $(POCKET_STAMP)
	rm -rf build/texts
	$(RUN) web/pocket/texts.py build/texts
	$(NPM) run site

$(POCKET_STAMP): web/pocket/package.json web/pocket/package-lock.json | $(PLAY_STAMP)
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/npm --prefix web/pocket --silent ci --no-audit --no-fund
	touch $@

lint: setup $(CLIENT_STAMP)
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy
	$(VENV)/bin/lint-imports
	$(NPM) run check

# for the browser tests: through apt where that is possible, else Playwright's own; only when there is none
chromium: setup
	$(RUN) tests/browser/chromium.py

test: lint client chromium
	$(PYTEST) -m 'not full' --proofs=$(PROOFS)
	for title in $(TITLES); do $(RUN) -m sandtable conformance $$title --quiet --run $(PROOFS) || exit 1; done

# what a change in one title is tested with while it is written: make test-title T=legie
test-title: setup
	$(PYTEST) -m 'not full' -k '$(T)' --ignore=tests/browser --ignore=tests/server --proofs=$(PROOFS)
	$(RUN) -m sandtable conformance $(T) --quiet --run $(PROOFS)

# the suite again on the compiled engine, with what takes longer
test-full: fast chromium
	$(WITH_FAST) $(PYTEST) -o pythonpath=tests

# compiled modules are built when the engine has changed; everything else is copied beside them each time
fast: setup client $(FAST_STAMP)
	$(COPY_BESIDE)
	tar -cf - $(EVERYTHING_ELSE) -C tests/titles drill | tar -xf - -C $(FAST)

# what has not changed since the last time is not compiled again, unless modules came or went or it is compiled otherwise
$(FAST_STAMP): $(ENGINE) | setup
	@mkdir -p build
	@{ echo $(sort $(ENGINE)); cat setup.py constraints.txt; } > build/compiling
	@cmp -s build/compiling build/compiled || rm -rf $(FAST) build/temp.*
	@rm -f build/compiled
	MYPYPATH=tests/titles SANDTABLE_COMPILE=1 SANDTABLE_COMPILE_ALSO=tests/titles/drill $(RUN) setup.py --quiet build_ext --build-lib $(FAST) --parallel 2
	@mv build/compiling build/compiled
	touch $@

bench: fast pure-wheel
	$(RUN) tests/bench/run.py

soak: fast site chromium
	$(WITH_FAST):tests $(RUN) tests/bench/soak.py
	$(WITH_FAST):tests $(RUN) tests/bench/ratings.py
	$(RUN) tests/bench/soak_server.py
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" PYTHONPATH=tests $(RUN) tests/bench/soak_pocket.py
	$(RUN) tests/bench/site.py
	$(RUN) tests/mutants/run.py
	$(WITH_FAST):tests $(RUN) tests/bench/wars.py --games 100 --bars
	$(WITH_FAST):tests $(RUN) tests/bench/wars.py --games 60 --bots greedy,random --bars

# is each of 300 small changes of the engine noticed by some test? A stop loses nothing
mutants: setup
	$(RUN) tests/mutants/run.py

# the boards of titles played on a map, from public-domain shapes; what is built is committed
maps: setup
	$(INSTALL) --no-build-isolation -e '.[maps]'
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/npm --prefix mapmaking --silent ci --no-audit --no-fund
	$(RUN) -m mapmaking

# the screenshots of the README; what is taken is committed
pictures: client chromium
	PYTHONPATH=tests $(RUN) -m browser.pictures

# for every system, and compiled for this one where it has a compiler
wheel: setup pure-wheel
	@if command -v $${CC:-cc} > /dev/null; then \
		SANDTABLE_COMPILE=1 $(WHEEL); \
	else \
		echo 'There is no C compiler here, so there is no compiled wheel.'; \
	fi

pure-wheel: client
	rm -rf dist build/lib build/bdist.*
	$(WHEEL)

clean:
	rm -rf $(FAST) build dist bench soak
