public import Foundation

/// A step from one view controller to another, made by a storyboard or in code.
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  private let performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// A segue whose `perform()` calls `performHandler`.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Runs the handler given at creation; without one presents `destination` modally.
  ///
  /// UIKit's plain class does nothing here; its storyboards use private subclasses that present.
  open func perform() {
    if let performHandler {
      performHandler()
    } else {
      source.present(destination, animated: true, completion: nil)
    }
  }
}
