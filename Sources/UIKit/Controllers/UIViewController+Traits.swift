import Foundation

extension UIViewController {
    /// The inherited traits: those of the superview, as since iOS 17, or else those of the parent controller.
    private var inheritedTraits: UITraitCollection {
        viewIfLoaded?.superviewStorage.map { TraitWalk.traits(of: $0) } ?? parent?.traitCollection ?? .ofProcess
    }

    var currentTraits: UITraitCollection {
        let inherited = inheritedTraits
        let traits = overridingTraits.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
        return traitSettings?.applied(to: traits) ?? traits
    }

    func changeTraitSettings(_ change: (inout TraitSettings) -> Void) {
        let audience = TraitAudience(below: self)
        var settings = traitSettings ?? TraitSettings()
        change(&settings)
        traitSettings = settings
        audience.tell()
    }

    /// The traits that the controller, its view and their descendants use instead of inherited ones.
    public var traitOverrides: UITraitOverrides {
        get { traitSettings?.overrides ?? UITraitOverrides() }
        set { changeTraitSettings { $0.overrides = newValue } }
    }

    /// Updates the traits.
    ///
    /// Plumb does this at once, so that nothing is left to do.
    public func updateTraitsIfNeeded() {}

    func override(_ traits: UITraitCollection?, forChild child: UIViewController) {
        let previous = child.traitCollection
        // The child computes its traits, since a subclass may override `traitCollection`.
        let former = child.overridingTraits
        child.overridingTraits = traits
        let changed = child.traitCollection
        guard changed != previous else { return }
        child.overridingTraits = former
        let transition = ImmediateTransition(in: child.viewIfLoaded ?? UIView(frame: .zero))
        child.willTransition(to: changed, with: transition)
        let audience = TraitAudience(below: child)
        child.overridingTraits = traits
        defer { transition.finish() }
        audience.tell()
    }
}
