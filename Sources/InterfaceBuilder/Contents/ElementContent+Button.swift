import Foundation
import UIKit

extension ElementContent {
    /// The type of a button.
    ///
    /// The default is custom.
    var buttonType: UIButton.ButtonType { Self.buttonTypes[value("buttonType") ?? ""] ?? .custom }

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "plain": .plain, "close": .close,
    ]

    /// The insets of a button's content, in points; nil for the insets of its kind.
    var contentEdgeInsets: UIEdgeInsets? { edgeInsets("contentEdgeInsets") ?? standardEdgeInsets }

    /// The insets of a button's title in its content, in points.
    var titleEdgeInsets: UIEdgeInsets { edgeInsets("titleEdgeInsets") ?? .zero }

    /// The insets of a button's image in its content, in points.
    var imageEdgeInsets: UIEdgeInsets { edgeInsets("imageEdgeInsets") ?? .zero }

    private func edgeInsets(_ key: String) -> UIEdgeInsets? {
        let tree = document.tree
        guard let inset = tree.child(of: element.element, named: "inset", key: key) else { return nil }
        func edge(_ name: String) -> CGFloat {
            CGFloat(tree.value(of: name, in: inset).flatMap(InterfaceDocument.number) ?? 0)
        }
        return UIEdgeInsets(top: edge("minY"), left: edge("minX"), bottom: edge("maxY"), right: edge("maxX"))
    }

    /// The horizontal alignment of a button's content.
    var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        switch value("contentHorizontalAlignment") {
        case "left": .left
        case "right": .right
        case "leading": .leading
        case "trailing": .trailing
        default: .center
        }
    }

    /// The vertical alignment of a button's content.
    var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
        switch value("contentVerticalAlignment") {
        case "top": .top
        case "bottom": .bottom
        default: .center
        }
    }

    /// The insets of a custom button without font and insets.
    ///
    /// Since Xcode 9 such a button stores 34 points for its line of 22 (12 of 12 documents).
    private var standardEdgeInsets: UIEdgeInsets? {
        let isPlain =
            document.tree.child(of: element.element, named: "fontDescription") == nil && title?.isEmpty == false
        guard document.isWritten(since: .xcode9), buttonType == .custom, isPlain, !hasBackgroundImage else {
            return nil
        }
        return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }

    /// A Boolean value that indicates whether the button has a background image.
    ///
    /// Then the button is at least as large as the image, without space around the title.
    private var hasBackgroundImage: Bool {
        let state = document.tree.child(of: element.element, named: "state", key: "normal")
        return state.flatMap { document.tree.value(of: "backgroundImage", in: $0) } != nil
    }

    /// The element of a button's configuration; nil for a button without one.
    var buttonConfiguration: XMLTree.ElementID? {
        document.tree.child(of: element.element, named: "buttonConfiguration", key: "configuration")
    }

    /// The insets of the content in a button's configuration; nil for a button without a configuration.
    ///
    /// Without insets of its own a configuration has 7 points above and below and 12 beside (measured).
    var configurationInsets: NSDirectionalEdgeInsets? {
        let tree = document.tree
        guard let configuration = buttonConfiguration else { return nil }
        guard
            let insets = tree.child(of: configuration, named: "directionalEdgeInsets", key: "contentInsets")
        else { return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
        func edge(_ name: String) -> CGFloat {
            CGFloat(tree.value(of: name, in: insets).flatMap(InterfaceDocument.number) ?? 0)
        }
        return NSDirectionalEdgeInsets(
            top: edge("top"), leading: edge("leading"), bottom: edge("bottom"), trailing: edge("trailing"))
    }

    /// Gives a configuration the subtitle, the spacing and the image placement from the document.
    func arrange(_ configuration: inout UIButton.Configuration) {
        guard let element = buttonConfiguration else { return }
        let tree = document.tree
        func space(_ name: String) -> CGFloat? {
            tree.value(of: name, in: element).flatMap(InterfaceDocument.number).map { CGFloat($0) }
        }
        configuration.subtitle = tree.value(of: "subtitle", in: element)
        configuration.imagePadding = space("imagePadding") ?? configuration.imagePadding
        configuration.titlePadding = space("titlePadding") ?? configuration.titlePadding
        switch tree.value(of: "imagePlacement", in: element) {
        case "trailing": configuration.imagePlacement = .trailing
        case "top": configuration.imagePlacement = .top
        case "bottom": configuration.imagePlacement = .bottom
        default: break
        }
    }
}
