import Foundation
import QuartzCore
import Simulator
public import UIKitCore

/// Starts the simulator around an app; never returns.
///
/// The simulator's options are read from the arguments given, or else from the process's own. A principal
/// class other than `UIApplication` has no effect. Traps where the delegate's class cannot be found or made.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName else {
    fatalError("UIApplicationMain needs the name of the application delegate's class.")
  }
  guard let type = ClassName.type(named: delegateClassName) else {
    fatalError("UIApplicationMain found no class named \(delegateClassName).")
  }
  let arguments = argv.map { words in
    (0..<Int(argc)).compactMap { words[$0].map { String(cString: $0) } }
  }
  runApplication(
    delegateClass: type,
    arguments: arguments ?? CommandLine.arguments
  ) { application in
    guard let principalClassName, principalClassName != "UIApplication" else { return }
    application.log("The principal class \(principalClassName) has no effect: it is not built yet.")
  }
}

extension UIApplicationDelegate {
  /// What `@main` on an application delegate runs.
  @MainActor
  public static func main() {
    runApplication(delegateClass: self)
  }
}

@MainActor
private func runApplication(
  delegateClass: AnyClass,
  arguments: [String] = CommandLine.arguments,
  beforeLaunch: (UIApplication) -> Void = { _ in }
) -> Never {
  let status = SimulatorProgram.run(arguments: arguments) { application in
    beforeLaunch(application)
    guard let objectType = delegateClass as? NSObject.Type,
      let delegate = InitializerSlot.plain.make(objectType) as? any UIApplicationDelegate
    else {
      fatalError("The application delegate \(delegateClass) has to be an NSObject.")
    }
    try ApplicationLauncher(application: application).launch(delegate: delegate)
  }
  exit(status.rawValue)
}
