import Foundation
import UIKit

/// What probes write into, in order.
final class CallLog {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  func clear() {
    lines.removeAll()
  }

  func lines(startingWith prefix: String) -> [String] {
    lines.filter { $0.hasPrefix(prefix) }
  }

  func count(_ line: String) -> Int {
    lines.filter { $0 == line }.count
  }

  /// Position of the first such line; nil if there is none.
  func position(_ line: String) -> Int? {
    lines.firstIndex(of: line)
  }
}
