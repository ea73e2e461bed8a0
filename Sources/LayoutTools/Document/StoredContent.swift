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
    func intrinsicSize(
        of view: InterfaceDocument.View, _ stored: CGSize, measured: CGSize?
    ) -> Canvas.IntrinsicSize {
        var size = Canvas.IntrinsicSize()
        let rule = StoredContentSize(document: document, traits: traits)
        // What has no width of its own has its height by its kind, whatever is measured.
        let isSized = rule.has(.horizontal, of: view)
        if isSized, isOfContent(stored, view, measured, along: .horizontal) { size.width = Double(stored.width) }
        if rule.has(.vertical, of: view), !isSized || isOfContent(stored, view, measured, along: .vertical) {
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
