import InterfaceBuilder
import UIKit

/// The stored content sizes of a document.
///
/// The stored size of a view is the size of its content only if nothing stretched the view. A measurement shows that: text is measured to a
/// point or two, so a larger difference means that the width is not that of the content.
struct StoredContent {
    let document: InterfaceDocument
    let traits: InterfaceDocument.Traits?

    private static let tolerance: CGFloat = 2

    /// The size of a view's content, taken from its stored size, with the placeholders that the author set.
    ///
    /// If a required priority fixes the size of a view to its content, the measured size is used. A constraint for the
    /// stored size would conflict at run time.
    func intrinsicSize(
        of view: InterfaceDocument.View, _ stored: CGSize, measured: CGSize?, priorities: ContentPriorities
    ) -> Canvas.IntrinsicSize {
        var size = Canvas.IntrinsicSize()
        let rule = StoredContentSize(document: document, traits: traits)
        // A view without an intrinsic width has a height of its kind.
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

    /// Returns the length of the content along an axis; nil if the stored length is not that of the content.
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
