/// The strips at the top and the bottom that bars cover: what apps used before the safe area.
extension UIViewController {
  public var topLayoutGuide: any UILayoutSupport { view.topLayoutSupport }
  public var bottomLayoutGuide: any UILayoutSupport { view.bottomLayoutSupport }
}
