/// Full-screen presentations show in the orientation that the presented controller prefers.
///
/// The host turns the screen, as a person would have to turn the device, and turns it back when the
/// presentation is over.
enum PresentationOrientation {
  /// Turns the screen for what is about to be presented.
  static func turn(for presentation: Presentation) {
    guard presentation.originalController.style == .fullScreen else { return }
    let application = UIApplication.shared
    let current = application.statusBarOrientation
    let shown = presentation.shown
    let wanted = shown.preferredInterfaceOrientationForPresentation
    guard wanted != current else { return }
    precondition(
      shown.supports(wanted),
      "preferredInterfaceOrientationForPresentation of \(logName(shown)) must match a supported "
        + "interface orientation."
    )
    guard let turn = application.onOrientationWanted else { return }
    presentation.orientationBefore = current
    turn(wanted, false)
    presentation.orientationForced = application.statusBarOrientation
  }

  /// Turns the screen back, unless somebody has turned it since.
  static func turnBack(after presentation: Presentation) {
    let application = UIApplication.shared
    guard let before = presentation.orientationBefore,
      application.statusBarOrientation == presentation.orientationForced
    else { return }
    presentation.orientationBefore = nil
    application.onOrientationWanted?(before, true)
  }
}
