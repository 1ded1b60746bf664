import Foundation

/// Cells and header views that went out of sight, and how to make more of their kind.
struct TableReusePool {
  /// Where a kind of view comes from.
  private enum Source {
    case type(UIView.Type)
    case maker(() -> UIView?)
  }

  private var cellSources: [String: Source] = [:]
  private var viewSources: [String: Source] = [:]
  private var idleCells: [String: [UITableViewCell]] = [:]
  private var idleViews: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func registerCell(_ type: AnyClass?, identifier: String) {
    cellSources[identifier] = Self.source(type, UITableViewCell.self)
  }

  /// Registers a prototype of a storyboard.
  mutating func registerCell(identifier: String, maker: @escaping () -> UITableViewCell?) {
    cellSources[identifier] = .maker(maker)
  }

  mutating func registerView(_ type: AnyClass?, identifier: String) {
    viewSources[identifier] = Self.source(type, UITableViewHeaderFooterView.self)
  }

  private static func source(_ type: AnyClass?, _ base: UIView.Type) -> Source? {
    guard let type else { return nil }
    guard let viewType = type as? UIView.Type else {
      preconditionFailure("\(type) can't be registered for reuse: it is no \(base)")
    }
    return .type(viewType)
  }

  mutating func cell(identifier: String) -> UITableViewCell? {
    if let idle = idleCells[identifier]?.popLast() {
      idle.prepareForReuse()
      return idle
    }
    switch cellSources[identifier] {
    case .type(let type):
      guard let cellType = type as? UITableViewCell.Type else { return nil }
      return UITableViewCell.make(cellType, style: .default, reuseIdentifier: identifier)
    case .maker(let make):
      let cell = make() as? UITableViewCell
      cell?.assignReuseIdentifier(identifier)
      return cell
    case nil:
      return nil
    }
  }

  mutating func view(identifier: String) -> UITableViewHeaderFooterView? {
    if let idle = idleViews[identifier]?.popLast() {
      idle.prepareForReuse()
      return idle
    }
    guard case .type(let type) = viewSources[identifier],
      let viewType = type as? UITableViewHeaderFooterView.Type
    else { return nil }
    return UITableViewHeaderFooterView.make(viewType, reuseIdentifier: identifier)
  }

  mutating func recycle(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    idleCells[identifier, default: []].append(cell)
  }

  mutating func recycle(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    idleViews[identifier, default: []].append(view)
  }
}
