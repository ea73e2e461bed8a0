import Foundation

/// A type that defines a trait, either of the system or custom.
///
/// A custom trait states a default value. Subscripts read and set it, and extensions of `UITraitCollection` and
/// ``UIMutableTraits`` usually offer properties for them. Each view inherits the value from its superview.
public protocol UITraitDefinition<Value> {
    /// The type of the trait's values.
    associatedtype Value
    /// The value of an unspecified trait.
    static var defaultValue: Value { get }
    /// The unique identifier of the trait, by default derived from the type.
    static var identifier: String { get }
    /// The name of the trait for output, by default the name of the type.
    static var name: String { get }
    /// A Boolean value that indicates whether the trait affects colors.
    ///
    /// The default is `false`.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type with its module.
    public static var identifier: String { String(reflecting: self) }
    /// The name of the type.
    public static var name: String { String(describing: self) }
    /// The default value: `false`.
    public static var affectsColorAppearance: Bool { false }

    /// Returns whether two collections have different values of the trait.
    static func isChanged(_ previous: UITraitCollection, _ current: UITraitCollection) -> Bool {
        !TraitValues.areSame(previous[self], current[self])
    }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
