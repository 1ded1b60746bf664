public import Foundation

extension IndexPath {
  /// An index path of a table: exactly two indexes.
  public nonisolated init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// An index path of a collection: exactly two indexes.
  public nonisolated init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public nonisolated var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public nonisolated var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public nonisolated var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
