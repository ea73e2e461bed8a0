import Foundation

/// A trait as a type, to name it by: one of the system or of one's own.
///
/// A trait of one's own states a default and is read and set by subscripts, which extensions of `UITraitCollection` and
/// ``UIMutableTraits`` usually hide behind properties. Each view has the value of what is around it.
public protocol UITraitDefinition<Value> {
    /// What the trait says.
    associatedtype Value
    /// What is there where nobody says otherwise.
    static var defaultValue: Value { get }
    /// A name that no other trait has; that of the type unless stated.
    static var identifier: String { get }
    /// A name to print; that of the type unless stated.
    static var name: String { get }
    /// Whether colours depend on the trait; false unless stated.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type with its module.
    public static var identifier: String { String(reflecting: self) }
    /// The name of the type.
    public static var name: String { String(describing: self) }
    /// Colours do not depend on it.
    public static var affectsColorAppearance: Bool { false }

    /// Whether two collections say something else of the trait.
    static func isChanged(_ previous: UITraitCollection, _ current: UITraitCollection) -> Bool {
        !TraitValues.areSame(previous[self], current[self])
    }
}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

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
