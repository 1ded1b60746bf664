import Foundation
import SDLPlatform

/// What `--version` prints: all that a bug report needs.
enum VersionText {
  /// Of this library.
  static let version = "0.1.0"

  static func text(program: String) -> String {
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    let parts = HostDisplay.versions.map { "\($0.name) \($0.version)" }
    return """
      \(program), running on Proscenium \(version)
      \(parts.joined(separator: ", "))
      \(system)

      """
  }
}
