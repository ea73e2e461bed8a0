import Foundation

extension NSLayoutConstraint.Attribute {
    /// The family of an attribute.
    ///
    /// Sizes pair with sizes, and positions pair along the same axis.
    enum Family {
        case none
        case size
        case directional
        case absolute
        case centerX
        case vertical
    }

    var family: Family {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
        case .left, .right, .leftMargin, .rightMargin: .absolute
        case .centerX, .centerXWithinMargins: .centerX
        default: .vertical
        }
    }

    var isSize: Bool { self == .width || self == .height }

    /// A Boolean value that indicates whether it is a position or size along the horizontal axis.
    package var isHorizontal: Bool { self == .width || isHorizontalPlace }

    private var isHorizontalPlace: Bool { family == .directional || family == .absolute || family == .centerX }

    /// Returns whether a position is paired with a position on the other axis.
    static func isPairedAcrossAxes(_ first: Self, _ second: Self) -> Bool {
        (first.isHorizontalPlace && second.family == .vertical)
            || (first.family == .vertical && second.isHorizontalPlace)
    }

    /// Returns the error text for a pair of attributes; nil for a valid pair.
    static func problem(first: Self, second: Self) -> String? {
        let families = (first.family, second.family)
        switch families {
        case (.size, .size), (.vertical, .vertical): return nil
        case (.directional, .absolute), (.absolute, .directional):
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        default:
            if first.isHorizontalPlace && second.isHorizontalPlace { return nil }
            return "Invalid pairing of layout attributes."
        }
    }
}

extension NSLayoutConstraint {
    /// Creates a constraint or throws its misuse, for input that is not the programmer's own.
    public static func make(
        item: Any?, attribute: Attribute, relatedBy relation: Relation = .equal, toItem other: Any? = nil,
        attribute otherAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) throws(LayoutMisuse) -> NSLayoutConstraint {
        let made = NSLayoutConstraint()
        made.first = item.flatMap { LayoutReference.of($0) }
        made.second = other.flatMap { LayoutReference.of($0) }
        made.firstAttributeStorage = attribute
        made.secondAttributeStorage = otherAttribute
        made.relationStorage = relation
        made.multiplierStorage = Float(multiplier)
        made.constantStorage = constant
        made.noteMargins()
        if let misuse = made.misuseOfInitialiser ?? made.misuse(ofPriority: priority) { throw misuse }
        made.priorityStorage = priority
        return made
    }

    /// Activates the constraint or throws the reason why it cannot be active.
    public func activateOrThrow() throws(LayoutMisuse) {
        if isIllegal { throw LayoutMisuse(.invalidArgument, "The constraint is illegal: \(text)") }
        guard holder == nil else { return }
        if let guide = first?.guide, guide.owningView == nil { throw noCommonAncestor }
        if let owner = first?.owner, let second {
            guard let other = second.owner, other.root === owner.root else { throw noCommonAncestor }
        }
        isActive = true
    }

    private var prefix: String {
        guard let object = first?.object else { return "NSLayoutConstraint for (null): " }
        let shown = first?.view?.shownDescription ?? "<\(type(of: object)): \(address(of: object))>"
        return "NSLayoutConstraint for \(shown): "
    }

    /// Returns whether the arguments of an initializer are plainly legal.
    ///
    /// These are the common cases: attributes of one family for two items, or a size with a constant. This check is faster than the
    /// complete one.
    @inline(__always)
    static func isPlainlyLegal(
        _ first: Attribute, _ second: Attribute, hasSecondItem: Bool, multiplier: CGFloat, constant: CGFloat
    ) -> Bool {
        guard multiplier == 1, constant.isFinite, first != .notAnAttribute else { return false }
        if !hasSecondItem { return first.isSize }
        return first == second || (first.family != .none && first.family == second.family)
    }

    var misuseOfInitialiser: LayoutMisuse? {
        guard first != nil else {
            return LayoutMisuse(.invalidArgument, prefix + "Constraint must contain a first layout item")
        }
        guard constantStorage.isFinite else { return notFinite(constantStorage) }
        guard multiplierStorage.isFinite else {
            return LayoutMisuse(
                .internalInconsistency,
                "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:\(general(multiplier)) "
                    + "\(anchorsText)")
        }
        guard firstAttributeStorage != .notAnAttribute, second == nil || secondAttributeStorage != .notAnAttribute
        else {
            return LayoutMisuse(.invalidArgument, prefix + "Unknown layout attribute")
        }
        if firstAttributeStorage.family != .size, second == nil || multiplierStorage == 0 {
            return LayoutMisuse(
                .invalidArgument,
                prefix
                    + "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
                    + "an illegal constraint of a location equal to a constant. Location attributes must be specified in "
                    + "pairs.")
        }
        guard second != nil,
            let problem = Attribute.problem(first: firstAttributeStorage, second: secondAttributeStorage)
        else { return nil }
        return LayoutMisuse(.invalidArgument, prefix + problem)
    }

    /// A Boolean value that indicates whether a position on the other axis is tolerated without a handler.
    ///
    /// Apple's guide forbids such a pair, but its systems accept it. Libraries whose tests run on them pair left with top. Without a
    /// handler, the alternative is to stop the program.
    @MainActor var isToleratedMisuse: Bool {
        guard LayoutMisuse.stopsTheProgram, let second, first != nil else { return false }
        guard constantStorage.isFinite, multiplierStorage.isFinite, multiplierStorage != 0 else { return false }
        return second.object != nil && Attribute.isPairedAcrossAxes(firstAttributeStorage, secondAttributeStorage)
    }

    private var anchorsText: String {
        "firstAnchor:\(anchorText(first, firstAttributeStorage)) secondAnchor:\(anchorText(second, secondAttributeStorage))"
    }

    private func anchorText(_ reference: LayoutReference?, _ attribute: Attribute) -> String {
        guard let reference, attribute != .notAnAttribute else { return "(null)" }
        let kind =
            switch attribute.family {
            case .size: "NSLayoutDimension"
            case .vertical: "NSLayoutYAxisAnchor"
            default: "NSLayoutXAxisAnchor"
            }
        return "<\(kind):\(reference.anchorAddress) \"\(reference.name).\(attribute.name)\">"
    }

    func notFinite(_ value: CGFloat) -> LayoutMisuse {
        LayoutMisuse(
            .internalInconsistency,
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(general(value)) \(anchorsText)")
    }

    func misuse(ofPriority value: UILayoutPriority) -> LayoutMisuse? {
        guard value.rawValue > 0, value.rawValue <= 1000 else {
            return LayoutMisuse(
                .internalInconsistency,
                "It's illegal to set priority:\(general(CGFloat(value.rawValue))).  Priorities must be greater than 0 and "
                    + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
        }
        guard LayoutEnvironment.current.keepsPriorityKindWhileActive, holder != nil,
            (value == .required) != (priorityStorage == .required)
        else { return nil }
        return LayoutMisuse(
            .internalInconsistency,
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                + "You passed priority \(general(CGFloat(value.rawValue))) and the existing priority was "
                + "\(general(CGFloat(priorityStorage.rawValue))).")
    }

    var noCommonAncestor: LayoutMisuse {
        LayoutMisuse(
            .generic,
            "Unable to activate constraint with anchors \(anchorText(first, firstAttributeStorage)) and "
                + "\(anchorText(second, secondAttributeStorage)) because they have no common ancestor.  Does the constraint "
                + "or its anchors reference items in different view hierarchies?  That's illegal.")
    }

    /// Returns the misuse of a constraint on a view in layout that refers outside the view's subtree.
    ///
    /// The text calls the constraint active (2 of 2 logs).
    func outsideSubtree(of view: UIView) -> LayoutMisuse {
        LayoutMisuse(
            .generic,
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
                + "view?  That's illegal. constraint:\(text(isActive: true)) view:\(view)")
    }
}
