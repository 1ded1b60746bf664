public import Foundation
import QuartzCore

/// A table's data source that is given snapshots and finds out what changed between them.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func snapshot() -> Snapshot { current }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.identifier(at: (indexPath.section, indexPath.row))
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Changed sections reload the table; changes inside of sections move, insert and delete rows.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot
    current.didReload()
    guard let table, animatingDifferences, table.window != nil,
      old.sectionIdentifiers == snapshot.sectionIdentifiers
    else {
      table?.reloadData()
      if let completion { FrameClock.current.enqueue(completion) }
      return
    }
    let animation = defaultRowAnimation
    table.performBatchUpdates(
      {
        for section in snapshot.sections.indices {
          let change = snapshot.sections[section].items.difference(
            from: old.sections[section].items
          )
          let removed = change.removals.map {
            IndexPath(row: Self.offset(of: $0), section: section)
          }
          let inserted = change.insertions.map {
            IndexPath(row: Self.offset(of: $0), section: section)
          }
          if !removed.isEmpty { table.deleteRows(at: removed, with: animation) }
          if !inserted.isEmpty { table.insertRows(at: inserted, with: animation) }
        }
        let reloaded = snapshot.reloaded.compactMap { old.place(of: $0) }
          .map { IndexPath(row: $0.item, section: $0.section) }
        if !reloaded.isEmpty { table.reloadRows(at: reloaded, with: .none) }
      },
      completion: { _ in completion?() }
    )
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  private static func offset(
    of change: CollectionDifference<ItemIdentifierType>.Change
  ) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  // MARK: - Data source

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  )
    -> UITableViewCell
  {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      preconditionFailure("The cell provider of \(type(of: self)) gave no cell for \(indexPath)")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
