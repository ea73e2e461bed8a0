import Foundation

/// The room along the horizontal axis.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// What is there where nobody says otherwise: not known.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The room along the vertical axis.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// What is there where nobody says otherwise: not known.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// What is there where nobody says otherwise: not known.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// What is there where nobody says otherwise: not known.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// How many pixels there are to a point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// What is there where nobody says otherwise: not known.
    public static var defaultValue: CGFloat { 0 }
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The size of text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// What is there where nobody says otherwise: not known.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// What is there where nobody says otherwise: not known.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Whether letters are drawn bolder.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// What is there where nobody says otherwise: not known.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// How strongly colours differ.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// What is there where nobody says otherwise: not known.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Whether content lies above other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// What is there where nobody says otherwise: not known.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
