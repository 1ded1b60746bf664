import Foundation
import TestFacts
import Testing
import UIKitCore

@testable import Simulator

/// The table of devices against the published figures.
struct DeviceTableTests {
  /// One device as printed by the system: points, pixels a point, corner radius, insets.
  nonisolated struct Figures: CustomTestStringConvertible, Sendable {
    let name: String
    let width: CGFloat
    let height: CGFloat
    let scale: CGFloat
    let radius: CGFloat
    let top: CGFloat
    let bottom: CGFloat
    let margin: CGFloat
    /// Left and right insets and the bottom one on its side.
    let side: CGFloat
    let sideBottom: CGFloat
    let isRegular: Bool
    var testDescription: String { name }

    init(
      _ name: String,
      _ width: CGFloat,
      _ height: CGFloat,
      _ scale: CGFloat,
      radius: CGFloat,
      top: CGFloat,
      bottom: CGFloat,
      margin: CGFloat,
      side: CGFloat,
      sideBottom: CGFloat,
      isRegular: Bool
    ) {
      self.name = name
      self.width = width
      self.height = height
      self.scale = scale
      self.radius = radius
      self.top = top
      self.bottom = bottom
      self.margin = margin
      self.side = side
      self.sideBottom = sideBottom
      self.isRegular = isRegular
    }
  }

  /// A phone: the same inset at the side as at the top, 34 and 21 points for the home indicator.
  private nonisolated static func phone(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    _ scale: CGFloat,
    _ radius: CGFloat,
    _ notch: CGFloat?,
    _ margin: CGFloat,
    isLarge: Bool = false
  ) -> Figures {
    Figures(
      name,
      width,
      height,
      scale,
      radius: radius,
      top: notch ?? 20,
      bottom: notch == nil ? 0 : 34,
      margin: margin,
      side: notch ?? 0,
      sideBottom: notch == nil ? 0 : 21,
      isRegular: isLarge
    )
  }

  private nonisolated static func pad(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    _ radius: CGFloat,
    _ top: CGFloat,
    _ bottom: CGFloat
  ) -> Figures {
    Figures(
      name,
      width,
      height,
      2,
      radius: radius,
      top: top,
      bottom: bottom,
      margin: 20,
      side: 0,
      sideBottom: bottom,
      isRegular: true
    )
  }

  nonisolated static let figures: [Figures] = [
    phone("iphone-se-1", 320, 568, 2, 0, nil, 16),
    phone("iphone-se-2", 375, 667, 2, 0, nil, 16),
    phone("iphone-se-3", 375, 667, 2, 0, nil, 16),
    phone("iphone-8", 375, 667, 2, 0, nil, 16),
    phone("iphone-8-plus", 414, 736, 3, 0, nil, 20, isLarge: true),
    phone("iphone-x", 375, 812, 3, 39, 44, 16),
    phone("iphone-11-pro", 375, 812, 3, 39, 44, 16),
    phone("iphone-11", 414, 896, 2, 41.5, 48, 20, isLarge: true),
    phone("iphone-xs-max", 414, 896, 3, 39, 44, 20, isLarge: true),
    phone("iphone-12-mini", 375, 812, 3, 44, 50, 16),
    phone("iphone-13-mini", 375, 812, 3, 44, 50, 16),
    phone("iphone-12", 390, 844, 3, 47.33, 47, 16),
    phone("iphone-14", 390, 844, 3, 47.33, 47, 16),
    phone("iphone-13-pro-max", 428, 926, 3, 53.33, 47, 20, isLarge: true),
    phone("iphone-14-plus", 428, 926, 3, 53.33, 47, 20, isLarge: true),
    phone("iphone-14-pro", 393, 852, 3, 55, 59, 16),
    phone("iphone-15", 393, 852, 3, 55, 59, 16),
    phone("iphone-16", 393, 852, 3, 55, 59, 16),
    phone("iphone-15-pro-max", 430, 932, 3, 55, 59, 20, isLarge: true),
    phone("iphone-16-plus", 430, 932, 3, 55, 59, 20, isLarge: true),
    phone("iphone-16-pro", 402, 874, 3, 62, 62, 16),
    phone("iphone-17", 402, 874, 3, 62, 62, 16),
    phone("iphone-16-pro-max", 440, 956, 3, 62, 62, 20, isLarge: true),
    pad("ipad-mini-6", 744, 1133, 21.5, 24, 20),
    pad("ipad-10", 820, 1180, 25, 24, 20),
    pad("ipad-air-5", 820, 1180, 18, 24, 20),
    pad("ipad-pro-11", 834, 1194, 18, 24, 20),
    pad("ipad-pro-12.9", 1024, 1366, 18, 24, 20),
    pad("ipad-9.7", 768, 1024, 0, 20, 0),
  ]

  @Test(.facts("F1", "F5", "F6", "F16"), arguments: figures)
  func `has the published figures`(figures: Figures) throws {
    let preset = try DevicePreset.named(figures.name)
    let upright = preset.environment(for: .portrait)
    let onItsSide = preset.environment(for: .landscapeRight)
    let isPad = preset.idiom == .pad

    #expect(upright.size == CGSize(width: figures.width, height: figures.height))
    #expect(onItsSide.size == CGSize(width: figures.height, height: figures.width))
    #expect(upright.scale == figures.scale)
    #expect(preset.cornerRadius == figures.radius)
    #expect(
      upright.safeAreaInsets
        == UIEdgeInsets(top: figures.top, left: 0, bottom: figures.bottom, right: 0)
    )
    #expect(
      onItsSide.safeAreaInsets
        == UIEdgeInsets(
          top: isPad ? figures.top : 0,
          left: figures.side,
          bottom: figures.sideBottom,
          right: figures.side
        )
    )
    #expect(upright.systemMinimumLayoutMargin == figures.margin)
    // Beside a notch a root margin is 16 more than its inset, without one it is 20.
    if !figures.isRegular {
      #expect(onItsSide.systemMinimumLayoutMargin == (figures.side > 0 ? 16 : 20))
    }
    #expect(onItsSide.traits.horizontalSizeClass == (figures.isRegular ? .regular : .compact))
    #expect(onItsSide.traits.verticalSizeClass == (isPad ? .regular : .compact))
  }
}
