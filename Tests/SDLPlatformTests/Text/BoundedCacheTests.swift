import Testing

@testable import SDLPlatform

/// What the two-generation cache keeps and forgets.
@Suite struct BoundedCacheTests {
  @Test func `returns what was put in`() {
    var cache = BoundedCache<String, Int>(limit: 10)
    cache.insert(1, for: "a")

    #expect(cache.value(for: "a") == 1)
    #expect(cache.value(for: "b") == nil)
  }

  @Test func `never holds more than its limit`() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    for number in 0..<1000 {
      cache.insert(number, for: number)
    }

    #expect(cache.count <= 10)
    #expect(cache.value(for: 999) == 999)
    #expect(cache.value(for: 0) == nil)
  }

  @Test func `keeps what is used all the time`() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    cache.insert(42, for: -1)
    for number in 0..<1000 {
      cache.insert(number, for: number)
      #expect(cache.value(for: -1) == 42)
    }
  }

  @Test func `makes a missing value once`() {
    var cache = BoundedCache<String, Int>(limit: 10)
    var count = 0
    for _ in 0..<3 {
      _ = cache.value(for: "a") {
        count += 1
        return 7
      }
    }

    #expect(count == 1)
  }
}
