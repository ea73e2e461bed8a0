import Foundation
import UIKit

/// The sizes of images, from the resources of the document.
extension ElementContent {
    /// The size of the image of an image view.
    @MainActor var imageSize: CGSize? {
        imageName.flatMap { name in size(ofImage: name, configuredBy: element.element) }
    }

    /// The name of the image of an image view, or nil without one.
    var imageName: String? { value("image") ?? imageReference(in: element.element) }

    /// Returns the image that an element names in a child element, as for a symbol with a scale.
    private func imageReference(in element: XMLTree.ElementID, key: String = "image") -> String? {
        document.tree.child(of: element, named: "imageReference", key: key).flatMap { reference in
            document.tree.value(of: "image", in: reference)
        }
    }

    /// The size of the image of a button in its normal state, or of its configuration.
    ///
    /// A symbol in a configuration is as high as a line of the text beside it (2 of 2 buttons).
    @MainActor var buttonImageSize: CGSize? {
        guard let image = buttonImage, var size = size(ofImage: image.name, configuredBy: image.element) else {
            return nil
        }
        if image.element == buttonConfiguration, document.images[image.name].map(isSymbol) == true {
            let font = UIFont.systemFont(ofSize: CGFloat(pointSize(ofSymbol: image.element)))
            size.height = max(size.height, font.lineHeight)
        }
        return size
    }

    /// The content of a segmented control's segments, with their fixed widths.
    @MainActor var segments: [(title: String, imageSize: CGSize?, width: Double?)] {
        let tree = document.tree
        guard let list = tree.child(of: element.element, named: "segments") else { return [] }
        return tree.children(of: list, named: "segment").map { segment in
            let image = tree.value(of: "image", in: segment) ?? imageReference(in: segment)
            return (
                tree.value(of: "title", in: segment) ?? "",
                image.flatMap { name in size(ofImage: name, configuredBy: segment) },
                tree.value(of: "width", in: segment).flatMap(InterfaceDocument.number)
            )
        }
    }

    /// A Boolean value that indicates whether a button has an image in its normal state.
    var hasButtonImage: Bool { buttonImage != nil }

    /// The size of the background image of a button in its normal state.
    @MainActor var backgroundImageSize: CGSize? {
        backgroundImage.flatMap { image in size(ofImage: image.name, configuredBy: image.element) }
    }

    /// The name of a button's background image, and the element that names it.
    var backgroundImage: (name: String, element: XMLTree.ElementID)? {
        let tree = document.tree
        guard let state = tree.child(of: element.element, named: "state", key: "normal"),
            let image = tree.value(of: "backgroundImage", in: state)
                ?? imageReference(in: state, key: "backgroundImage")
        else { return nil }
        return (image, state)
    }

    /// The name of a button's image, and the element that describes how a symbol is drawn.
    var buttonImage: (name: String, element: XMLTree.ElementID)? {
        let tree = document.tree
        for (name, key) in [("state", "normal"), ("buttonConfiguration", "configuration")] {
            guard let child = tree.child(of: element.element, named: name, key: key),
                let image = tree.value(of: "image", in: child) ?? imageReference(in: child)
            else { continue }
            return (image, child)
        }
        return nil
    }

    /// A Boolean value that indicates whether the image of an image view, or the background of a button, is a system symbol.
    ///
    /// The document lists symbols in a size that none has on the screen.
    var showsSymbol: Bool {
        guard let name = element.tag == "button" ? backgroundImage?.name : imageName else { return false }
        return value("catalog") == "system" || document.images[name].map(isSymbol) ?? false
    }

    /// Returns whether the document uses a name for a system symbol.
    func isSymbol(named name: String) -> Bool {
        document.images[name].map(isSymbol) ?? (value("catalog") == "system" && imageName == name)
    }

    private func isSymbol(_ image: XMLTree.ElementID) -> Bool {
        document.tree.value(of: "catalog", in: image) == "system"
    }

    /// Returns the size of an image: that in the document, or else that of its file.
    @MainActor private func size(ofImage name: String, configuredBy element: XMLTree.ElementID) -> CGSize? {
        guard let image = document.images[name] else {
            return document.assets.pictures[name]?.file(.light).map { file in
                CGSize(width: file.width, height: file.height)
            }
        }
        let numbers = ["width", "height"].compactMap { name in
            document.tree.value(of: name, in: image).flatMap(InterfaceDocument.number)
        }
        guard numbers.count == 2 else { return nil }
        let size = CGSize(width: max(0, numbers[0]), height: max(0, numbers[1]))
        return isSymbol(image) ? symbolSize(of: name, drawn: size, configuredBy: element) : size
    }

    /// Returns the estimated size of a symbol on the screen.
    ///
    /// The document lists all symbols with 128 points on their longer side. No document contains their sizes beside text.
    @MainActor private func symbolSize(
        of name: String, drawn: CGSize, configuredBy element: XMLTree.ElementID
    ) -> CGSize {
        let longer = max(drawn.width, drawn.height)
        guard min(drawn.width, drawn.height) > 0 else { return drawn }
        let stretch = SymbolMetrics.stretch(of: name, share: Double(drawn.height / drawn.width))
        let (pointSize, scale) = (pointSize(ofSymbol: element), symbolScale(element))
        func shown(_ length: CGFloat) -> CGFloat {
            CGFloat(
                SymbolMetrics.length(
                    atPointSize: pointSize, scale: scale, share: Double(length / longer) * stretch))
        }
        return CGSize(width: shown(drawn.width), height: shown(drawn.height))
    }

    private func symbolConfiguration(_ element: XMLTree.ElementID) -> XMLTree.ElementID? {
        document.tree[element].children.first { child in
            document.tree.value(of: "key", in: child)?.hasPrefix("preferredSymbolConfiguration") == true
        }
    }

    /// The size of the text beside the symbol of an image view, in points.
    @MainActor var symbolPointSize: Double { pointSize(ofSymbol: element.element) }

    @MainActor private func pointSize(ofSymbol element: XMLTree.ElementID) -> Double {
        let tree = document.tree
        guard let configuration = symbolConfiguration(element) else { return 17 }
        let font = tree.child(of: configuration, named: "fontDescription")
        let size = [configuration, font].lazy.compactMap { element in
            element.flatMap { element in tree.value(of: "pointSize", in: element) }.flatMap(InterfaceDocument.number)
        }.first
        let style = font.flatMap { font in tree.value(of: "style", in: font) }.flatMap(size(ofStyle:))
        return max(1, min(size ?? style ?? 17, 1000))
    }

    /// The scale of a symbol beside its text: the image's own scale has priority over the one that its view prefers.
    private func symbolScale(_ element: XMLTree.ElementID) -> Double {
        let tree = document.tree
        let own = tree.child(of: element, named: "imageReference").flatMap { element in
            tree.value(of: "symbolScale", in: element)
        }
        let scale = own ?? symbolConfiguration(element).flatMap { element in tree.value(of: "scale", in: element) }
        return ["small": SymbolMetrics.small, "large": SymbolMetrics.large][scale ?? ""] ?? 1
    }
}
