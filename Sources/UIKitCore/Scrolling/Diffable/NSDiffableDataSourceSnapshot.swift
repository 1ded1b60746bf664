/// Sections and items by identifiers, as a table or collection shall show them.
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// One section with its items.
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// Items whose cells shall be made anew.
  private(set) var reloaded: Set<ItemIdentifierType> = []

  public init() {}

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(reloaded) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[required(identifier)].items.count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections[required(identifier)].items
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  // MARK: - Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections.append(contentsOf: made(identifiers))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    sections.insert(contentsOf: made(identifiers), at: required(toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    sections.insert(contentsOf: made(identifiers), at: required(toIdentifier) + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      reloaded.formUnion(sections[required(identifier)].items)
    }
  }

  private func made(_ identifiers: [SectionIdentifierType]) -> [Section] {
    for identifier in identifiers {
      precondition(
        indexOfSection(identifier) == nil,
        "Section identifier count does not match: \(identifier) is already present"
      )
    }
    return identifiers.map { Section(identifier: $0) }
  }

  // MARK: - Items

  /// Appends to the last section where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(
      !sections.isEmpty,
      "There are currently no sections in the data source. Please add a section first."
    )
    let index = sectionIdentifier.map { required($0) } ?? sections.count - 1
    remove(identifiers)
    sections[index].items.append(contentsOf: identifiers)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers)
  }

  public mutating func deleteAllItems() {
    sections.removeAll()
    reloaded.removeAll()
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    insert([identifier], beside: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    insert([identifier], beside: toIdentifier, offset: 1)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    for index in sections.indices {
      sections[index].items.removeAll { removed.contains($0) }
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside neighbor: ItemIdentifierType,
    offset: Int
  ) {
    remove(identifiers.filter { $0 != neighbor })
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: neighbor) else { continue }
      sections[index].items.insert(contentsOf: identifiers, at: place + offset)
      return
    }
    preconditionFailure("Invalid item identifier specified: \(neighbor)")
  }

  private func required(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("Invalid section identifier for operation: \(identifier)")
    }
    return index
  }

  /// Forgets what was to be reloaded: it has been.
  mutating func didReload() {
    reloaded.removeAll()
  }

  func identifier(at indexPath: (section: Int, item: Int)) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }

  /// Where each item is.
  var places: [ItemIdentifierType: (section: Int, item: Int)] {
    var places: [ItemIdentifierType: (section: Int, item: Int)] = [:]
    for (section, content) in sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        places[identifier] = (section, item)
      }
    }
    return places
  }

  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (index, item) }
    }
    return nil
  }
}
