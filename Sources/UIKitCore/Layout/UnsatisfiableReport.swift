/// The log of constraints that cannot all hold, in UIKit's words.
struct UnsatisfiableReport {
  let constraints: [String]
  let broken: String

  var text: String {
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if constraints.contains(where: { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }) {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) "
      )
    }
    lines.append("(")
    lines.append(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    lines += [
      ")", "",
      "Will attempt to recover by breaking constraint ",
      broken, "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    return lines.joined(separator: "\n")
  }

  func send() {
    UIApplication.logIfRunning(text)
  }
}
