# Everything that is done with hitviz's sources; `make help` lists it.

PREFIX = /usr/local
# The folder below which `make install` puts PREFIX, for those who make packages.
DESTDIR =

BIN = $(DESTDIR)$(PREFIX)/bin
LIBEXEC = $(DESTDIR)$(PREFIX)/libexec/hitviz
SHARE = $(DESTDIR)$(PREFIX)/share
BASH_COMPLETION = $(SHARE)/bash-completion/completions/hitviz
ZSH_COMPLETION = $(SHARE)/zsh/site-functions/_hitviz
FISH_COMPLETION = $(SHARE)/fish/vendor_completions.d/hitviz.fish

CONFIGURATION = release
BUILT = .build/$(CONFIGURATION)
# The programs that `hitviz` starts when it needs them.
HELPERS = hitviz-rasterizer hitviz-swift-reader
SWIFT_SOURCES = Package.swift Plugins Sources Tests Benchmarks
PYTHON = .venv/bin/python

.DEFAULT_GOAL = build
.PHONY: help build demo test lint format bench pictures install uninstall clean set-up set-up-tests

help: ## Lists the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 20

set-up:
	@.ci/set-up

set-up-tests:
	@.ci/set-up tests

build: set-up ## Builds the commands, optimized
	swift build --configuration $(CONFIGURATION)

demo: build ## Traces a scene and draws its pictures
	mkdir -p out
	$(BUILT)/hitviz trace examples/three-views.json --touch 'tap on B1'
	for scene in examples/*.json; do \
	  $(BUILT)/hitviz render "$$scene" --show traversal,responder-chain,geometry -o "out/$$(basename "$$scene" .json).svg" || exit; \
	done
	$(BUILT)/hitviz play examples/three-views.json -o out/three-views.html
	$(BUILT)/hitviz build examples/course -o out/course --quiet
	@echo "The pictures are in $(CURDIR)/out: open out/three-views.svg in a browser."
	@echo "Open out/three-views.html to play with the scene, and out/course/index.html for the course."

lint: ## Checks the format of the Swift sources
	swift format lint --strict --recursive $(SWIFT_SOURCES)

format: ## Formats the Swift sources
	swift format --in-place --recursive $(SWIFT_SOURCES)

test: set-up-tests lint ## Runs all tests
	swift build --build-tests
	swift test --skip-build
	swift build --configuration release
	HITVIZ=$(CURDIR)/.build/release/hitviz $(PYTHON) -m pytest --numprocesses auto --dist loadfile Tests

bench: set-up-tests build ## Measures against Graphviz's dot, and the engine against the plain way
	$(PYTHON) Benchmarks/bench.py --hitviz $(BUILT)/hitviz
	@echo
	@echo '| inside the engine | hitviz | the plain way | ratio | budget |'
	@echo '| --- | ---: | ---: | ---: | --- |'
	$(BUILT)/engine-benchmarks

pictures: build ## Draws the pictures of the documentation anew
	mkdir -p docs/pictures
	for scene in examples/*.json; do \
	  case $$scene in *delivery*) show=delivery ;; *) show=geometry,traversal,responder-chain ;; esac; \
	  case $$scene in *zh-hans*) lang=zh-Hans ;; *zh-hant*) lang=zh-Hant ;; *) lang=en ;; esac; \
	  $(BUILT)/hitviz render "$$scene" --show $$show --lang $$lang -o "docs/pictures/$$(basename "$$scene" .json).svg" || exit; \
	done

install: build ## Installs below PREFIX (/usr/local)
	install -d $(BIN) $(LIBEXEC) $(SHARE)/hitviz
	install $(BUILT)/hitviz $(BIN)/
	install $(HELPERS:%=$(BUILT)/%) $(LIBEXEC)/
	cp -R examples Templates $(SHARE)/hitviz/
	install -d $(dir $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION))
	$(BUILT)/hitviz completions bash > $(BASH_COMPLETION)
	$(BUILT)/hitviz completions zsh > $(ZSH_COMPLETION)
	$(BUILT)/hitviz completions fish > $(FISH_COMPLETION)

uninstall: ## Removes what `make install` put there
	rm -rf $(BIN)/hitviz $(LIBEXEC) $(SHARE)/hitviz $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION)

clean: ## Removes what was built
	rm -rf .build out
