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
