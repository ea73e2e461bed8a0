import Foundation

/// The values of all traits.
///
/// An unspecified trait has its default value.
struct TraitValues: Equatable, UIMutableTraits {
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// The values of custom traits by trait type.
    private var own: [ObjectIdentifier: Any] = [:]

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            // For an optional value type, a missing value must not become `nil`.
            guard let value = (trait as? any SystemTrait.Type)?.read(self) ?? own[ObjectIdentifier(trait)] else {
                return Trait.defaultValue
            }
            return value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.write(newValue, to: &self)
            } else {
                own[ObjectIdentifier(trait)] = newValue
            }
        }
    }

    /// Copies the specified values of other traits.
    mutating func take(_ other: TraitValues) {
        for trait in SystemTraits.all { trait.take(other, to: &self) }
        own.merge(other.own) { $1 }
    }

    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var changed: any UIMutableTraits = self
        mutations(&changed)
        return changed as? TraitValues ?? self
    }

    static func == (left: TraitValues, right: TraitValues) -> Bool {
        SystemTraits.all.allSatisfy { $0.isSame(left, right) } && left.own.count == right.own.count
            && left.own.allSatisfy { key, value in right.own[key].map { areSame(value, $0) } ?? false }
    }

    /// Returns whether two values are equal or, if they are not `Equatable`, the same object.
    static func areSame(_ left: Any, _ right: Any) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right as? Value }
        if let left = left as? any Equatable { return isEqual(left) }
        guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
        return left as AnyObject === right as AnyObject
    }
}
