import UIKit

/// The UIKit class for an element of a document.
///
/// An element without its own class is a plain view. Cells, tables and effect views are plain views too, because the document contains the
/// views that these classes would create.
@MainActor enum ViewClass {
    /// Returns a view for an element, without content.
    static func make(for element: InterfaceDocument.View, in document: InterfaceDocument) -> UIView {
        if document.runtime == .macOS { return AppKitView(AppKitMetrics(document: document, view: element)) }
        // Since Xcode 26 the frame of a slider is its alignment rectangle (measured).
        if element.tag == "slider", document.isWritten(since: .xcode26) {
            return PlainSlider(frame: .zero)
        }
        if element.tag == "button" {
            return UIButton(type: ElementContent(document: document, element: element, traits: nil).buttonType)
        }
        return element.kind.make?() ?? UIView(frame: .zero)
    }
}

/// A slider whose frame is its alignment rectangle.
private final class PlainSlider: UISlider {
    override var alignmentRectInsets: UIEdgeInsets { .zero }
}
