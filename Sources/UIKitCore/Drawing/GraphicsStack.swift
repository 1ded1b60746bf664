import CoreGraphics
import Foundation

/// The current drawing contexts of a thread, the innermost last.
nonisolated final class GraphicsStack {
  /// A context, and the scale of the image it makes if `UIGraphicsBeginImageContext` began it.
  struct Entry {
    var context: CGContext
    var imageScale: CGFloat?
  }

  var entries: [Entry] = []

  /// The stack of the calling thread.
  static var current: GraphicsStack {
    let key = "org.proscenium.graphics-stack"
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsStack {
      return stack
    }
    let stack = GraphicsStack()
    storage[key] = stack
    return stack
  }
}
