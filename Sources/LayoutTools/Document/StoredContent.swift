import InterfaceBuilder
import UIKit

/// What a document tells about the content of its views: how large it was drawn.
///
/// The stored size of a view is the size of its content only where nothing stretched the view, which shows when the content
/// is measured: text is measured to a point or two, so a larger difference means that the width is not the content's.
struct StoredContent {
    let document: InterfaceDocument
    let traits: InterfaceDocument.Traits?

    private static let tolerance: CGFloat = 2

    /// The size of a view's content, taken from its stored size, with the placeholders that the author set.
    ///
    /// Where a required priority forbids the view another size than its content's, that is the one that is measured: a
    /// constraint for the stored one could not hold beside it when the app runs.
    func intrinsicSize(
        of view: InterfaceDocument.View, _ stored: CGSize, measured: CGSize?, priorities: ContentPriorities
    ) -> Canvas.IntrinsicSize {
        var size = Canvas.IntrinsicSize()
        let rule = StoredContentSize(document: document, traits: traits)
        // What has no width of its own has its height by its kind, whatever is measured.
        let isSized = rule.has(.horizontal, of: view)
        if isSized {
            size.width = length(stored, view, measured, priorities, along: .horizontal)
            size.height = length(stored, view, measured, priorities, along: .vertical)
        } else if rule.has(.vertical, of: view) {
            size.height = Double(stored.height)
        }
        if let placeholder = document.value(of: "placeholderIntrinsicWidth", in: view) {
            size.width = Double(placeholder).flatMap { $0.isFinite ? $0 : nil }
        }
        if let placeholder = document.value(of: "placeholderIntrinsicHeight", in: view) {
            size.height = Double(placeholder).flatMap { $0.isFinite ? $0 : nil }
        }
        return size
    }

    /// How long the content is along an axis; nil where the stored length is not its own.
    private func length(
        _ stored: CGSize, _ view: InterfaceDocument.View, _ measured: CGSize?, _ priorities: ContentPriorities,
        along axis: NSLayoutConstraint.Axis
    ) -> Double? {
        let drawn = Double(axis == .horizontal ? stored.width : stored.height)
        guard let measured, !isOfContent(stored, view, measured, along: axis) else { return drawn }
        let content = Double(axis == .horizontal ? measured.width : measured.height)
        let priority = drawn > content ? priorities.hugging(along: axis) : priorities.resistance(along: axis)
        return content >= 0 && priority >= 1000 ? content : nil
    }

    private func isOfContent(
        _ stored: CGSize, _ view: InterfaceDocument.View, _ measured: CGSize?, along axis: NSLayoutConstraint.Axis
    ) -> Bool {
        guard let content = measured else { return true }
        if axis == .horizontal { return abs(content.width - stored.width) <= Self.tolerance }
        let hasLines = document.value(of: "numberOfLines", in: view, traits: traits) != nil
        let isWrapped = hasLines && content.width > stored.width - Self.tolerance
        return isWrapped || abs(content.height - stored.height) <= Self.tolerance
    }
}
