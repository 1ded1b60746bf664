/// Follows a pointer that hovers over a view.
///
/// A device with fingers only has no such pointer: the recognizer stays possible.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    UnsupportedAPI.report("UIHoverGestureRecognizer")
  }
}
