/// Where a constraint comes from; the policy for conflicts and the explanations look at it.
public enum ConstraintOrigin: UInt8, Hashable, Sendable {
    /// Written with the initialiser or with anchors.
    case code
    /// Written as a format string.
    case visualFormat
    /// Read from a document.
    case document
    /// Made by a stack view.
    case stackView
    /// The content size of an item.
    case contentSize
    /// Made from a frame and an autoresizing mask.
    case autoresizing
    /// The distance of a margins guide from its view.
    case marginsGuide
    /// The distance of a safe area guide from its view.
    case safeAreaGuide
    /// The frame of the root, which is input.
    case encapsulatedLayout
    /// The target of a fitting size.
    case fitting
    /// That widths and heights are not negative; entered where a solution would break it, and not listed.
    case nonNegativeSize

    /// Whether the system made it and nobody wrote it down.
    public var isSystem: Bool { rawValue >= ConstraintOrigin.contentSize.rawValue }
}
