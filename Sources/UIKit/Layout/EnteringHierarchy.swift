/// The facts about a subtree that the host needs before the subtree enters an engine.
struct EnteringHierarchy {
    /// The number of views that need an engine.
    var viewCount = 0
    /// The number of constraints that the views hold, with the four of the root.
    var constraintCount = 4
    /// The number of content size constraints.
    var contentSizeCount = 0
    /// A Boolean value that indicates whether constraints may refer to guides through attributes of views.
    var mayMeanGuides = false
    private var meantGuides: Set<ObjectIdentifier> = []

    /// Returns whether a constraint refers to a guide.
    @MainActor func names(_ guide: UILayoutGuide) -> Bool {
        (guide.referencePlace?.pointee.namingCount ?? 0) > 0 || meantGuides.contains(ObjectIdentifier(guide))
    }

    @MainActor fileprivate mutating func mean(_ guide: UILayoutGuide) { meantGuides.insert(ObjectIdentifier(guide)) }
}

extension UIView {
    /// Counts the views and constraints of the subtree, and creates the guides to which constraints refer implicitly.
    func survey() -> EnteringHierarchy {
        var entering = EnteringHierarchy()
        count(&entering)
        if entering.mayMeanGuides { findMeantGuides(&entering) }
        return entering
    }

    private func count(_ entering: inout EnteringHierarchy) {
        entering.viewCount += 1
        entering.constraintCount += held.count
        if !flags.contains(.isPlain) { entering.contentSizeCount += 2 }
        if flags.contains(.mayMeanGuides) { entering.mayMeanGuides = true }
        // The count calls no code that could change the list, so that the loop needs no reference counting.
        for place in subviewStorage.indices {
            subviewStorage.uncounted(place)._withUnsafeGuaranteedRef {
                if $0.flags.contains(.wantsEngine) { $0.count(&entering) }
            }
        }
    }

    private func findMeantGuides(_ entering: inout EnteringHierarchy) {
        // New guides add constraints of their own.
        for constraint in held.all { constraint.findMeantGuides(&entering) }
        for subview in subviewStorage where subview.flags.contains(.wantsEngine) { subview.findMeantGuides(&entering) }
    }

    /// A Boolean value that indicates whether constraints of other views refer to the view.
    var isNamedOutside: Bool { (referencePlace?.pointee.namingCount ?? 0) > 0 }

    /// The guides in the order in which the engine adds them: system guides first, then the guides that clients added.
    var guidesInLayoutOrder: [UILayoutGuide] {
        guard let uncommonStorage else { return [] }
        let guides = uncommonStorage.systemGuides + uncommonStorage.guides
        guard guides.count > 1 else { return guides }
        return (0...UILayoutGuide.lastLayoutRank).flatMap { rank in guides.filter { $0.layoutRank == rank } }
    }
}

extension NSLayoutConstraint {
    /// Marks views whose margins the constraint may mean.
    ///
    /// Anchors never mean margins of a view.
    func noteMargins() {
        if firstAttributeStorage.isMargin { first?.view?.flags.insert(.mayMeanGuides) }
        if secondAttributeStorage.isMargin { second?.view?.flags.insert(.mayMeanGuides) }
    }

    fileprivate func findMeantGuides(_ entering: inout EnteringHierarchy) {
        if let guide = guideMeant(by: first, firstAttributeStorage, second) { entering.mean(guide) }
        if let guide = guideMeant(by: second, secondAttributeStorage, first) { entering.mean(guide) }
    }

    private func guideMeant(
        by reference: LayoutReference?, _ attribute: Attribute, _ other: LayoutReference?
    ) -> UILayoutGuide? {
        guard let view = reference?.view, view.flags.contains(.mayMeanGuides) else { return nil }
        if let guide = view.guide(for: attribute, seenFrom: other) { return guide }
        return attribute.isMargin ? view.layoutMarginsGuide : nil
    }
}
