import Foundation
import TestFacts
import Testing
import UIKitCore

@testable import Simulator

/// The table of devices.
@Suite struct DevicePresetTests {
  @Test(.facts("F1", "F2"), arguments: DevicePreset.all)
  func `portrait phones are narrow and high, pads regular in both`(preset: DevicePreset) {
    let portrait = preset.environment(for: .portrait).traits
    let landscape = preset.environment(for: .landscapeLeft).traits

    #expect(portrait.verticalSizeClass == .regular)
    #expect(portrait.horizontalSizeClass == (preset.idiom == .phone ? .compact : .regular))
    #expect(landscape.verticalSizeClass == (preset.idiom == .phone ? .compact : .regular))
    #expect(portrait.displayScale == preset.scale)
  }

  @Test(
    .facts("F1"),
    arguments: ["iphone-8-plus", "iphone-11", "iphone-xs-max", "iphone-15-pro-max", "ipad-10"]
  )
  func `large devices have a regular width in landscape`(identifier: String) throws {
    let preset = try DevicePreset.named(identifier)

    #expect(preset.environment(for: .landscapeRight).traits.horizontalSizeClass == .regular)
  }

  @Test func `a size is a device too`() throws {
    let preset = try DevicePreset.named("390x844@3")
    let screen = preset.environment(for: .portrait)

    #expect(screen.size == CGSize(width: 390, height: 844))
    #expect(screen.scale == 3)
    #expect(screen.safeAreaInsets == .zero)
    #expect(screen.traits.horizontalSizeClass == .compact)
    #expect(screen.traits.verticalSizeClass == .regular)
    #expect(preset.environment(for: .landscapeLeft).traits.verticalSizeClass == .compact)
    #expect(try DevicePreset.named("800x600").scale == 2)
  }

  @Test(arguments: ["0x100", "390x844@9", "390x", "12345x10", "x"])
  func `but not any text`(identifier: String) {
    #expect(throws: SimulatorFailure.self) { try DevicePreset.named(identifier) }
  }

  @Test(
    .facts("F1"),
    arguments: ["iphone-se-1", "iphone-se-3", "iphone-x", "iphone-15", "iphone-16-pro"]
  )
  func `other phones stay compact in landscape`(identifier: String) throws {
    let preset = try DevicePreset.named(identifier)

    #expect(preset.environment(for: .landscapeRight).traits.horizontalSizeClass == .compact)
  }

  @Test(.facts("F5", "F11")) func `landscape swaps the sides and moves the insets`() throws {
    let environment = try DevicePreset.named("iphone-14").environment(for: .landscapeRight)

    #expect(environment.size == CGSize(width: 844, height: 390))
    #expect(
      environment.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    )
    // 47 + 16 = 63 is the margin of the root view.
    #expect(environment.systemMinimumLayoutMargin == 16)
  }

  @Test(.facts("F16")) func `margins are 16 or 20`() throws {
    func margin(_ identifier: String, _ orientation: UIInterfaceOrientation) throws -> CGFloat {
      try DevicePreset.named(identifier).environment(for: orientation).systemMinimumLayoutMargin
    }

    #expect(try margin("iphone-se-3", .portrait) == 16)
    #expect(try margin("iphone-se-3", .landscapeLeft) == 20)
    #expect(try margin("iphone-8-plus", .portrait) == 20)
    #expect(try margin("iphone-15-pro-max", .portrait) == 20)
    #expect(try margin("ipad-10", .portrait) == 20)
  }

  @Test func `the start of a name is the latest of its kind`() throws {
    #expect(try DevicePreset.named("iphone-se").identifier == "iphone-se-3")
    #expect(try DevicePreset.named("iphone-15").identifier == "iphone-15")
    #expect(try DevicePreset.named("iphone-se").shortName == "iPhone SE")
  }

  @Test func `an unknown device is answered with the nearest one`() {
    #expect {
      try DevicePreset.named("iphon-15")
    } throws: { error in
      (error as? SimulatorFailure)?.status == .notFound
        && "\(error)" == "There is no device 'iphon-15'; did you mean 'iphone-15'?"
    }
  }

  @Test func `identifiers are unique`() {
    #expect(Set(DevicePreset.all.map(\.identifier)).count == DevicePreset.all.count)
  }

  @Test(arguments: [
    (
      CGSize(width: 599, height: 480), UIUserInterfaceSizeClass.compact,
      UIUserInterfaceSizeClass.regular
    ),
    (CGSize(width: 600, height: 480), .regular, .regular),
    (CGSize(width: 600, height: 479), .compact, .compact),
    (CGSize(width: 895, height: 400), .compact, .compact),
    (CGSize(width: 896, height: 400), .regular, .compact),
    (CGSize(width: 1, height: 1), .compact, .compact),
  ])
  func `free sizes have the size classes of what they resemble`(
    size: CGSize,
    horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    let traits = DevicePreset.standard.environment(freeSize: size).traits

    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == vertical)
  }

  @Test(arguments: DevicePreset.all)
  func `the rule for free sizes agrees with every device`(preset: DevicePreset) {
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
      let posture = preset.posture(in: orientation)
      let size = preset.size(in: orientation)
      // The 8 Plus is the only phone below 896 points that is regular in landscape.
      guard preset.identifier != "iphone-8-plus" || orientation == .portrait else { continue }
      #expect(SizeClassRule.horizontal(for: size) == posture.horizontalSizeClass)
      #expect(SizeClassRule.vertical(for: size) == posture.verticalSizeClass)
    }
  }
}
