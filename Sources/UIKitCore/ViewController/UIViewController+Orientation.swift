extension UIViewController {
  /// In what order orientations are taken where the present one is not supported.
  private static let allOrientations: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  var orientationWithoutPreference: UIInterfaceOrientation {
    let current = UIApplication.shared.statusBarOrientation
    if supports(current) { return current }
    return Self.allOrientations.first(where: supports) ?? current
  }

  /// What both the application and this controller allow.
  ///
  /// Traps where that is nothing, with UIKit's words.
  package func orientations(
    commonWith application: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask {
    let common = supportedInterfaceOrientations.intersection(application)
    precondition(
      !common.isEmpty,
      "Supported orientations has no common orientation with the application, and "
        + "[\(traceName(self)) shouldAutorotate] is returning YES"
    )
    return common
  }

  func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(orientation))
  }
}
