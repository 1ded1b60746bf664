import Foundation
import QuartzCore
import SDLPlatform
package import UIKitCore

/// The program around an app: options, services, window or headless run, exit status.
package enum SimulatorProgram {
  /// Runs an app until it ends and returns what to tell the shell.
  ///
  /// `launch` starts the app's code once everything stands.
  package static func run(
    arguments: [String],
    launch: (UIApplication) throws -> Void
  ) -> ExitStatus {
    let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
    do {
      let options = try SimulatorOptions.parse(Array(arguments.dropFirst()))
      if let request = options.request {
        print(answer(to: request, program: program), terminator: "")
        return .success
      }
      try run(program: program, options: options, launch: launch)
      return .success
    } catch let failure as SimulatorFailure {
      report(failure, program: program)
      return failure.status
    } catch {
      report(error, program: program)
      return .environment
    }
  }

  private static func run(
    program: String,
    options: SimulatorOptions,
    launch: (UIApplication) throws -> Void
  ) throws {
    // A mistake in the script shows before a window does.
    let script = try options.script.map { try Script(path: $0) }
    if !options.isHeadless {
      try HostDisplay.open(applicationName: program)
    }
    TrapStatus.install()
    let device = options.device
    let run = VirtualRun(
      services: try SimulatorServices.make { report($0, program: program) },
      environment: device.environment,
      scale: options.isHeadless ? options.scale : nil
    )
    UIView.setAnimationsEnabled(options.areAnimationsEnabled)
    let control = DeviceControl(run: run, device: device)
    // A window's scale is for the eye; its pictures are the device's.
    let outputs = RunOutputs(run: run, scale: options.isHeadless ? options.scale : nil)
    let scriptRun = script.map {
      ScriptRun(script: $0, control: control, outputs: outputs, timeout: options.timeout)
    }
    if options.isHeadless {
      try launch(run.application)
      try ending(outputs, options) {
        let host = HeadlessHost(run: run, script: scriptRun, timeout: options.timeout)
        try host.runToEnd()
      }
    } else {
      let host = try WindowHost(
        program: program,
        control: control,
        options: options,
        script: scriptRun
      )
      try launch(run.application)
      try ending(outputs, options) {
        try host.runLoop()
      }
      HostDisplay.close()
    }
  }

  /// Runs `body`, then ends the app and writes what the options ask for, also after a failure.
  private static func ending(
    _ outputs: RunOutputs,
    _ options: SimulatorOptions,
    _ body: () throws -> Void
  ) throws {
    let result = Result { try body() }
    try outputs.writeAll(for: options)
    let application = outputs.run.application
    application.delegate?.applicationWillTerminate(application)
    try result.get()
  }

  private static func answer(to request: SimulatorOptions.Request, program: String) -> String {
    switch request {
    case .help: HelpText.usage(program: program)
    case .version: VersionText.text(program: program)
    case .deviceList: HelpText.devices()
    }
  }

  private static func report(_ message: Any, program: String) {
    FileHandle.standardError.write(Data("\(program): \(message)\n".utf8))
  }
}
