import UIKit

/// The alignment insets of symbols.
extension AppKitMetrics {
    /// The insets of the frame of a symbol, in points, above and below.
    ///
    /// The document does not store them. The alignment rectangle is about as high as a capital letter, so a symbol reaches beyond it on both
    /// sides (measured: 30 kinds of symbol).
    var symbolInsets: UIEdgeInsets {
        guard showsSymbol, document.appKitGeneration(of: view) >= .bigSur,
            let surplus = givenHeight.map({ height in view.frame.height - height }) ?? usualSurplus
        else { return .zero }
        let top = (surplus / 2 + 0.5).rounded(.down)
        return UIEdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(surplus - top), right: 0)
    }

    /// A Boolean value that indicates whether the view shows a symbol and nothing else.
    private var showsSymbol: Bool {
        guard view.tag != "button" || !hasBorder, let imageName else { return false }
        return isListedSymbol || imageName.hasPrefix("NS") && imageName.hasSuffix("Template")
    }

    private var image: XMLTree.ElementID? { imageName.flatMap { name in document.images[name] } }

    /// A Boolean value that indicates whether the document lists the image as a symbol.
    ///
    /// Symbols with names of AppKit have no such mark.
    private var isListedSymbol: Bool {
        image.flatMap { image in document.tree.value(of: "catalog", in: image) } == "system"
    }

    /// The difference between the height of the symbol and that of a capital letter, or nil for an unknown symbol.
    private var usualSurplus: Double? {
        guard let image, let height = document.tree.value(of: "height", in: image).flatMap(InterfaceDocument.number)
        else { return isListedSymbol ? 6 : nil }
        return (min(height, 1000) * scale).rounded() - Self.capitalHeight
    }

    /// The height of a capital letter in the system font of 13 points, in whole points.
    private static let capitalHeight = 9.0

    /// The ratio of the shown size to the size in the list of images.
    ///
    /// Since Xcode 14.1 the list has AppKit's symbols in the size for image views, which is larger than that for buttons.
    private var scale: Double {
        if imageReferenceValue("symbolScale") == "large" { return 4.0 / 3 }
        let isTooLarge = view.tag == "button" && !isListedSymbol && document.isWritten(since: .xcode14_1)
        return isTooLarge ? 3.0 / 4 : 1
    }

    /// The height from a required constraint of the view itself: a constant, or a ratio to its width.
    private var givenHeight: Double? {
        let own = view.constraints.lazy.map { index in document.constraints[index] }.filter { constraint in
            constraint.firstItem == view.id && constraint.relation == .equal && constraint.priority >= 1000
        }
        let constant = own.first { constraint in constraint.firstAttribute == .height && constraint.secondItem == nil }
        if let constant { return constant.constant }
        let ratio = own.first { constraint in
            constraint.firstAttribute == .width && constraint.secondAttribute == .height
                && constraint.secondItem == view.id && constraint.multiplier > 0
        }
        return ratio.map { ratio in ((view.frame.width - ratio.constant) / ratio.multiplier).rounded(.down) }
    }
}
