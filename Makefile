# Everything a person or CI runs. `make help` lists it.
.PHONY: help site build build-package static macros install dist test unit fuzz check serve format format-check bench record clean
.DEFAULT_GOAL := help

# One configuration for program and tests: SwiftSyntax is built once, and parses 45 times faster
# than in a debug build. Package.swift builds our own targets for @testable, and nothing else.
# Without debug information, which is up to a seventh of the cost of a module and is not installed.
SWIFT_FLAGS := -c release -debug-info-format none
HANDBOOK := .build/release/handbook
PREFIX ?= /usr/local

VERSION := $(shell sed -n 's/.*version: "\(.*\)",/\1/p' Sources/HandbookCommands/Handbook.swift)
ARCHIVE := handbook-$(VERSION)-$(shell uname -s | tr A-Z a-z)-$(shell uname -m).tar.gz

# Measured on two cores that do nothing else.
FIRST_BUILD := $(if $(filter package,$(SWIFT_SYNTAX)),about a quarter of an hour,about three minutes) on two cores

help: ## List these targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

site: build ## Check the content and write the site to _site/
	$(HANDBOOK) build

build: macros ## Build the program and the stub library
	@[ -x $(HANDBOOK) ] || echo "Part 2 of 2: the program and the stub library"
	swift build $(SWIFT_FLAGS)

build-package: macros ## Build with SwiftSyntax from its package, as where the toolchain has none, in .build-package
	SWIFT_SYNTAX=package swift build $(SWIFT_FLAGS) --scratch-path .build-package
	.build-package/release/handbook check --no-cache

# They start sooner and build a site in four fifths of the time. What scenarios are linked with stays a shared library,
# and is built by `build`. FlyingFox imports FoundationNetworking, which needs curl. With --as-needed, only the program
# that uses it loads it.
static: macros ## Build programs that have Swift's own libraries in them, in .build-static (Linux)
	SWIFT_SYNTAX=package Scripts/install-tools
	for product in handbook handbook-serve; do \
		SWIFT_SYNTAX=package swift build $(SWIFT_FLAGS) --static-swift-stdlib -Xlinker --as-needed -Xlinker -lcurl \
			--product $$product --scratch-path .build-static || exit; \
	done

install: build ## Install the program and all it needs below PREFIX (/usr/local)
	Scripts/install "$(DESTDIR)$(PREFIX)"

dist: build $(if $(filter Linux,$(shell uname -s)),static) ## Make an archive that runs from any folder, and its checksum, in .build/dist
	rm -rf .build/dist
	Scripts/install .build/dist/handbook-$(VERSION) .build/release $(if $(filter static,$^),.build-static/release)
	cp README.md SECURITY.md .build/dist/handbook-$(VERSION)
	tar -C .build/dist -czf .build/dist/$(ARCHIVE) handbook-$(VERSION)
	cd .build/dist && $$(command -v sha256sum || echo shasum -a 256) $(ARCHIVE) | tee $(ARCHIVE).sha256

# The stub declares macros; its compiler looks for the program that expands them.
macros:
	@Scripts/install-tools
	@[ -x $(HANDBOOK) ] || echo "First build, $(FIRST_BUILD). Part 1 of 2: the macros of the stub library"
	swift build $(SWIFT_FLAGS) --product HandbookMacros

test: macros ## Run all tests: units, golden cases through the program, a real browser
	@Scripts/install-tools test
	swift build $(SWIFT_FLAGS) --build-tests
	swift test $(SWIFT_FLAGS) --disable-testable-imports --skip-build
	$(HANDBOOK) build --strict
	.venv/bin/python -m pytest -q -n auto --dist loadgroup Tests/BrowserTests
	.venv/bin/python -m pytest -q -n auto Tests/ProjectTests

unit: macros ## Run the Swift tests of one suite: FILTER=AnswerTests; of snippets and golden cases, only those with words in their name: ONLY=text
	@Scripts/install-tools
	swift build $(SWIFT_FLAGS) --build-tests
	@# Without --disable-testable-imports, everything would be compiled anew.
	swift test $(SWIFT_FLAGS) --skip-build --disable-testable-imports --filter '$(or $(FILTER),.)'

fuzz: macros ## Look for inputs that the program cannot take, for MINUTES=10, from input SEED=1
	@Scripts/install-tools
	HANDBOOK_FUZZ=1 swift build $(SWIFT_FLAGS) --product handbook-fuzz
	.build/release/handbook-fuzz --minutes $(or $(MINUTES),10) --seed $(or $(SEED),1)

check: build ## Check the content only
	$(HANDBOOK) check

serve: build ## Serve the site at http://127.0.0.1:8080, built again after each edit
	$(HANDBOOK) serve

format: ## Format all Swift code
	swift format --in-place --recursive --parallel Sources Tests Package.swift

format-check: ## Fail where Swift code is not formatted
	swift format lint --strict --recursive --parallel Sources Tests Package.swift

record: macros ## Rewrite what golden cases (ONLY=text: some) and the template reference expect; fails, so that CI cannot bless itself
	@Scripts/install-tools
	swift build $(SWIFT_FLAGS) --build-tests
	RECORD=1 RECORD_SNAPSHOTS=1 swift test $(SWIFT_FLAGS) --disable-testable-imports --skip-build \
		--filter 'GoldenTests|TemplateReferenceTests'

bench: site dist ## Measure the program that is distributed, each figure as a ratio of two runs side by side
	@Scripts/install-tools test
	python3 -u Scripts/bench.py .build/dist/handbook-$(VERSION)/bin/handbook
	.venv/bin/python -m pytest -q -s -k 'keystroke' Tests/BrowserTests/test_search_cost.py

clean: ## Remove what was built
	rm -rf .build .build-package .build-static _site
