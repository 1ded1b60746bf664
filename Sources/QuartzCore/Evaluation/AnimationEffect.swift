import Foundation

/// What an animation does to a layer's properties at a moment of its cycle.
indirect enum AnimationEffect {
  /// A member of a group with its timing in the group's time.
  struct Member {
    let timing: AnimationTiming
    let effect: AnimationEffect
  }

  case none
  case property(PropertyEffect)
  case several([AnimationEffect])
  case group([Member], CubicTimingCurve)
  /// Nothing here: the compositor mixes pictures.
  case transition(CubicTimingCurve)

  func apply(
    to properties: inout LayerProperties,
    at moment: AnimationTiming.Moment,
    duration: TimeInterval
  ) {
    switch self {
    case .none, .transition: break
    case .property(let effect):
      effect.apply(to: &properties, at: moment, duration: duration)
    case .several(let effects):
      for effect in effects {
        effect.apply(to: &properties, at: moment, duration: duration)
      }
    case .group(let members, let curve):
      let time = duration > 0 ? curve.value(at: moment.time / duration) * duration : moment.time
      for member in members {
        guard let inner = member.timing.moment(elapsed: time - member.timing.beginTime) else {
          continue
        }
        member.effect.apply(to: &properties, at: inner, duration: member.timing.duration)
      }
    }
  }

  /// The names of the properties that change.
  var keys: [String] {
    switch self {
    case .none, .transition: []
    case .property(let effect): [effect.path.rootKey]
    case .several(let effects): effects.flatMap(\.keys)
    case .group(let members, _): members.flatMap(\.effect.keys)
    }
  }

  /// The names of the properties that change by an offset.
  var additiveKeys: [String] {
    switch self {
    case .none, .transition: []
    case .property(let effect): effect.isAdditive ? [effect.path.rootKey] : []
    case .several(let effects): effects.flatMap(\.additiveKeys)
    case .group(let members, _): members.flatMap(\.effect.additiveKeys)
    }
  }
}
