/// What is known of a subtree before it comes into an engine.
struct EnteringHierarchy {
    /// The views that want an engine.
    var viewCount = 0
    /// The constraints that they hold, and a few of the root's.
    var constraintCount = 4
    /// The wishes for the sizes of contents.
    var contentSizeCount = 0
    /// Whether constraints may mean guides by attributes of views.
    var mayMeanGuides = false
    private var meantGuides: Set<ObjectIdentifier> = []

    /// Whether a constraint names or means a guide.
    @MainActor func names(_ guide: UILayoutGuide) -> Bool {
        (guide.referencePlace?.pointee.namingCount ?? 0) > 0 || meantGuides.contains(ObjectIdentifier(guide))
    }

    @MainActor fileprivate mutating func mean(_ guide: UILayoutGuide) { meantGuides.insert(ObjectIdentifier(guide)) }
}

extension UIView {
    /// Counts what is here and below, and makes the guides that constraints mean without naming them.
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
        // Counting calls nobody who could change the list, so the list is not counted either.
        for place in subviewStorage.indices {
            subviewStorage.uncounted(place)._withUnsafeGuaranteedRef {
                if $0.flags.contains(.wantsEngine) { $0.count(&entering) }
            }
        }
    }

    private func findMeantGuides(_ entering: inout EnteringHierarchy) {
        // Guides come with constraints of their own.
        for constraint in held.all { constraint.findMeantGuides(&entering) }
        for subview in subviewStorage where subview.flags.contains(.wantsEngine) { subview.findMeantGuides(&entering) }
    }

    /// Whether constraints that other views hold name the view.
    var isNamedOutside: Bool { (referencePlace?.pointee.namingCount ?? 0) > 0 }

    /// The guides in the order in which they settle: those that follow from the view, then those that somebody added.
    var guidesInLayoutOrder: [UILayoutGuide] {
        guard let uncommonStorage else { return [] }
        let guides = uncommonStorage.systemGuides + uncommonStorage.guides
        guard guides.count > 1 else { return guides }
        return (0...UILayoutGuide.lastLayoutRank).flatMap { rank in guides.filter { $0.layoutRank == rank } }
    }
}

extension NSLayoutConstraint {
    /// Notes that views may be named where their margins are meant; anchors never do so.
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
