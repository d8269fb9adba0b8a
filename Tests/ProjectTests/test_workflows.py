"""The workflows of a project that `init` makes do here what they are for."""

import fnmatch
import hashlib
import json
import os
import platform
import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, run
from workflow import Runner, parsed


def executable(path: Path, text: str):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/bash\n{text}\n")
    path.chmod(0o755)


class Job:
    """A job of the project's workflow."""

    def __init__(self, project, tmp_path, installed, is_cached=True, job="check", actions={}, context={}, **github):
        self.uploads = {}
        # In place of a build that takes minutes.
        executable(tmp_path / "bin/make", f'exec "{ROOT}/Scripts/install" "$PREFIX" "{installed}/build"')

        def cache(path, key):
            if is_cached:
                Path(path).symlink_to(installed)
                return {"cache-hit": "true"}

        def upload_sarif(sarif_file, category):
            self.uploads["sarif"] = json.loads(Path(sarif_file).read_text())

        def upload_pages(path):
            files = [*Path(path).glob("*.*ml"), *Path(path).glob("explored/**/*.js")]
            self.uploads["site"] = {str(file.relative_to(path)): file.read_text() for file in files}

        (tmp_path / "temporary").mkdir()
        self.runner = Runner(
            project, tmp_path / "temporary",
            {"repository": "acme/teas", "event_name": "push", "ref_name": "main",
             "event": {"repository": {"default_branch": "main"}}, **github},
            {"acme/handbook@v1": ROOT, "actions/checkout": lambda **inputs: None, "actions/cache": cache,
             "github/codeql-action/upload-sarif": upload_sarif, "actions/upload-pages-artifact": upload_pages, **actions},
            path=tmp_path / "bin")
        self.runner.context.update(context)
        self.passed = self.runner.run(parsed(project / ".github/workflows/handbook.yml")["jobs"][job]["steps"])


def spoil(project):
    """Adds a mistake that the compiler finds."""
    rule = project / "Content/rules/stack/own-the-path.md"
    rule.write_text(rule.read_text().replace("path.removeAll()", "path.removeEverything()"))


def test_a_push_is_checked_listed_and_built(project, tmp_path, installed):
    job = Job(project, tmp_path, installed)
    assert job.passed, job.runner.output
    assert job.uploads["sarif"]["runs"][0]["results"] == []
    assert "Own the path of a stack" in job.uploads["site"]["index.html"]
    assert "https://acme.github.io/teas/rules/own-the-path.html" in job.uploads["site"]["sitemap.xml"]
    assert "explored/rules/own-the-path.js" in job.uploads["site"]


def test_a_mistake_is_an_annotation_on_its_line_and_no_site_is_built(project, tmp_path, installed):
    spoil(project)
    job = Job(project, tmp_path, installed)
    assert not job.passed
    assert "::error file=Content/rules/stack/own-the-path.md,line=" in job.runner.output
    place = job.uploads["sarif"]["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert (project / place["artifactLocation"]["uri"]).is_file()
    assert "site" not in job.uploads


def test_a_project_in_a_folder_of_its_repository_is_annotated_there(project, tmp_path, installed):
    spoil(project)
    workflow = project / ".github/workflows/handbook.yml"
    workflow.write_text(workflow.read_text().replace(
        "      - uses: acme/handbook@v1\n", "      - uses: acme/handbook@v1\n        with:\n          project: docs\n"))
    (project / "docs").mkdir()
    (project / "Content").rename(project / "docs/Content")
    job = Job(project, tmp_path, installed)
    assert "::error file=docs/Content/rules/stack/own-the-path.md,line=" in job.runner.output


def test_a_pull_request_from_a_fork_uploads_nothing(project, tmp_path, installed):
    job = Job(project, tmp_path, installed, event_name="pull_request",
              event={"pull_request": {"head": {"repo": {"fork": True}}}})
    assert job.passed, job.runner.output
    assert job.uploads == {}


def test_several_jobs_share_the_work_and_one_tells_all(tmp_path, installed):
    run(installed / "bin/handbook", "init", "teas", "--action", "acme/handbook@v1", "--shards", "2", cwd=tmp_path)
    project = tmp_path / "teas"
    spoil(project)
    jobs = parsed(project / ".github/workflows/handbook.yml")["jobs"]
    assert jobs["check"]["needs"] == "shards"
    artifacts = {}

    def upload(name, path, **options):
        artifacts[name] = Path(path.splitlines()[0])

    def download(pattern, path, **options):
        for name in fnmatch.filter(artifacts, pattern):
            shutil.copytree(artifacts[name], path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("clang-*"))

    said = []
    for name, shard in [("shards", 1), ("shards", 2), ("check", None)]:
        folder = tmp_path / f"job-{name}-{shard}"
        folder.mkdir()
        job = Job(project, folder, installed, job=name, actions={
            "actions/upload-artifact": upload, "actions/download-artifact": download}, context={
            "matrix": {"shard": shard}, "strategy": {"job-total": len(jobs["shards"]["strategy"]["matrix"]["shard"])},
            "vars": {"HANDBOOK_CACHE_URL": ""}})
        assert job.passed == (name == "shards"), job.runner.output
        said.append(job.runner.output)
    assert list(artifacts) == ["handbook-results-1", "handbook-results-2"]
    assert not any("::error" in text for text in said[:2])
    assert "::error file=Content/rules/stack/own-the-path.md,line=" in said[2]
    # Nothing was left for the last job to compile.
    def compiled(folder):
        return {file.name for file in Path(folder).rglob("*.json") if b'"findings"' in file.read_bytes()}
    parts = [compiled(path) for path in artifacts.values()]
    assert all(parts) and set.union(*parts) == compiled(folder / "temporary/handbook-results")


def test_a_program_that_is_not_in_the_cache_is_built(project, tmp_path, installed):
    # The build that is "made" is the installation itself.
    build = installed / "build"
    build.mkdir(exist_ok=True)
    for name in ["bin/handbook", "bin/handbook-serve", "lib/handbook/HandbookMacros", "lib/handbook/HandbookConfine",
                 "lib/handbook/libHeadlessRuntime.so", "lib/handbook/Modules"]:
        link = build / Path(name).name
        link.unlink(missing_ok=True)
        link.symlink_to(installed / name)
    job = Job(project, tmp_path, installed, is_cached=False)
    assert job.passed, job.runner.output
    assert (tmp_path / "temporary/handbook/bin/handbook").is_file()


def test_jobs_have_the_permissions_they_need_and_no_more(project):
    workflow = parsed(project / ".github/workflows/handbook.yml")
    assert workflow["permissions"] == {"contents": "read"}
    jobs = {name: job["permissions"] for name, job in workflow["jobs"].items()}
    assert jobs == {"check": {"contents": "read", "security-events": "write"},
                    "publish": {"pages": "write", "id-token": "write"}}
    # `pull_request_target` would hand the repository's token to the code of a fork.
    assert set(workflow["on"]) == {"push", "pull_request"}


@pytest.mark.parametrize("name, product", [("check", None), ("pages", "public/index.html")])
def test_a_gitlab_job_passes(project, tmp_path, installed, name, product):
    file = parsed(project / ".gitlab-ci.yml")
    base = Path(file["variables"]["HANDBOOK_RELEASE"]).name
    archive = tmp_path / f"{base}-linux-{platform.machine()}.tar.gz"
    run("tar", "-C", installed.parent, "-czf", archive, "--exclude", "build", installed.name)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    Path(f"{archive}.sha256").write_text(f"{digest}  {archive.name}\n")
    executable(tmp_path / "bin/apt-get", "")
    # Answers with files that stand here: -fsSLO saves one, -fsSL prints it.
    executable(tmp_path / "bin/curl",
               f'file="{tmp_path}/$(basename "$2")"; if [ "$1" = -fsSLO ]; then cp "$file" .; else cat "$file"; fi')
    script = "\n".join(file["default"]["before_script"] + file[name]["script"])
    (tmp_path / "home").mkdir()

    done = subprocess.run(
        ["bash", "-eo", "pipefail", "-c", script], cwd=project, capture_output=True, text=True, timeout=600,
        env={**os.environ, **file["variables"], "HOME": str(tmp_path / "home"),
             "CI_PAGES_URL": "https://acme.gitlab.io/teas", "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"})
    assert done.returncode == 0, done.stdout + done.stderr
    assert product is None or (project / product).is_file()
    assert product is None or (project / "public/explored/rules/own-the-path.js").is_file()
