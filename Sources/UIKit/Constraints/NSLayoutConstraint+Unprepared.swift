import Logging

/// Constraints that were added to a view before the views that they name came below it.
///
/// Apple logs that at once and raises an exception only if layout comes first, so that a hierarchy may be put together
/// after its constraints.
extension NSLayoutConstraint {
    static let logger = Logger(label: "LayoutConstraints")

    /// The first item that does not lie in a view's subtree, or the view that owns it; nil where both do.
    func itemOutside(of view: UIView) -> AnyObject? {
        for item in [first, second] {
            guard let item else { continue }
            guard let owner = item.owner else { return item.object }
            if !owner.isDescendant(of: view) { return owner }
        }
        return nil
    }

    /// Logs what Apple's run time logs when a constraint is added to a view that does not hold its items.
    func logUnprepared(_ view: UIView, missing: AnyObject) {
        guard LayoutEnvironment.logsConflicts else { return }
        for text in unpreparedTexts(view, missing: missing) { Self.logger.error("\(text)") }
    }

    /// Apple's two texts: what is wrong, and where the item was looked for.
    func unpreparedTexts(_ view: UIView, missing: AnyObject) -> [String] {
        let superview = (missing as? UIView)?.superview.map { "\($0)" } ?? "NO SUPERVIEW"
        return [
            """
            The view hierarchy is not prepared for the constraint: \(text)
            When added to a view, the constraint's items must be descendants of that view (or the view itself). This will \
            crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on \
            -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
            """,
            """
            View hierarchy unprepared for constraint.
            \tConstraint: \(text)
            \tContainer hierarchy:\u{20}
            \(view.hierarchyText().joined(separator: "\n"))
            \tView not found in container hierarchy: \(missing)
            \tThat view's superview: \(superview)
            """,
        ]
    }

    /// What Apple raises when layout comes before the hierarchy is whole.
    var impossibleToSetUp: LayoutMisuse {
        LayoutMisuse(
            .internalInconsistency, "Impossible to set up layout with view hierarchy unprepared for constraint.")
    }

    /// Whether the items of a constraint that came too early now lie below its view; reports it once where they do not.
    func isPrepared() -> Bool {
        guard isUnprepared, let holder else { return true }
        isUnprepared = false
        guard itemOutside(of: holder) != nil else { return true }
        impossibleToSetUp.report()
        return false
    }
}

extension UIView {
    /// The view and those below it, a line each, as Apple's `recursiveDescription` writes them.
    fileprivate func hierarchyText(_ indent: String = "") -> [String] {
        [indent + description] + subviewStorage.flatMap { $0.hierarchyText(indent + "   | ") }
    }
}
