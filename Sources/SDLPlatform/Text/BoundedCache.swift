/// A cache that forgets what has not been used for a while, in two generations.
///
/// A lookup moves an entry to the young generation. When that has used up half of the limit it becomes
/// the old one, and what the previous old one still held is dropped. Every operation is O(1).
nonisolated struct BoundedCache<Key: Hashable, Value> {
  /// Sum of the costs that the cache keeps at most.
  let limit: Int

  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int {
    young.count + old.count
  }

  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] {
      return entry.value
    }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if youngCost + cost > limit / 2 {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = (value, cost)
    youngCost += cost
  }

  /// The value for `key`, made and kept if it is not here yet.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = value(for: key) {
      return value
    }
    let value = make()
    insert(value, for: key)
    return value
  }
}
