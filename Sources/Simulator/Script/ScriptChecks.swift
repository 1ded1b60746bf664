import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Finds what a script points at and checks what it expects.
struct ScriptChecks {
  let run: VirtualRun

  /// Where a finger has to go; throws, saying what is in the way.
  func point(_ target: ScriptTarget) throws -> CGPoint {
    run.makeCurrent()
    switch target {
    case .point(let point): return point
    case .view: return try TouchTarget(view: view(target)).point()
    }
  }

  /// Throws a `SimulatorFailure` that tells what is there instead.
  func check(_ expectation: ScriptExpectation) throws {
    run.makeCurrent()
    switch expectation {
    case .presented(let name):
      let presented = presentedNames
      guard presented.last != name else { return }
      let found = presented.isEmpty ? "nothing" : presented.joined(separator: ", ")
      throw fail("expected \(name ?? "nothing") to be presented, found \(found)")
    case .frame(let target, let expected, let tolerance):
      let frame = try view(target).framePresented(at: run.clock.now)
      guard !isNear(frame, expected, tolerance) else { return }
      throw fail("expected \(target) at \(text(expected)), found \(text(frame))")
    case .horizontalSizeClass(let expected):
      try check(expected, is: traits.horizontalSizeClass, name: "horizontal")
    case .verticalSizeClass(let expected):
      try check(expected, is: traits.verticalSizeClass, name: "vertical")
    case .trace(let path):
      try checkTrace(against: path)
    case .visible(let target):
      _ = try view(target)
    case .absent(let target):
      guard case .view(let name) = target else { return }
      guard !ViewQuery(name).matches(in: run.application.visibleWindows).isEmpty else { return }
      throw fail("expected no \(target), but it is on the screen")
    }
  }

  private func view(_ target: ScriptTarget) throws -> UIView {
    switch target {
    case .view(let name):
      return try ViewQuery(name).single(in: run.application.visibleWindows)
    case .point(let point):
      guard let view = run.application.viewHit(at: point) else {
        throw SimulatorFailure(.notFound, "there is no view at \(target)")
      }
      return view
    }
  }

  private var traits: UITraitCollection.Values {
    run.application.screen.environment.traits
  }

  /// Class names of the presented controllers, the first presented one first.
  private var presentedNames: [String] {
    let root = run.application.keyWindow?.rootViewController
    return sequence(first: root) { $0?.presentedViewController }
      .dropFirst().compactMap { $0 }.map { "\(type(of: $0))" }
  }

  private func check(
    _ expected: UIUserInterfaceSizeClass,
    is found: UIUserInterfaceSizeClass,
    name: String
  ) throws {
    guard expected != found else { return }
    throw fail("expected the \(name) size class \(expected), found \(found)")
  }

  private func checkTrace(against path: String) throws {
    guard let expected = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw SimulatorFailure(.notFound, "there is no trace '\(path)' that can be read")
    }
    let found = run.application.trace.text()
    guard expected != found else { return }
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let foundLines = found.split(separator: "\n", omittingEmptySubsequences: false)
    let number =
      zip(expectedLines, foundLines).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> String {
      number < lines.count ? "'\(lines[number])'" : "the end"
    }
    throw fail(
      "the trace differs from \(path) in line \(number + 1): "
        + "expected \(line(expectedLines)), found \(line(foundLines))"
    )
  }

  private func isNear(_ first: CGRect, _ second: CGRect, _ tolerance: CGFloat) -> Bool {
    [
      first.minX - second.minX, first.minY - second.minY,
      first.width - second.width, first.height - second.height,
    ]
    .allSatisfy { abs($0) <= tolerance }
  }

  private func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height]
      .map { "\(($0 * 100).rounded() / 100)".replacing(/\.0$/, with: "") }
      .joined(separator: ",")
  }

  private func fail(_ reason: String) -> SimulatorFailure {
    SimulatorFailure(.checkFailed, reason)
  }
}
