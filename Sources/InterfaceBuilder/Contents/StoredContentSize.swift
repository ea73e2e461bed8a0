import Foundation
import UIKit

/// The intrinsic sizes from a document's own stored frames, by the rules of Interface Builder's frames.
package struct StoredContentSize {
    let document: InterfaceDocument
    let traits: InterfaceDocument.Traits?

    /// Creates the stored sizes of a document for some traits.
    package init(document: InterfaceDocument, traits: InterfaceDocument.Traits?) {
        self.document = document
        self.traits = traits
    }

    /// Returns the stored intrinsic size of a view, without its alignment insets; -1 on an axis without one.
    func size(of view: InterfaceDocument.View, insets: UIEdgeInsets) -> CGSize {
        var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        guard view.frameElement != nil else { return size }
        let hasHeight = has(.vertical, of: view)
        if has(.horizontal, of: view) { size.width = max(0, CGFloat(view.frame.width) - insets.left - insets.right) }
        if hasHeight { size.height = max(0, CGFloat(view.frame.height) - insets.top - insets.bottom) }
        return size
    }

    /// Returns whether the stored size of a view along an axis may be that of its content.
    package func has(_ axis: NSLayoutConstraint.Axis, of view: InterfaceDocument.View) -> Bool {
        hasBoth(view) || (axis == .vertical && view.kind.content == .height)
    }

    private func hasBoth(_ view: InterfaceDocument.View) -> Bool {
        switch view.kind.content {
        case .picture: ElementContent(document: document, element: view, traits: traits).imageName != nil
        case .text: document.value(of: "scrollEnabled", in: view, traits: traits) == "NO"
        case .both: true
        case .none, .height: false
        }
    }

    /// Returns a size with a view's design-time placeholders in place of its own numbers.
    func placeholders(of view: InterfaceDocument.View, in size: CGSize) -> CGSize? {
        let width = placeholder("placeholderIntrinsicWidth", of: view)
        let height = placeholder("placeholderIntrinsicHeight", of: view)
        if width == nil, height == nil { return nil }
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    private func placeholder(_ name: String, of view: InterfaceDocument.View) -> CGFloat? {
        guard let text = document.value(of: name, in: view, traits: traits) else { return nil }
        if text == "infinite" { return UIView.noIntrinsicMetric }
        return InterfaceDocument.number(text).map { number in CGFloat(max(0, number)) }
    }
}
