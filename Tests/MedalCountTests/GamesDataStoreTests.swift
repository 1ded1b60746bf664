import Testing

@testable import MedalCount

struct GamesDataStoreTests {
  private let store = GamesDataStore()

  @Test func `holds seventeen summer and eighteen winter games, newest first`() {
    #expect(store.summer.count == 17)
    #expect(store.winter.count == 18)
    #expect(store.summer.map(\.year) == store.summer.map(\.year).sorted().reversed())
    #expect(store.winter.map(\.year) == store.winter.map(\.year).sorted().reversed())
  }

  @Test func `knows five winners of every games`() {
    for games in store.summer + store.winter {
      #expect(games.winners.count == 5, "\(games.title)")
    }
  }

  @Test func `knows London 2012`() throws {
    let games = try #require(store.summer.first)

    #expect(games.title == "Summer 2012")
    #expect(games.host == "London")
    #expect(
      games.winners.first
        == MedalWinner(country: "United States", gold: 46, silver: 28, bronze: 29)
    )
  }
}
