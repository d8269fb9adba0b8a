# Everything a person or CI runs. `make help` lists it.
.PHONY: help site build macros test check serve format format-check bench record clean
.DEFAULT_GOAL := help

# One configuration for program and tests: SwiftSyntax is built once, and parses 45 times faster
# than in a debug build. Package.swift builds our own targets for @testable, and nothing else.
SWIFT_FLAGS := -c release
HANDBOOK := .build/release/handbook

help: ## List these targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

site: build ## Check the content and write the site to _site/
	$(HANDBOOK) build

build: macros ## Build the program and the stub library
	swift build $(SWIFT_FLAGS)

# The stub declares macros; its compiler looks for the program that expands them.
macros:
	@Scripts/install-tools
	swift build $(SWIFT_FLAGS) --product HandbookMacros

test: macros ## Run all tests: units, golden cases through the program, a real browser
	@Scripts/install-tools test
	swift build $(SWIFT_FLAGS) --build-tests
	swift test $(SWIFT_FLAGS) --disable-testable-imports --skip-build
	$(HANDBOOK) build --strict
	.venv/bin/python -m pytest -q Tests/BrowserTests

check: build ## Check the content only
	$(HANDBOOK) check

serve: build ## Serve the site at http://127.0.0.1:8080, built again after each edit
	$(HANDBOOK) serve

format: ## Format all Swift code
	swift format --in-place --recursive --parallel Sources Tests Package.swift

format-check: ## Fail where Swift code is not formatted
	swift format lint --strict --recursive --parallel Sources Tests Package.swift

record: macros ## Rewrite what golden cases and the template reference expect; fails, so that CI cannot bless itself
	@Scripts/install-tools
	swift build $(SWIFT_FLAGS) --build-tests
	RECORD=1 RECORD_SNAPSHOTS=1 swift test $(SWIFT_FLAGS) --disable-testable-imports --skip-build \
		--filter 'GoldenTests|TemplateReferenceTests'

bench: build ## Measure, each figure as a ratio of two runs side by side
	python3 Scripts/bench.py $(HANDBOOK)

clean: ## Remove what was built
	rm -rf .build _site
