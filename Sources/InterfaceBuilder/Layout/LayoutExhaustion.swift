import Diagnostics

/// Constraints that exceed the limit of solver steps.
struct LayoutExhaustion {
    /// The number of the document's constraints in the scene.
    let constraintCount: Int
    /// A Boolean value that indicates whether the layout succeeded, and only the search for ambiguous views did not.
    let isLaidOut: Bool

    /// Returns the finding at the root of the scene: a warning if the scene is laid out, an error otherwise.
    func diagnostic(at place: SourceLocation?, root: String) -> Diagnostic {
        let consequence =
            isLaidOut
            ? "to check every view for ambiguity. More views may be ambiguous."
            : "to solve. Views may keep their stored frames."
        return Diagnostic(
            id: "layout.too-complex", severity: isLaidOut ? .warning : .error,
            message:
                "The \(constraintCount) constraints take too many steps \(consequence) "
                + "Remove constraints, or split the scene.",
            location: place, views: [root])
    }
}
