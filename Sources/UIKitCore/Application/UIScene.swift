public import Foundation

/// One instance of the app's interface.
///
/// The simulator has exactly one, a `UIWindowScene`.
open class UIScene: UIResponder {
  /// Whether the scene is in front.
  public nonisolated enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene connects; always empty here.
  open class ConnectionOptions: NSObject {
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []
    public internal(set) var sourceApplication: String?
  }

  public let session: UISceneSession

  /// Strong: nothing else keeps a scene delegate.
  open var delegate: (any UISceneDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

/// A URL that another app asked this one to open; never made here.
open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
  }
}
