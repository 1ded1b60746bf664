import Foundation

/// One celebration of the summer or winter games.
struct Games: Equatable {
  enum Season: String {
    case summer = "Summer"
    case winter = "Winter"
  }

  let season: Season
  let year: String
  let host: String
  let country: String
  /// The five countries with the most medals, best first.
  let winners: [MedalWinner]

  /// The season and the year, such as `Summer 2012`.
  var title: String {
    "\(season.rawValue) \(year)"
  }

  var flagImageName: String {
    Flag.imageName(of: country)
  }

  var largeFlagImageName: String {
    Flag.imageName(of: country) + "_large"
  }
}
