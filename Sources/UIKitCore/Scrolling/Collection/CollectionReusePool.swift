import Foundation

/// Views of a collection that went out of sight, and how to make more of their kind.
struct CollectionReusePool {
  /// Names a kind of view: cells have no element kind.
  private struct Kind: Hashable {
    let element: String?
    let identifier: String
  }

  private var makers: [Kind: () -> UICollectionReusableView?] = [:]
  private var idle: [Kind: [UICollectionReusableView]] = [:]
  /// The element kind that a view was made for.
  private var kinds: [ObjectIdentifier: Kind] = [:]

  mutating func register(_ type: AnyClass?, kind: String?, identifier: String) {
    let key = Kind(element: kind, identifier: identifier)
    guard let type else {
      makers[key] = nil
      return
    }
    guard let viewType = type as? UICollectionReusableView.Type else {
      preconditionFailure("\(type) can't be registered for reuse: it is no reusable view")
    }
    makers[key] = { UIView.make(viewType, frame: .zero) }
  }

  /// Registers a prototype of a storyboard.
  mutating func register(
    kind: String?,
    identifier: String,
    maker: @escaping () -> UICollectionReusableView?
  ) {
    makers[Kind(element: kind, identifier: identifier)] = maker
  }

  mutating func view(kind: String?, identifier: String) -> UICollectionReusableView? {
    let key = Kind(element: kind, identifier: identifier)
    if let view = idle[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = makers[key]?() else { return nil }
    view.reuseIdentifier = identifier
    kinds[ObjectIdentifier(view)] = key
    return view
  }

  mutating func recycle(_ view: UICollectionReusableView) {
    guard let key = kinds[ObjectIdentifier(view)] else { return }
    idle[key, default: []].append(view)
  }
}
