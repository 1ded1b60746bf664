import Foundation

/// The font files that the app brings along.
///
/// On iOS an app lists them in its Info.plist under `UIAppFonts`. Here all that lie among its resources
/// are known, as soon as somebody asks for a family by name.
final class ApplicationFonts {
  private var registered: Set<URL> = []
  private var hasSearched = false

  /// Registers the fonts among the app's resources, once.
  func search() {
    guard !hasSearched else { return }
    hasSearched = true
    let application = UIApplication.shared
    for file in application.pictures.locator.fontFiles
    where register(file) == .unreadable {
      application.log("\(file.path) is not used: it holds no font that can be read.")
    }
  }

  enum Outcome {
    case done
    case alreadyRegistered
    case unreadable
  }

  func register(_ file: URL) -> Outcome {
    guard !registered.contains(file) else { return .alreadyRegistered }
    guard UIApplication.shared.services.textEngine.registerFonts(in: file) else {
      return .unreadable
    }
    registered.insert(file)
    return .done
  }
}
