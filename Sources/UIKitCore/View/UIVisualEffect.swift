public import Foundation

/// What a visual effect view does to what lies behind it.
///
/// Make one of the subclasses.
open class UIVisualEffect: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }
}
