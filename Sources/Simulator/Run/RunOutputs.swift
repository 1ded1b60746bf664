import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Writes what a run leaves behind: pictures, the trace, trees.
struct RunOutputs {
  let run: VirtualRun
  /// Pixels a point of pictures; nil takes the device's own scale.
  var scale: CGFloat?

  /// The screen at this instant, whatever scale a window shows it at.
  func picture() -> CGImage {
    run.makeCurrent()
    let environment = run.application.screen.environment
    let scale = scale ?? environment.scale
    let pixels = Compositor.picture(
      of: run.application.screen.layer,
      at: run.clock.now,
      pixelWidth: Int((environment.size.width * scale).rounded()),
      pixelHeight: Int((environment.size.height * scale).rounded()),
      scale: scale
    )
    return CGImage(buffer: pixels, isOpaque: true)
  }

  func writePicture(to path: String) throws {
    let data = try run.application.services.pictureCodec.encodePNG(picture())
    try write(data, to: path)
  }

  func writeTrace(to path: String) throws {
    try write(Data(run.application.trace.text().utf8), to: path)
  }

  /// What a dump prints.
  func text(of dump: SimulatorOptions.Dump) -> String {
    run.makeCurrent()
    switch dump {
    case .tree: return ViewTreeText(windows: run.application.visibleWindows).text
    case .presentations: return PresentationText(windows: run.application.visibleWindows).text
    }
  }

  /// Everything that the options ask for at the end of a run.
  func writeAll(for options: SimulatorOptions) throws {
    if let path = options.screenshot { try writePicture(to: path) }
    if let path = options.trace { try writeTrace(to: path) }
    for dump in options.dumps {
      try write(Data(text(of: dump).utf8), to: "-")
    }
  }

  /// `-` is the standard output.
  private func write(_ data: Data, to path: String) throws {
    if path == "-" {
      FileHandle.standardOutput.write(data)
      return
    }
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw SimulatorFailure(
        .environment,
        "\(path) can't be written: \(error.localizedDescription)"
      )
    }
  }
}
