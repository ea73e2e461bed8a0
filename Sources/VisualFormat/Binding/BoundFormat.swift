/// The constraints of a format, independent of views.
public struct BoundFormat: Sendable {
    /// A layout guide that the format needs, for an equal gap, a percentage or a stack.
    public struct Guide: Hashable, Sendable {
        /// The name of a stack; nil for gaps.
        public var name: String?
        /// The index in ``BoundFormat/viewNames`` of a view with the same superview.
        public var sibling: Int
    }

    /// The names of the views in the constraints, without duplicates, in the order of their first occurrence.
    public internal(set) var viewNames: [String] = []
    /// The guides to create.
    public internal(set) var guides: [Guide] = []
    /// The constraints in Apple's order: view by view, then the alignments pair by pair.
    public internal(set) var constraints: [FormatConstraint] = []
    /// The problems with the text or its names, in the order of the text.
    ///
    /// UIKit raises an exception for the first.
    public internal(set) var problems: [Problem] = []

    /// A Boolean value that indicates whether there are no problems.
    ///
    /// Otherwise the constraints are incomplete.
    public var isValid: Bool { problems.isEmpty }
}
