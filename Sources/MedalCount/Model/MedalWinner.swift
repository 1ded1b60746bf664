import Foundation

/// A country and the medals it won.
struct MedalWinner: Equatable {
  let country: String
  let gold: Int
  let silver: Int
  let bronze: Int

  var flagImageName: String {
    Flag.imageName(of: country)
  }
}
