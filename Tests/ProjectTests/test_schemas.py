"""Workflows hold to the schemas of GitHub and GitLab, documents to the schemas that editors read."""

import json
import re
import sys

import pytest
from conftest import ROOT, run

CHECK = [sys.executable, "-m", "check_jsonschema"]


@pytest.mark.parametrize("schema, files", [
    ("github-workflows", [*ROOT.glob(".github/workflows/*.yml"), *ROOT.glob("Starter/*/.github/workflows/*")]),
    ("github-actions", [ROOT / "action.yml"]),
    ("gitlab-ci", [ROOT / "Starter/project/.gitlab-ci.yml"]),
])
def test_workflows_are_valid(schema, files):
    transform = ["--data-transform", "gitlab-ci"] if schema == "gitlab-ci" else []
    run(*CHECK, "--builtin-schema", f"vendor.{schema}", *transform, *files)


def test_the_workflow_in_the_readme_is_valid(tmp_path):
    block = re.search(r"^    on: push\n(    .*\n)+", (ROOT / "README.md").read_text(), re.M)[0]
    workflow = tmp_path / "workflow.yml"
    workflow.write_text(re.sub(r"^    ", "", block, flags=re.M))
    run(*CHECK, "--builtin-schema", "vendor.github-workflows", workflow)


@pytest.fixture
def validate(installed, tmp_path):
    """Validates YAML against what `handbook schema` prints."""
    def validate(kind: str, *texts: str, status=0):
        schema = tmp_path / f"{kind}.json"
        schema.write_text(run(installed / "bin/handbook", "schema", kind).stdout)
        run(*CHECK, "--check-metaschema", schema)
        files = [tmp_path / f"{number}.yml" for number in range(len(texts))]
        for file, text in zip(files, texts):
            file.write_text(text)
        run(*CHECK, "--schemafile", schema, *files, status=status)
    return validate


def heads(folder):
    documents = [path for path in folder.rglob("*.md") if not path.name.startswith(("_", "README"))]
    return [re.match(r"---\n(.*?\n)---\n", path.read_text(), re.S).group(1) for path in documents]


def test_front_matter_of_good_documents_is_valid(validate):
    validate("front-matter", *heads(ROOT / "Content"), *heads(ROOT / "Starter/project/Content"),
             "title: T\nimpact: high\ntags: [a, b]\nsince: 16.4\nswift: 5\nsources: https://example.com\nstatus:\n")


@pytest.mark.parametrize("line", [
    "tilte: T", "impact: BIG", "since: soon", "since: iOS 99", "since: 19", "swift: 4", "status: done", "tags: {a: b}", "sources: [{link: x}]",
    "title: [a]",
])
def test_front_matter_that_the_program_refuses_is_invalid(validate, installed, tmp_path, line):
    head = line if line.startswith("title:") else f"title: T\n{line}"
    document = tmp_path / "document.md"
    document.write_text(f"---\n{head}\n---\n\nText.\n")
    run(installed / "bin/handbook", "check", "--strict", document, status=1)
    validate("front-matter", head + "\n", status=1)


def test_configurations_are_valid(validate):
    places = ["Content", "Starter/project/Content", "Tests/BrowserTests/Small/Content"]
    validate("handbook", *[(ROOT / place / "handbook.yml").read_text() for place in places],
             "sections: [stack, {id: tabs, impact: high}]\nsince: 16\nbaseURL:\n")


@pytest.mark.parametrize("line", [
    "titel: T", "baseURL: example.com", "sections: stack", "sections: [{title: Stack}]", "since: soon"])
def test_configuration_that_the_program_refuses_is_invalid(validate, installed, tmp_path, line):
    (tmp_path / "Content").mkdir()
    (tmp_path / "Content/handbook.yml").write_text(f"{line}\n")
    (tmp_path / "Content/document.md").write_text("---\ntitle: T\n---\n\nText.\n")
    run(installed / "bin/handbook", "check", cwd=tmp_path, status=1)
    validate("handbook", f"{line}\n", status=1)


def test_synonyms_are_valid(validate):
    validate("synonyms", (ROOT / "Content/synonyms.yml").read_text(), "a: b\nc: [d e, 5]\n", "# none yet\n")


@pytest.mark.parametrize("line", ["modal:", "'!': sheet", "modal: {sheet: 1}", "modal: []", "modal: ', '"])
def test_synonyms_that_the_program_refuses_are_invalid(validate, installed, tmp_path, line):
    (tmp_path / "Content").mkdir()
    (tmp_path / "Content/synonyms.yml").write_text(f"{line}\n")
    (tmp_path / "Content/document.md").write_text("---\ntitle: T\n---\n\nA sheet.\n")
    run(installed / "bin/handbook", "check", cwd=tmp_path, status=1)
    validate("synonyms", f"{line}\n", status=1)


def test_editors_find_the_schema_that_the_configuration_names(project):
    first = (project / "Content/handbook.yml").read_text().splitlines()[0]
    name = first.removeprefix("# yaml-language-server: $schema=")
    assert json.loads((project / "Content" / name).read_text())["title"] == "handbook.yml"
