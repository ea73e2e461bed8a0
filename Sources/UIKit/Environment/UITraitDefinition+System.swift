import Foundation

/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// The default value: unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// The default value: unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait of the light or dark style.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// The default value: unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait of the device type.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// The default value: unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait of the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// The default value: 0, which means unspecified.
    public static var defaultValue: CGFloat { 0 }
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait of the preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// The default value: unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait of the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// The default value: unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait of the legibility weight.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// The default value: unspecified.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait of the contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// The default value: unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait of the content's level.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// The default value: unspecified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
