"""Runs the steps of a GitHub job here, as far as they are commands; those of other actions are noted down."""

import os
import re
import subprocess
from pathlib import Path

import ruamel.yaml


def parsed(path: Path) -> dict:
    return ruamel.yaml.YAML(typ="safe").load(path.read_text())


class Runner:
    """The machine of a job.

    Source: GitHub Docs, "Evaluate expressions in workflows and actions" and "Variables reference".
    """

    def __init__(self, workspace: Path, temporary: Path, github: dict, actions: dict, path=None):
        self.workspace = workspace
        self.temporary = temporary
        # Folders of actions by name; a function stands in for one that is not here.
        self.actions = actions
        self.context = {"github": github, "runner": {"temp": str(temporary)}, "steps": {}}
        self.output = ""
        self.environment = {
            **os.environ, "HOME": str(temporary), "RUNNER_TEMP": str(temporary), "CI": "true",
            "GITHUB_WORKSPACE": str(workspace), "GITHUB_OUTPUT": str(temporary / "output"),
            "GITHUB_REPOSITORY": github["repository"],
            "GITHUB_REPOSITORY_OWNER": github["repository"].split("/")[0],
        }
        if path:
            self.environment["PATH"] = f"{path}:{self.environment['PATH']}"

    def run(self, steps: list) -> bool:
        """Whether all steps passed; after one that failed, only those that always run do."""
        passed = True
        for step in steps:
            condition = str(step.get("if", "success()"))
            takes_failures = "always()" in condition
            outcome = "skipped"
            if (passed or takes_failures) and self.value(condition):
                outcome = "success" if self.perform(step) else "failure"
            passed = passed and outcome != "failure"
            if "id" in step:
                self.context["steps"].setdefault(step["id"], {})["outcome"] = outcome
        return passed

    def perform(self, step: dict) -> bool:
        if "run" in step:
            return self.command(step)
        inputs = {key: self.filled(value) for key, value in step.get("with", {}).items()}
        name = step["uses"]
        action = self.actions.get(name) or self.actions[name.split("@")[0]]
        if callable(action):
            outputs = action(**{key.replace("-", "_"): value for key, value in inputs.items()})
            self.context["steps"][step.get("id")] = {"outputs": outputs or {}}
            return True
        known = parsed(action / "action.yml")
        defaults = {key: value.get("default", "") for key, value in known["inputs"].items()}
        outer = (self.context, self.environment)
        self.context = {**self.context, "inputs": {**defaults, **inputs}, "steps": {}}
        self.environment = {**self.environment, "GITHUB_ACTION_PATH": str(action)}
        passed = self.run(known["runs"]["steps"])
        self.context, self.environment = outer
        return passed

    def command(self, step: dict) -> bool:
        assert "${{" not in step["run"], "what is filled in could be a command"
        output = Path(self.environment["GITHUB_OUTPUT"])
        output.write_text("")
        environment = {key: self.filled(value) for key, value in step.get("env", {}).items()}
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=self.workspace,
            env={**self.environment, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            timeout=600)
        self.output += done.stdout
        outputs = dict(line.split("=", 1) for line in output.read_text().splitlines())
        self.context["steps"][step.get("id")] = {"outputs": outputs}
        return done.returncode == 0

    def filled(self, text) -> str:
        def written(value) -> str:
            return str(value).lower() if isinstance(value, bool) else str(value)
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: written(self.value(match[1])), str(text))

    def value(self, expression: str):
        tokens = re.findall(r"'[^']*'|[\w.-]+(?:\(\))?|==|!=|&&|\|\||[()!]", expression.strip().strip("${}"))
        known = {"&&": "and", "||": "or", "true": "True", "false": "False", "always()": "True", "success()": "True"}

        def python(token):
            if token in known or token in ("==", "!=", "(", ")") or token.startswith("'"):
                return known.get(token, token)
            return repr(self.looked_up(token))
        return eval(" ".join(map(python, tokens)))

    def looked_up(self, name: str):
        value = self.context
        for part in name.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        return value
