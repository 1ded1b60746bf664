import Foundation

/// Classes by their names as apps write them: `Module.Class`.
package nonisolated enum ClassName {
  /// The class of a name; nil if there is none.
  ///
  /// Foundation's own search first lists all of Foundation's classes, which takes a fifth of an app's start.
  package static func type(named name: String) -> AnyClass? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ isPlain($0) }) {
      // Swift's mangling of a class that is not nested: two names with their lengths.
      let mangled = parts.map { "\($0.utf8.count)\($0)" }.joined() + "C"
      if let found = _typeByName(mangled) as? AnyClass { return found }
    }
    return NSClassFromString(name)
  }

  /// `Module.Class`.
  package static func name(of type: AnyClass) -> String {
    _typeName(type, qualified: true)
  }

  private static func isPlain(_ word: Substring) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { $0 < 128 } && word.first?.isNumber == false
  }
}
