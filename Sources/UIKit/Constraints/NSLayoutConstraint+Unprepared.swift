import Logging

/// Support for constraints that are added to a view before their items are in its subtree.
///
/// Apple's framework logs this at once. It raises an exception only if layout runs before the hierarchy is complete.
extension NSLayoutConstraint {
    static let logger = Logger(label: "LayoutConstraints")

    /// Returns the first item, or its owning view, that is outside a view's subtree; nil if both are inside.
    func itemOutside(of view: UIView) -> AnyObject? {
        for item in [first, second] {
            guard let item else { continue }
            guard let owner = item.owner else { return item.object }
            if !owner.isDescendant(of: view) { return owner }
        }
        return nil
    }

    /// Logs the messages of Apple's run time for a constraint whose items are not in the view's subtree.
    func logUnprepared(_ view: UIView, missing: AnyObject) {
        guard LayoutEnvironment.current.logsConflicts else { return }
        for text in unpreparedTexts(view, missing: missing) { Self.logger.error("\(text)") }
    }

    /// Returns Apple's two messages: the error, and the searched hierarchy.
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

    /// The misuse of a layout before the hierarchy is complete.
    var impossibleToSetUp: LayoutMisuse {
        LayoutMisuse(
            .internalInconsistency, "Impossible to set up layout with view hierarchy unprepared for constraint.")
    }

    /// Returns whether the items of an early constraint are now in the subtree of its view; reports an error once if not.
    func isPrepared() -> Bool {
        guard isUnprepared, let holder else { return true }
        isUnprepared = false
        guard itemOutside(of: holder) != nil else { return true }
        impossibleToSetUp.report()
        return false
    }
}

extension UIView {
    /// Returns the view and its descendants, one per line, in the format of Apple's `recursiveDescription`.
    fileprivate func hierarchyText(_ indent: String = "") -> [String] {
        [indent + description] + subviewStorage.flatMap { $0.hierarchyText(indent + "   | ") }
    }
}
