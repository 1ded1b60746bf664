import Foundation
import Testing
import UIKitCore

@testable import Simulator

/// Turning, resizing and setting up a device.
@Suite struct SimulatedDeviceTests {
  private var device = SimulatedDevice()

  @Test mutating func `turns all the way round to the left`() {
    var seen: [UIInterfaceOrientation] = []
    for _ in 0..<4 {
      device.rotate(.left)
      seen.append(device.orientation)
    }

    #expect(seen == [.landscapeRight, .portraitUpsideDown, .landscapeLeft, .portrait])
  }

  @Test mutating func `passes orientations that the app does not support`() {
    device.rotate(.left, supported: .allButUpsideDown)
    device.rotate(.left, supported: .allButUpsideDown)

    #expect(device.orientation == .landscapeLeft)

    device.rotate(.right, supported: .portrait)

    #expect(device.orientation == .portrait)

    device.rotate(.right, supported: .portrait)

    #expect(device.orientation == .portrait)
  }

  @Test mutating func `turning swaps the sides of a free size too`() {
    device.resize(to: CGSize(width: 700, height: 500))
    device.rotate(.right)

    #expect(device.size == CGSize(width: 500, height: 700))
    #expect(device.freeSize == CGSize(width: 500, height: 700))
    #expect(device.environment.orientation == .portrait)
  }

  @Test mutating func `the size of the device ends a free size`() {
    device.resize(to: CGSize(width: 700, height: 500))
    device.resize(to: CGSize(width: 667, height: 375))

    #expect(device.freeSize == nil)
    #expect(device.orientation == .landscapeRight)
  }

  @Test mutating func `a free size has at least one point`() {
    device.resize(to: CGSize(width: -3, height: 0))

    #expect(device.size == CGSize(width: 1, height: 1))
  }

  @Test mutating func `overridden traits win over the device's`() {
    device.traits.horizontalSizeClass = .regular
    device.appearance = .dark

    #expect(device.environment.traits.horizontalSizeClass == .regular)
    #expect(device.environment.traits.verticalSizeClass == .regular)
    #expect(device.environment.traits.userInterfaceStyle == .dark)
  }

  @Test mutating func `the devices form a ring`() {
    device.preset = DevicePreset.all[0]

    #expect(device.neighbor(-1) == DevicePreset.all.last)
    #expect(device.neighbor(1) == DevicePreset.all[1])
  }
}
