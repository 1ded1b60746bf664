/// How grave an alert is.
///
/// On iOS it looks the same either way.
public nonisolated enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
