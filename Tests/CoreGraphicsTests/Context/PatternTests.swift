import CoreGraphics
import Foundation
import Testing

/// Patterns whose cells callbacks draw.
struct PatternTests {
  /// A cell of 4 by 4 with a square of 2 by 2 at its origin.
  private func pattern(
    isColored: Bool,
    matrix: CGAffineTransform = .identity,
    released: UnsafeMutableRawPointer? = nil
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        if isColored { context.setFillColor(.red) }
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      },
      releaseInfo: { $0?.storeBytes(of: true, as: Bool.self) }
    )
    return CGPattern(
      info: released,
      bounds: CGRect(x: 0, y: 0, width: 4, height: 4),
      matrix: matrix,
      xStep: 4,
      yStep: 4,
      tiling: .constantSpacing,
      isColored: isColored,
      callbacks: &callbacks
    )
  }

  @Test func `repeat in the base space, whatever the user space is`() throws {
    let canvas = Canvas(width: 12, height: 12)
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    canvas.context.setFillColorSpace(space)
    canvas.context.setFillPattern(try #require(pattern(isColored: true)), colorComponents: [1])
    canvas.context.translateBy(x: 1, y: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))

    for y in 1..<10 {
      for x in 1..<10 {
        let isInk = x % 4 < 2 && y % 4 < 2
        #expect(canvas[x, y] == (isInk ? .red : .clear), "\(x), \(y)")
      }
    }
    #expect(canvas[0, 0] == .clear && canvas[10, 10] == .clear)
  }

  @Test func `without colors take the components of their base space`() throws {
    let canvas = Canvas(width: 8, height: 8)
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    canvas.context.setFillColorSpace(space)
    canvas.context.setFillPattern(
      try #require(pattern(isColored: false)),
      colorComponents: [0, 0, 1, 0.5]
    )
    canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))

    #expect(canvas[0, 0].isClose(to: Pixel(0, 0, 128, 128)))
    #expect(canvas[5, 4].isClose(to: Pixel(0, 0, 128, 128)))
    #expect(canvas[2, 0] == .clear)
  }

  @Test func `are moved by their phase and stretched by their matrix`() throws {
    let canvas = Canvas(width: 16, height: 16)
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let wide = try #require(pattern(isColored: true, matrix: CGAffineTransform(scaleX: 2, y: 1)))
    canvas.context.setFillColorSpace(space)
    canvas.context.setPatternPhase(CGSize(width: 1, height: 0))
    canvas.context.setFillPattern(wide, colorComponents: [1])
    canvas.context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))

    // 4 of 8 columns from the first on, 2 of 4 rows.
    #expect((0..<16).filter { canvas[$0, 0] == .red } == [1, 2, 3, 4, 9, 10, 11, 12])
    #expect((0..<16).filter { canvas[1, $0] == .red } == [0, 1, 4, 5, 8, 9, 12, 13])
  }

  @Test func `tell when they are gone, and are not made without a drawing function`() {
    let flag = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { flag.deallocate() }
    flag.storeBytes(of: false, as: Bool.self)
    do {
      _ = pattern(isColored: true, released: flag)
    }
    #expect(flag.load(as: Bool.self))

    var callbacks = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: nil)
    let nothing = CGPattern(
      info: nil,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      matrix: .identity,
      xStep: 1,
      yStep: 1,
      tiling: .noDistortion,
      isColored: true,
      callbacks: &callbacks
    )
    #expect(nothing == nil)
  }
}
