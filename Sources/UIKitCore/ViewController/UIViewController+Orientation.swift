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

  func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(orientation))
  }
}
