import Foundation

/// The effect of an animation on one property.
struct PropertyEffect {
  let path: PropertyPath
  let values: AnimatedValues
  let isAdditive: Bool
  let isCumulative: Bool
  let valueFunction: CAValueFunction?

  func apply(
    to properties: inout LayerProperties,
    at moment: AnimationTiming.Moment,
    duration: TimeInterval
  ) {
    let base = path.value(in: properties)
    let beneath = valueFunction == nil ? base : .number(0)
    var value = values.value(time: moment.time, duration: duration, over: beneath)
    if isCumulative, moment.round > 0, let gain = values.gain(over: beneath) {
      value = value.adding(gain.scaled(by: Double(moment.round)))
    }
    if let valueFunction {
      value = valueFunction.transform(of: value)
    }
    path.set(isAdditive ? base.adding(value) : value, in: &properties)
  }
}
