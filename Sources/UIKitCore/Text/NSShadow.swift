public import Foundation

/// The shadow of text.
///
/// `shadowColor` is a `UIColor`; nil draws none.
open class NSShadow: NSObject {
  private let foundationMark = FoundationMark()
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

  public override init() {
    super.init()
  }
}
