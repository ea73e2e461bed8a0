import Foundation

/// The values of all traits; what is not known has the default of its trait.
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
    /// The values of traits of one's own, by the types of these.
    private var own: [ObjectIdentifier: Any] = [:]

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            // Where a value may be nil, nothing known is not taken for it.
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

    /// Takes over what others know.
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

    /// Whether two values of a trait are the same: equal where they can be compared, else one object.
    static func areSame(_ left: Any, _ right: Any) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right as? Value }
        if let left = left as? any Equatable { return isEqual(left) }
        guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
        return left as AnyObject === right as AnyObject
    }
}
