import Foundation
import UIKit

/// Sets the alignment rectangles of image views with symbols, and of buttons with a symbol in the background.
///
/// The rectangle of a symbol is as high as a line of text in its size, at every scale. Its frame is as high as the drawing, which is
/// centered in it (13 of 14 symbols of the corpus). The document does not list the heights of drawings, but the stored frames show them.
/// The difference between frame and rectangle is the same for every height.
@MainActor struct SymbolAlignment {
    private let document: InterfaceDocument
    private let heights: SymbolHeights
    private let options: LayoutOptions
    private let symbols: [(element: InterfaceDocument.View, view: UIView)]

    /// Creates the alignment of the symbols among the views of a scene, by their index in the document.
    init(document: InterfaceDocument, options: LayoutOptions, views: [(index: Int, view: UIView)]) {
        self.document = document
        self.options = options
        symbols = views.compactMap { index, view in
            let element = document.views[index]
            guard document.runtime == .cocoaTouch, view is UIImageView || view is UIButton,
                ElementContent(document: document, element: element, traits: document.traits).showsSymbol
            else { return nil }
            return (element, view)
        }
        let names = Set(symbols.map { symbol in symbol.element.id })
        heights = SymbolHeights(document: document, symbols: names, views: names.isEmpty ? [] : views.map(\.index))
    }

    /// Sets the insets of the views, before constraints refer to them.
    func align() {
        for (element, view) in symbols {
            let content = ElementContent(
                document: document, element: element, traits: document.traits,
                dynamicType: options.dynamicType(in: document))
            let line = Self.onPixel(Double(UIFont.systemFont(ofSize: content.symbolPointSize).lineHeight))
            let listed = view is UIButton ? content.backgroundImageSize : content.imageSize
            let surplus = surplus(of: element, listed.map { size in Double(size.height) - line } ?? 0, line)
            show(
                UIImage(
                    size: CGSize(width: listed?.width ?? 0, height: line + surplus),
                    alignmentRectInsets: Self.insets(surplus, top: heights.top(of: element))),
                in: view)
            guard content.number("placeholderIntrinsicHeight") == nil, let size = view.intrinsicContentSizeOverride
            else { continue }
            view.intrinsicContentSizeOverride = CGSize(width: size.width, height: size.height - surplus)
        }
    }

    private func show(_ image: UIImage, in view: UIView) {
        (view as? UIImageView)?.image = image
        (view as? UIButton)?.setBackgroundImage(image, for: .normal)
    }

    /// Returns the insets for the difference of the heights, divided above and below.
    ///
    /// An uneven difference places the frame lower, unless the top of the frame in its rectangle is known.
    private static func insets(_ surplus: Double, top: Double?) -> UIEdgeInsets {
        let half = onPixel(-surplus / 2)
        let above = -(top.flatMap { top in abs(top - half) < 1 ? top : nil } ?? half)
        return UIEdgeInsets(top: above, left: 0, bottom: surplus - above, right: 0)
    }

    /// Returns how much higher the frame is than the rectangle, in points.
    ///
    /// Without a stored height it is the listed value.
    private func surplus(of view: InterfaceDocument.View, _ listed: Double, _ line: Double) -> Double {
        guard view.frameElement != nil, view.frame.height > 0, !document.flag("misplaced", in: view),
            !document.flag("ambiguous", in: view)
        else { return listed }
        switch heights.height(of: view) {
        case .given(let height):
            let stored = view.frame.height - height
            // A frame with another result was stored under another height.
            return abs(stored - listed) <= Self.leeway ? stored : listed
        // A title may be higher than the background symbol.
        case .content where view.tag == "button": return listed
        case .content: return view.frame.height < Self.highest * line ? view.frame.height - line : listed
        case .open: return listed
        }
    }

    /// The tolerance for the listed size against the drawing, in points (at most 4.3 in 42 symbols of constant height).
    private static let leeway = 4.5

    /// The maximum height of a drawing, in lines of its text.
    private static let highest = 1.5

    private static func onPixel(_ length: Double) -> Double {
        let scale = Double(LayoutEnvironment.current.displayScale)
        return (length * scale - 1e-6).rounded(.up) / scale
    }
}
