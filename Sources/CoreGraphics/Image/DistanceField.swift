/// How far every pixel is from the nearest one of a set, squared.
///
/// By the lower envelope of parabolas, first along columns, then along rows (Felzenszwalb and
/// Huttenlocher, "Distance Transforms of Sampled Functions"): the cost grows with the area alone.
internal struct DistanceField {
  /// Row by row; 0 in the set, larger than any distance where the set is empty.
  private(set) var squares: [Float]

  private static let far: Float = 1e12

  init(width: Int, height: Int, contains: (Int) -> Bool) {
    squares = (0..<width * height).map { contains($0) ? 0 : Self.far }
    let longest = max(width, height)
    var line = [Float](repeating: 0, count: longest)
    var envelope = Envelope(length: longest)
    squares.withUnsafeMutableBufferPointer { squares in
      line.withUnsafeMutableBufferPointer { line in
        for x in 0..<width {
          for y in 0..<height { line[y] = squares[y * width + x] }
          envelope.transform(line, count: height) { y, value in squares[y * width + x] = value }
        }
        for y in 0..<height {
          for x in 0..<width { line[x] = squares[y * width + x] }
          envelope.transform(line, count: width) { x, value in squares[y * width + x] = value }
        }
      }
    }
  }

  /// The parabolas that are lowest somewhere along a line.
  private struct Envelope {
    /// Where the parabolas stand, and from where on each is the lowest.
    private var places: [Int]
    private var starts: [Float]

    init(length: Int) {
      places = Array(repeating: 0, count: length)
      starts = Array(repeating: 0, count: length + 1)
    }

    mutating func transform(
      _ line: UnsafeMutableBufferPointer<Float>,
      count: Int,
      store: (Int, Float) -> Void
    ) {
      places.withUnsafeMutableBufferPointer { places in
        starts.withUnsafeMutableBufferPointer { starts in
          var last = 0
          places[0] = 0
          starts[0] = -DistanceField.far
          starts[1] = DistanceField.far
          for place in 1..<max(count, 1) {
            var start = Self.meeting(of: place, and: places[last], line)
            while last > 0, start <= starts[last] {
              last -= 1
              start = Self.meeting(of: place, and: places[last], line)
            }
            last += 1
            places[last] = place
            starts[last] = start
            starts[last + 1] = DistanceField.far
          }
          var current = 0
          for place in 0..<count {
            while starts[current + 1] < Float(place) { current += 1 }
            let offset = Float(place - places[current])
            store(place, offset * offset + line[places[current]])
          }
        }
      }
    }

    /// Where the parabola of `second` gives way to that of `first`, which stands behind it.
    private static func meeting(
      of first: Int,
      and second: Int,
      _ line: UnsafeMutableBufferPointer<Float>
    ) -> Float {
      let (a, b) = (Float(first), Float(second))
      return (line[first] + a * a - line[second] - b * b) / (2 * (a - b))
    }
  }
}
