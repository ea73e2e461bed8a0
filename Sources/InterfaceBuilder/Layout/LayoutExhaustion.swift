import Diagnostics

/// Constraints that take more steps to solve than a document is given.
struct LayoutExhaustion {
    /// How many constraints of the document the scene has.
    let constraintCount: Int

    /// The finding, at the root of the scene.
    func diagnostic(at place: SourceLocation?, root: String) -> Diagnostic {
        Diagnostic(
            id: "layout.too-complex", severity: .error,
            message:
                "\(constraintCount) constraints hang together in a way that takes too many steps to solve, so views may "
                + "have stayed where they were; take constraints away, or divide the scene",
            location: place, views: [root])
    }
}
