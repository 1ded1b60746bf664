import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// Pictures in place of the tracks of sliders and progress views.
@MainActor
struct TrackImageTests {
  private let stage = Stage(size: CGSize(width: 120, height: 60), scale: 1)
  private let root = UIViewController()

  init() {
    stage.show(root)
    root.view.backgroundColor = .white
  }

  /// A black cap of 2 points at both ends, `color` between them; 8 points high.
  private func track(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 5, height: 8), format: format)
      .image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 8))
        color.setFill()
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 8))
      }
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2),
        resizingMode: .stretch
      )
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    stage.turn()
    return stage.snapshot().buffer.pixel(x: x, y: y)
  }

  @Test func `a slider shows its pictures on either side of the knob`() {
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 100, height: 31))
    slider.setMinimumTrackImage(track(.red), for: .normal)
    slider.setMaximumTrackImage(track(.green), for: .normal)
    slider.value = 0.5
    root.view.addSubview(slider)
    slider.layoutIfNeeded()

    // The track is as high as the pictures: from 25.5 - 4, at whole pixels.
    #expect(slider.trackRect(forBounds: slider.bounds).height == 8)
    #expect(slider.currentMinimumTrackImage === slider.minimumTrackImage(for: .highlighted))
    #expect(pixel(10, 25) == Opaque.black && pixel(109, 25) == Opaque.black)
    #expect(pixel(20, 23) == Opaque.red)
    #expect(pixel(100, 23) == Opaque.green)
    #expect(pixel(20, 19) == Opaque.white && pixel(20, 31) == Opaque.white)

    slider.setMinimumTrackImage(nil, for: .normal)
    slider.minimumTrackTintColor = .blue
    #expect(pixel(20, 25) == Opaque.blue)
  }

  @Test func `a progress view shows its pictures, what is done above the rest`() {
    let progress = UIProgressView(frame: CGRect(x: 10, y: 10, width: 100, height: 8))
    progress.trackImage = track(.green)
    progress.progressImage = track(.red)
    progress.progress = 0.25
    root.view.addSubview(progress)

    #expect(progress.intrinsicContentSize.height == 8)
    // 25 points are done: the right cap of the upper picture ends there.
    #expect(pixel(10, 12) == Opaque.black && pixel(20, 12) == Opaque.red)
    #expect(pixel(34, 12) == Opaque.black && pixel(36, 12) == Opaque.green)
    #expect(pixel(109, 12) == Opaque.black)
  }
}
