import Foundation

/// What a view or controller has those below it adapt to, whatever is around; a trait that was not set follows what is around.
///
/// Setting one takes effect at once.
public struct UITraitOverrides: UIMutableTraits {
    private struct Override {
        let trait: ObjectIdentifier
        let set: (inout TraitValues) -> Void
    }
    private var values = TraitValues()
    private var overrides: [Override] = []

    init() {}

    var isEmpty: Bool { overrides.isEmpty }

    /// The value of a trait by its type; its default where none was set.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set {
            remove(trait)
            values[trait] = newValue
            overrides.append(Override(trait: ObjectIdentifier(trait)) { $0[trait] = newValue })
        }
    }
    /// Whether a trait was set.
    public func contains(_ trait: UITrait) -> Bool { overrides.contains { $0.trait == ObjectIdentifier(trait) } }
    /// Has a trait follow what is around again.
    public mutating func remove(_ trait: UITrait) {
        overrides.removeAll { $0.trait == ObjectIdentifier(trait) }
        values = TraitValues()
        for override in overrides { override.set(&values) }
    }

    func apply(to traits: inout TraitValues) {
        for override in overrides { override.set(&traits) }
    }
}
