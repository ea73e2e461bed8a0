import Foundation

extension UIViewController {
    /// The traits around: those of the view that holds the controller's, as since iOS 17, else of the controller around.
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

    /// What this controller, its view and what is below adapt to, whatever is around.
    public var traitOverrides: UITraitOverrides {
        get { traitSettings?.overrides ?? UITraitOverrides() }
        set { changeTraitSettings { $0.overrides = newValue } }
    }

    /// Has changed traits take effect; they have, since they do at once.
    public func updateTraitsIfNeeded() {}

    func override(_ traits: UITraitCollection?, forChild child: UIViewController) {
        let previous = child.traitCollection
        // The child itself is asked what its traits would be, since a subclass may answer otherwise.
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
