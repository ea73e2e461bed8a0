/// The origin of a constraint, which conflict resolution and explanations use.
public enum ConstraintOrigin: UInt8, Hashable, Sendable {
    /// Created by the initializer or by anchors.
    case code
    /// Created from a format string.
    case visualFormat
    /// Read from a document.
    case document
    /// Created by a stack view.
    case stackView
    /// The content size of an item.
    case contentSize
    /// Created from a frame and an autoresizing mask.
    case autoresizing
    /// The distance of a layout margins guide from its view.
    case marginsGuide
    /// The distance of a safe area guide from its view.
    case safeAreaGuide
    /// The frame of the root, which is an input.
    case encapsulatedLayout
    /// The target size of a fitting size.
    case fitting
    /// A constraint against negative widths and heights.
    ///
    /// It is added only if a solution would violate it, and it is not listed.
    case nonNegativeSize

    /// A Boolean value that indicates whether the system created the constraint.
    public var isSystem: Bool { rawValue >= ConstraintOrigin.contentSize.rawValue }
}
