import CoreGraphics
import Foundation
import UIKit

/// Where two pictures differ.
struct PixelDifference {
  private static let bytesPerPixel = 4

  private let width: Int
  private let height: Int
  /// One for each pixel of the larger size, row by row: the largest difference of a component.
  private let distances: [UInt8]

  /// Components that differ by at most `tolerance` count as equal.
  init(_ one: CGImage, _ other: CGImage, tolerance: UInt8 = 0) {
    width = max(one.width, other.width)
    height = max(one.height, other.height)
    let (first, second) = (Self.bytes(of: one), Self.bytes(of: other))
    var distances = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        guard x < min(one.width, other.width), y < min(one.height, other.height) else {
          distances[y * width + x] = .max
          continue
        }
        let left = y * one.bytesPerRow + x * Self.bytesPerPixel
        let right = y * other.bytesPerRow + x * Self.bytesPerPixel
        let distance = (0..<Self.bytesPerPixel).reduce(UInt8(0)) { largest, component in
          let (a, b) = (first[left + component], second[right + component])
          return max(largest, a > b ? a - b : b - a)
        }
        distances[y * width + x] = distance > tolerance ? distance : 0
      }
    }
    self.distances = distances
  }

  /// Pixels that differ at all.
  var count: Int { distances.count { $0 > 0 } }

  /// How many pixels differ, by how much, and where.
  var summary: String {
    let places = distances.indices.filter { distances[$0] > 0 }
    let columns = places.map { $0 % width }
    let rows = places.map { $0 / width }
    let from = "\(columns.min() ?? 0),\(rows.min() ?? 0)"
    let to = "\(columns.max() ?? 0),\(rows.max() ?? 0)"
    return "\(count) pixels differ by up to \(distances.max() ?? 0) of 255, from \(from) to \(to)"
  }

  /// White where the pictures are equal, the redder the more they differ.
  func pngData() -> Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, distance) in distances.enumerated() where distance > 0 {
        // A difference of one has to be seen too.
        UIColor(red: 1, green: 0, blue: 0, alpha: max(CGFloat(distance) / 255, 0.3)).setFill()
        context.fill(CGRect(x: index % width, y: index / width, width: 1, height: 1))
      }
    }
  }

  private static func bytes(of image: CGImage) -> [UInt8] {
    image.dataProvider?.data.map { [UInt8]($0 as Data) } ?? []
  }
}
