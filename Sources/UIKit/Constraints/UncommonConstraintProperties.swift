/// The properties that most constraints do not use, stored separately so that plain constraints stay small.
///
/// The object is created when the first property is set. Without it, the properties have the defaults below.
final class UncommonConstraintProperties {
    var identifier: String?
    var shouldBeArchived = false
    var source: ConstraintSource?
    /// The guides that represent distances in the constraint, with their constraints.
    var distances: [LayoutDistance] = []
    /// The multiplier in 64 bits, if the system computed it by a division.
    var exactMultiplier: Double?
    /// The name of the constant in descriptions, such as `NSSpace`; nil for the number.
    var spacingName: String?
}

extension NSLayoutConstraint {
    /// The uncommon properties, created on first access.
    var uncommon: UncommonConstraintProperties {
        if let uncommonStorage { return uncommonStorage }
        let made = UncommonConstraintProperties()
        uncommonStorage = made
        return made
    }

    /// The source of the constraint: its identifier in a document, or its range in a visual format.
    @_spi(Host) public final var source: ConstraintSource? {
        get { uncommonStorage?.source }
        set { if uncommonStorage != nil || newValue != nil { uncommon.source = newValue } }
    }
    var spacingName: String? {
        get { uncommonStorage?.spacingName }
        set { if uncommonStorage != nil || newValue != nil { uncommon.spacingName = newValue } }
    }
}
