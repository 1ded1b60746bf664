"""Times kiwisolver on systems of constraints: one JSON array of systems in, one of answers out.

Only the calls into the solver are timed; variables and constraints are made beforehand. The argument
says how often each system is run; the least time counts.
"""

import json
import sys
import time

import kiwisolver as kiwi

# The lexicographic order of the priorities, as far as sums of errors can have it.
STRENGTHS = {999: 1e8, 750: 1e5, 250: 1e2, 50: 1e-2}
ROUNDS = 20


def run(system):
    variables = [kiwi.Variable(str(index)) for index in range(system["variableCount"])]
    constraints = []
    for entry in system["constraints"]:
        expression = kiwi.Expression(
            [kiwi.Term(variables[int(v)], c) for v, c in entry["terms"]], entry["constant"]
        )
        priority = entry.get("priority")
        strength = kiwi.strength.required if priority is None else STRENGTHS[priority]
        constraints.append(kiwi.Constraint(expression, entry["relation"], strength))
    solver = kiwi.Solver()
    start = time.perf_counter()
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.updateVariables()
    build = time.perf_counter() - start

    edits = [(variables[edit["variable"]], edit["values"]) for edit in system["edits"]]
    for variable, _ in edits:
        solver.addEditVariable(variable, STRENGTHS[999])
    count = 0
    start = time.perf_counter()
    for _ in range(ROUNDS):
        for variable, values in edits:
            for value in values:
                solver.suggestValue(variable, value)
                solver.updateVariables()
                count += 1
    edit = (time.perf_counter() - start) / count
    return build, edit, [variable.value() for variable in variables]


def answer(system, repeats):
    runs = [run(system)]
    # A system that takes seconds is run once.
    while len(runs) < repeats and runs[0][0] < 1:
        runs.append(run(system))
    return {
        "build": min(r[0] for r in runs),
        "edit": min(r[1] for r in runs),
        "values": runs[0][2],
    }


json.dump([answer(s, int(sys.argv[1])) for s in json.load(sys.stdin)], sys.stdout)
