/// Reports API that is accepted but has no effect here, once for each name.
///
/// Every such name also stands in Documentation/Coverage.md.
package enum UnsupportedAPI {
  private static var reported: Set<String> = []

  /// Logs one sentence the first time that `name` (such as `"UIView.motionEffects"`) is used.
  package static func report(_ name: String, because reason: String = "it is not built yet") {
    guard reported.insert(name).inserted else { return }
    UIApplication.shared.log("\(name) has no effect: \(reason).")
  }

  /// Forgets what was reported: another application starts in this process.
  static func reset() {
    reported.removeAll()
  }
}
