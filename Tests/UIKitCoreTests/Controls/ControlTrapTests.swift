import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// What controls and recognizers refuse as a programmer's mistake.
struct ControlTrapTests {
  @Test func `a segment must exist to be selected`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let control = UISegmentedControl(items: ["One"])
        control.selectedSegmentIndex = 1
      }
    }
  }

  @Test func `a segment must exist to be changed`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UISegmentedControl(items: ["One"]).setTitle("Two", forSegmentAt: 2)
      }
    }
  }

  @Test func `a stepper must step somewhere`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIStepper().stepValue = 0
      }
    }
  }

  @Test func `a touch must be there to be located`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil)
      }
    }
  }
}
