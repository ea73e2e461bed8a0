import Foundation

/// The traits that a view or controller overrides for itself and its descendants.
///
/// A trait without an override is inherited. A change takes effect at once.
public struct UITraitOverrides: UIMutableTraits {
    private struct Override {
        let trait: ObjectIdentifier
        let set: (inout TraitValues) -> Void
    }
    private var values = TraitValues()
    private var overrides: [Override] = []

    init() {}

    var isEmpty: Bool { overrides.isEmpty }

    /// The value of an override, or the default value of the trait without an override.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set {
            remove(trait)
            values[trait] = newValue
            overrides.append(Override(trait: ObjectIdentifier(trait)) { $0[trait] = newValue })
        }
    }
    /// Returns whether a trait has an override.
    public func contains(_ trait: UITrait) -> Bool { overrides.contains { $0.trait == ObjectIdentifier(trait) } }
    /// Removes the override of a trait.
    public mutating func remove(_ trait: UITrait) {
        overrides.removeAll { $0.trait == ObjectIdentifier(trait) }
        values = TraitValues()
        for override in overrides { override.set(&values) }
    }

    func apply(to traits: inout TraitValues) {
        for override in overrides { override.set(&traits) }
    }
}
