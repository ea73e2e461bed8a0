import UIKit

/// The choice of the constraint that Interface Builder's canvas ignores in a conflict.
///
/// Apple documents no rule. This one explains the frames in public documents. In a .xib file, and in a storyboard from before Xcode 11,
/// the canvas ignores the distance to the far edge of a container, or else a size, or else the largest constant. In newer storyboards it
/// ignores a size first. `Documentation/LayoutProcess.md` has the evidence.
@MainActor struct CanvasConflictPolicy {
    let root: UIView
    private let ignoresSizesFirst: Bool

    /// Creates the choice for the views below the root of a scene in a document.
    init(root: UIView, document: InterfaceDocument) {
        self.root = root
        ignoresSizesFirst = document.kind == .storyboard && document.isWritten(since: .xcode11)
    }

    /// Returns the constraint to ignore among required constraints of a document, or nil.
    ///
    /// Of equal ones it is the first.
    func ignored(among constraints: [NSLayoutConstraint]) -> NSLayoutConstraint? {
        let sizes = constraints.filter(Self.isSize)
        if ignoresSizesFirst, !sizes.isEmpty { return Self.largest(of: sizes) }
        let farEdges = constraints.filter { constraint in constraint.constant != 0 && isFarEdge(constraint) }
        if let outermost = farEdges.min(by: { first, second in depth(of: first) < depth(of: second) }) {
            return outermost
        }
        return Self.largest(of: sizes.isEmpty ? constraints : sizes)
    }

    private static func largest(of constraints: [NSLayoutConstraint]) -> NSLayoutConstraint? {
        constraints.max { first, second in abs(first.constant) < abs(second.constant) }
    }

    /// Returns whether a constraint ties the trailing or bottom edge of a view to the same edge of an ancestor.
    private func isFarEdge(_ constraint: NSLayoutConstraint) -> Bool {
        guard Self.farEdges.contains(constraint.firstAttribute), Self.farEdges.contains(constraint.secondAttribute),
            let first = view(constraint.firstItem), let second = view(constraint.secondItem), first !== second
        else { return false }
        return first.isDescendant(of: second) || second.isDescendant(of: first)
    }

    /// Returns the number of ancestors of the outer item of a constraint.
    private func depth(of constraint: NSLayoutConstraint) -> Int {
        [constraint.firstItem, constraint.secondItem].compactMap { item in view(item) }.map { view in
            sequence(first: view, next: \.superview).prefix { above in above !== root }.count
        }.min() ?? 0
    }

    private func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    /// Returns whether a constraint sets a width or a height.
    static func isSize(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.firstAttribute == .width || constraint.firstAttribute == .height
    }

    private static let farEdges: Set<NSLayoutConstraint.Attribute> = [
        .bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin,
    ]
}
