"""Replays random systems in kiwisolver: one JSON array of systems in, one of answers out.

A step is {"add": id, "terms": [[variable, coefficient]...], "constant", "relation", "strength"},
{"remove": id}, {"edit": variable, "strength"}, {"suggest": variable, "value"} or {"check": true}.
The answer to an add is whether it was accepted, the answer to a check is, for each variable, its
value where it is the only one possible, else null. A system that kiwi cannot solve answers null.
"""

import json
import os
import sys

import kiwisolver as kiwi

# Far enough apart that no sum of weaker errors outweighs a stronger one in these small systems.
STRENGTHS = {"required": kiwi.strength.required, "strong": 1e6, "medium": 1e3, "weak": 1.0}
PROBE = 1e-3
MOVED = 1e-7


def only_value(solver, variable):
    solver.updateVariables()
    value = variable.value()
    for target in (value + 1, value - 1):
        probe = (variable == target) | PROBE
        solver.addConstraint(probe)
        solver.updateVariables()
        moved = abs(variable.value() - value) > MOVED
        solver.removeConstraint(probe)
        if moved:
            return None
    return value


def rebuilt(constraints):
    solver = kiwi.Solver()
    for constraint in constraints.values():
        solver.addConstraint(constraint)
    return solver


def replay(system):
    variables = [kiwi.Variable(str(index)) for index in range(system["variables"])]
    constraints = {}
    for index, variable in enumerate(variables[: system["nonnegative"]]):
        constraints["nonnegative", index] = variable >= 0
    solver = rebuilt(constraints)
    answers = []
    for step in system["steps"]:
        if "add" in step:
            expression = sum((c * variables[v] for v, c in step["terms"]), kiwi.Expression([]))
            expression = expression + step["constant"]
            relation = step["relation"]
            if relation == "<=":
                constraint = expression <= 0
            elif relation == ">=":
                constraint = expression >= 0
            else:
                constraint = expression == 0
            constraint = constraint | STRENGTHS[step["strength"]]
            try:
                solver.addConstraint(constraint)
                constraints[step["add"]] = constraint
                answers.append(True)
            except kiwi.UnsatisfiableConstraint:
                # A refused constraint leaves kiwi's tableau damaged: start again without it.
                solver = rebuilt(constraints)
                answers.append(False)
        elif "remove" in step:
            # It is not there if it was refused.
            old = constraints.pop(step["remove"], None)
            if old is not None:
                solver.removeConstraint(old)
            answers.append(None)
        elif "suggest" in step:
            # An edit is an equality that is replaced: as exact, and it survives a new solver.
            old = constraints.pop(("edit", step["suggest"]), None)
            if old is not None:
                solver.removeConstraint(old)
            edit = (variables[step["suggest"]] == step["value"]) | STRENGTHS[step["strength"]]
            solver.addConstraint(edit)
            constraints[("edit", step["suggest"])] = edit
            answers.append(None)
        else:
            # Checked in a fresh solver: the oracle shall not depend on its own incremental steps.
            fresh = rebuilt(constraints)
            answers.append([only_value(fresh, variable) for variable in variables])
    return answers


def replay_apart(system):
    """Replays in a child process: kiwi ends its process where its objective gets unbounded."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        with os.fdopen(writer, "w") as answer:
            json.dump(replay(system), answer)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as answer:
        text = answer.read()
    _, status = os.waitpid(child, 0)
    return json.loads(text) if status == 0 else None


json.dump([replay_apart(system) for system in json.load(sys.stdin)], sys.stdout)
