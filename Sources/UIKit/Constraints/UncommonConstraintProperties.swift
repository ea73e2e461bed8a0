/// What most constraints never have, kept beside the constraint so that a plain one stays small.
///
/// Made when the first of it is set; until then the constraint has the values below.
final class UncommonConstraintProperties {
    @exclusivity(unchecked) var identifier: String?
    @exclusivity(unchecked) var shouldBeArchived = false
    @exclusivity(unchecked) var source: ConstraintSource?
    /// Guides that stand for distances in the constraint, with what places them.
    @exclusivity(unchecked) var distances: [LayoutDistance] = []
    /// The factor of the second side in 64 bits, where the system derived it by division.
    @exclusivity(unchecked) var exactMultiplier: Double?
    /// How descriptions write the constant, where they do not write a number: `NSSpace`.
    @exclusivity(unchecked) var spacingName: String?
}

extension NSLayoutConstraint {
    /// The uncommon properties, to set one of them.
    var uncommon: UncommonConstraintProperties {
        if let uncommonStorage { return uncommonStorage }
        let made = UncommonConstraintProperties()
        uncommonStorage = made
        return made
    }

    /// Where the constraint was written: the id in a document or the span in a format string.
    public final var source: ConstraintSource? {
        get { uncommonStorage?.source }
        set { if uncommonStorage != nil || newValue != nil { uncommon.source = newValue } }
    }
    var spacingName: String? {
        get { uncommonStorage?.spacingName }
        set { if uncommonStorage != nil || newValue != nil { uncommon.spacingName = newValue } }
    }
}
