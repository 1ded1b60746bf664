import Foundation

/// How the camera was held, as a JPEG file says in its Exif segment (JEITA CP-3451, tag 274).
nonisolated struct PictureOrientation: Hashable {
  /// `.up` where the data says nothing.
  let orientation: UIImage.Orientation

  private static let orientationTag = 0x0112

  init(data: Data) {
    orientation =
      Self.exifValue(in: [UInt8](data.prefix(Self.searched)))
      .flatMap(Self.orientation) ?? .up
  }

  /// Exif stands among the first segments, each at most 64 KiB long.
  private static let searched = 1 << 18

  private static func orientation(exif value: Int) -> UIImage.Orientation? {
    switch value {
    case 1: .up
    case 2: .upMirrored
    case 3: .down
    case 4: .downMirrored
    case 5: .leftMirrored
    case 6: .right
    case 7: .rightMirrored
    case 8: .left
    default: nil
    }
  }

  /// Walks the segments of a JPEG to the Exif one.
  private static func exifValue(in bytes: [UInt8]) -> Int? {
    let reader = ByteReader(bytes: bytes, isLittleEndian: false)
    guard reader.number(at: 0, length: 2) == 0xFFD8 else { return nil }

    var place = 2
    while let marker = reader.number(at: place, length: 2), marker >> 8 == 0xFF,
      marker != 0xFFDA, let length = reader.number(at: place + 2, length: 2), length >= 2
    {
      let start = place + 4
      if marker == 0xFFE1, bytes.dropFirst(start).starts(with: Array("Exif\0\0".utf8)) {
        return value(inTIFF: Array(bytes[(start + 6)..<min(bytes.count, place + 2 + length)]))
      }
      place += 2 + length
    }
    return nil
  }

  /// Looks the tag up in the first directory of a TIFF header.
  private static func value(inTIFF bytes: [UInt8]) -> Int? {
    let isLittle = bytes.starts(with: Array("II".utf8))
    let reader = ByteReader(bytes: bytes, isLittleEndian: isLittle)
    guard let directory = reader.number(at: 4, length: 4),
      let count = reader.number(at: directory, length: 2)
    else { return nil }

    for index in 0..<count {
      let entry = directory + 2 + index * 12
      if reader.number(at: entry, length: 2) == orientationTag {
        return reader.number(at: entry + 8, length: 2)
      }
    }
    return nil
  }
}

/// Unsigned numbers at places in memory; nil beyond its end.
private nonisolated struct ByteReader {
  var bytes: [UInt8]
  var isLittleEndian: Bool

  func number(at place: Int, length: Int) -> Int? {
    guard place >= 0, place + length <= bytes.count else { return nil }

    let digits = bytes[place..<(place + length)]
    return (isLittleEndian ? Array(digits.reversed()) : Array(digits))
      .reduce(0) { $0 << 8 | Int($1) }
  }
}
