import Foundation

/// A color by hue (a turn is 1), saturation and brightness, all 0...1.
nonisolated struct HSBColor: Hashable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// The hue of a grey is 0.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    brightness = highest
    saturation = highest == 0 ? 0 : range / highest
    guard range > 0 else {
      hue = 0
      return
    }
    // Sixths of a turn, counted from the strongest component.
    let sixths: CGFloat =
      if highest == red {
        (green - blue) / range
      } else if highest == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    hue = sixths < 0 ? sixths / 6 + 1 : sixths / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sixths = hue * 6
    let sector = Int(sixths.rounded(.down)) % 6
    let share = sixths - sixths.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * share)
    let rising = brightness * (1 - saturation * (1 - share))
    switch sector {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}
