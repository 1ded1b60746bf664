import Foundation
import QuartzCore
import TestFacts
import Testing

struct TimingFunctionTests {
  @Test(
    .facts("E21"),
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1] as [Float]),
      (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]),
      (.default, [0.25, 0.1, 0.25, 1]),
    ]
  )
  func `has Apple's control points`(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)

    var first: [Float] = [0, 0]
    var second: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)

    #expect(first + second == points)
  }

  @Test(
    .facts("E22"),
    arguments: [
      (CubicTimingCurve.easeIn, [0.017027, 0.093465, 0.315357, 0.621861, 0.839428]),
      (.easeOut, [0.160572, 0.378140, 0.684643, 0.906535, 0.982973]),
      (.easeInEaseOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (.default, [0.094795, 0.408511, 0.802403, 0.960459, 0.994316]),
    ]
  )
  func `runs through the measured values`(curve: CubicTimingCurve, values: [Double]) {
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      // Half of the last digit that was measured, and the rounding of a float to either side of it.
      #expect(abs(curve.value(at: time) - value) < 0.51e-6, "at \(time)")
    }
  }

  @Test func `finds the time of a value`() {
    let curve = CubicTimingCurve.easeInEaseOut

    #expect(abs(curve.time(ofValue: curve.value(at: 0.3)) - 0.3) < 1e-9)
  }

  @Test func `refuses a control point that does not exist`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var values: [Float] = [0, 0]
        CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &values)
      }
    }
  }
}
