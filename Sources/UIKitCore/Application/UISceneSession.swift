public import Foundation

/// The lasting identity of a scene.
open class UISceneSession: NSObject {
  /// What a scene is for.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role
  public let persistentIdentifier: String
  open package(set) var configuration: UISceneConfiguration

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is set up: by name or by the class of its delegate.
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
