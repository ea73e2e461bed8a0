import Diagnostics

/// Constraints that take more steps to solve than a document is given.
struct LayoutExhaustion {
    /// How many constraints of the document the scene has.
    let constraintCount: Int
    /// Whether the steps sufficed to lay the scene out, and not to ask of each view whether it is open.
    let isLaidOut: Bool

    /// The finding, at the root of the scene: no error where the frames are those of the constraints.
    func diagnostic(at place: SourceLocation?, root: String) -> Diagnostic {
        let consequence =
            isLaidOut
            ? "takes too many steps to ask of every view whether it is open, so more may be open than is told"
            : "takes too many steps to solve, so views may have stayed where they were"
        return Diagnostic(
            id: "layout.too-complex", severity: isLaidOut ? .warning : .error,
            message:
                "\(constraintCount) constraints hang together in a way that \(consequence); "
                + "take constraints away, or divide the scene",
            location: place, views: [root])
    }
}
