import Foundation

/// All games since 1948, newest first.
struct GamesDataStore {
  let summer: [Games]
  let winter: [Games]

  init() {
    summer = Self.games(of: .summer, in: GamesData.summer)
    winter = Self.games(of: .winter, in: GamesData.winter)
  }

  /// Reads lines such as `2012|London|Great Britain|United States 46/28/29; China 38/29/21; …`.
  private static func games(of season: Games.Season, in text: String) -> [Games] {
    text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "|").map(String.init)
      guard fields.count == 4 else { return nil }
      return Games(
        season: season,
        year: fields[0],
        host: fields[1],
        country: fields[2],
        winners: fields[3].split(separator: ";").compactMap { winner(in: String($0)) }
      )
    }
  }

  private static func winner(in text: String) -> MedalWinner? {
    let words = text.split(separator: " ").map(String.init)
    guard let medals = words.last?.split(separator: "/").compactMap({ Int($0) }),
      medals.count == 3
    else {
      return nil
    }
    return MedalWinner(
      country: words.dropLast().joined(separator: " "),
      gold: medals[0],
      silver: medals[1],
      bronze: medals[2]
    )
  }
}
