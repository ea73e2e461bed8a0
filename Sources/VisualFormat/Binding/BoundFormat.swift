/// The constraints of a format, independent of views.
public struct BoundFormat: Sendable {
    /// A layout guide that the format needs: for an equal gap, a space in percent, a stack.
    public struct Guide: Hashable, Sendable {
        /// The name of a stack; nil for gaps.
        public var name: String?
        /// The view, as a place in ``BoundFormat/viewNames``, in whose superview the guide belongs.
        public var sibling: Int
    }

    /// The names of the views that the constraints are about, each once, in the order in which they were met.
    public internal(set) var viewNames: [String] = []
    /// The guides to make.
    public internal(set) var guides: [Guide] = []
    /// The constraints in Apple's order: view by view, and at the end the alignments pair by pair.
    public internal(set) var constraints: [FormatConstraint] = []
    /// What is wrong with the text or with its names, in the order of the text; Apple's method raises the first.
    public internal(set) var problems: [Problem] = []

    /// Whether nothing is wrong; else the constraints are incomplete.
    public var isValid: Bool { problems.isEmpty }
}
