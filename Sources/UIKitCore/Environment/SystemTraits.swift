import CoreGraphics
public import Foundation

// The traits of the system as types: one line each, so they share a file.

public nonisolated struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public typealias Value = UIUserInterfaceIdiom
}

public nonisolated struct UITraitUserInterfaceStyle: UITraitDefinition {
  public typealias Value = UIUserInterfaceStyle
}

public nonisolated struct UITraitLayoutDirection: UITraitDefinition {
  public typealias Value = UITraitEnvironmentLayoutDirection
}

public nonisolated struct UITraitDisplayScale: UITraitDefinition {
  public typealias Value = CGFloat
}

public nonisolated struct UITraitHorizontalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
}

public nonisolated struct UITraitVerticalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
}

public nonisolated struct UITraitForceTouchCapability: UITraitDefinition {
  public typealias Value = UIForceTouchCapability
}

public nonisolated struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public typealias Value = UIContentSizeCategory
}

public nonisolated struct UITraitDisplayGamut: UITraitDefinition {
  public typealias Value = UIDisplayGamut
}

public nonisolated struct UITraitAccessibilityContrast: UITraitDefinition {
  public typealias Value = UIAccessibilityContrast
}

public nonisolated struct UITraitUserInterfaceLevel: UITraitDefinition {
  public typealias Value = UIUserInterfaceLevel
}

public nonisolated struct UITraitLegibilityWeight: UITraitDefinition {
  public typealias Value = UILegibilityWeight
}

nonisolated extension UITraitUserInterfaceIdiom: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
  static var unspecified: UIUserInterfaceIdiom { .unspecified }
}

nonisolated extension UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
  static var unspecified: UIUserInterfaceStyle { .unspecified }
}

nonisolated extension UITraitLayoutDirection: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
  static var unspecified: UITraitEnvironmentLayoutDirection { .unspecified }
}

nonisolated extension UITraitDisplayScale: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
  static var unspecified: CGFloat { 0 }
}

nonisolated extension UITraitHorizontalSizeClass: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
  static var unspecified: UIUserInterfaceSizeClass { .unspecified }
}

nonisolated extension UITraitVerticalSizeClass: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
  static var unspecified: UIUserInterfaceSizeClass { .unspecified }
}

nonisolated extension UITraitForceTouchCapability: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability> {
    \.forceTouchCapability
  }
  static var unspecified: UIForceTouchCapability { .unknown }
}

nonisolated extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
  static var unspecified: UIContentSizeCategory { .unspecified }
}

nonisolated extension UITraitDisplayGamut: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.displayGamut }
  static var unspecified: UIDisplayGamut { .unspecified }
}

nonisolated extension UITraitAccessibilityContrast: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
  static var unspecified: UIAccessibilityContrast { .unspecified }
}

nonisolated extension UITraitUserInterfaceLevel: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
  static var unspecified: UIUserInterfaceLevel { .unspecified }
}

nonisolated extension UITraitLegibilityWeight: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> {
    \.legibilityWeight
  }
  static var unspecified: UILegibilityWeight { .unspecified }
}
