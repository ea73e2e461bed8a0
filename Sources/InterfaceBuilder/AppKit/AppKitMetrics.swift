import Foundation
import UIKit

/// What AppKit's controls have by themselves: how far their frames reach beyond their alignment rectangles, and the axes on
/// which their content has a size.
///
/// Insets are those of the file survey; Xcode 11 and 26 brought new ones (measured on the constraints of public documents).
struct AppKitMetrics {
    let document: InterfaceDocument
    let view: InterfaceDocument.View

    /// How far the frame reaches beyond the alignment rectangle.
    var alignmentInsets: UIEdgeInsets {
        switch view.tag {
        case "button": buttonInsets
        case "popUpButton": popUpInsets
        case "textField", "secureTextField": isLabel ? inset(0, 2, 0, 2) : .zero
        case "switch": inset(1, 2, 3, 2)
        case "segmentedControl": inset(1, 2, 1, 2)
        case "slider": inset(2, 2, 6, 2)
        case "stepper": inset(2, 3, 3, 3)
        case "colorWell": inset(2, 3, 2, 3)
        case "progressIndicator": isSpinning || isRecent ? .zero : inset(1, 0, 1, 0)
        case "box": separatorInsets
        default: .zero
        }
    }

    private var buttonInsets: UIEdgeInsets {
        let type = cellValue("type")
        if type == "check" || type == "radio" { return inset(1, 2, 1, 0) }
        guard type == "push", cellValue("bezelStyle") == "rounded", !isRecent else { return .zero }
        if document.isWritten(since: .xcode13) { return inset(5, 7, 7, 7) }
        return document.isWritten(since: .xcode12) ? inset(5, 6, 7, 6) : inset(4, 6, 7, 6)
    }

    private var popUpInsets: UIEdgeInsets {
        guard cellValue("bezelStyle") == "rounded", !isRecent else { return .zero }
        return document.isWritten(since: .xcode12) ? inset(1, 3, 4, 4) : inset(1, 2, 3, 3)
    }

    private var separatorInsets: UIEdgeInsets {
        guard value("boxType") == "separator" else { return .zero }
        return view.frame.width >= view.frame.height ? inset(2, 0, 2, 0) : inset(0, 2, 0, 2)
    }

    /// The size of the content as stored, without the insets; -1 on an axis that asks for none.
    var contentSize: CGSize {
        guard view.frameElement != nil else { return Self.none }
        let insets = alignmentInsets
        let axes = contentAxes
        return CGSize(
            width: axes.width ? max(0, CGFloat(view.frame.width) - insets.left - insets.right) : Self.none.width,
            height: axes.height ? max(0, CGFloat(view.frame.height) - insets.top - insets.bottom) : Self.none.height)
    }

    private static let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    /// The axes on which the content has a size; what is edited is as wide as its constraints make it.
    private var contentAxes: (width: Bool, height: Bool) {
        switch view.tag {
        case "textField", "secureTextField": (isLabel, true)
        case "button", "popUpButton", "switch", "stepper", "segmentedControl", "colorWell", "datePicker": (true, true)
        case "imageView": (hasImage, hasImage)
        case "comboBox", "searchField", "tokenField", "levelIndicator": (false, true)
        case "progressIndicator": (isSpinning, true)
        case "slider": isUpright ? (true, false) : (false, true)
        case "box" where value("boxType") == "separator": isUpright ? (true, false) : (false, true)
        default: (false, false)
        }
    }

    /// A Boolean value that indicates whether a text field is only read: no bezel, no editing.
    var isLabel: Bool {
        view.tag == "textField" && cellValue("editable") != "YES" && cellValue("borderStyle") == nil
    }

    /// A Boolean value that indicates whether its class shows a line of text.
    var hasText: Bool {
        ["textField", "secureTextField", "button", "popUpButton", "comboBox", "searchField", "tokenField"].contains(
            view.tag)
    }

    private var isSpinning: Bool { value("style") == "spinning" }
    private var isUpright: Bool { view.frame.height > view.frame.width }
    private var isRecent: Bool { document.isWritten(since: .xcode26) }
    private var hasImage: Bool { value("image") != nil || cellValue("image") != nil }

    /// The text of a control, which stands in its cell.
    var text: String? {
        guard let cell else { return nil }
        if let title = document.tree.value(of: "title", in: cell) { return title }
        return document.tree.child(of: cell, named: "string", key: "title").map { document.tree.characters(in: $0) }
    }

    /// The text that stands where nothing was written yet.
    var placeholder: String? { cellValue("placeholderString") }

    /// The element that describes the font.
    var font: XMLTree.ElementID? { cell.flatMap { cell in document.tree.child(of: cell, named: "font", key: "font") } }

    /// The size of the font in points.
    var fontSize: Double {
        let tree = document.tree
        if let size = font.flatMap({ font in tree.value(of: "size", in: font) }).flatMap(InterfaceDocument.number),
            size > 0
        {
            return min(size, 10_000)
        }
        if let size = font.flatMap({ font in tree.value(of: "metaFont", in: font) }).flatMap({ name in
            Self.metaFonts[name]
        }) {
            return size
        }
        switch value("controlSize") {
        case "small": return 11
        case "mini": return 9
        default: return 13
        }
    }

    /// A Boolean value that indicates whether the font is bold.
    var isBold: Bool {
        let name = font.flatMap { font in document.tree.value(of: "metaFont", in: font) }
        return name.map { name in name.lowercased().hasSuffix("bold") } ?? false
    }

    private static let metaFonts: [String: Double] = [
        "system": 13, "systemBold": 13, "menu": 13, "message": 13, "label": 10, "smallSystem": 11,
        "smallSystemBold": 11,
        "miniSystem": 9, "cellTitle": 12, "toolTip": 11,
    ]

    private var cell: XMLTree.ElementID? {
        document.tree[view.element].children.first { child in document.tree.value(of: "key", in: child) == "cell" }
    }

    private func value(_ name: String) -> String? { document.tree.value(of: name, in: view.element) }
    func cellValue(_ name: String) -> String? {
        cell.flatMap { cell in document.tree.value(of: name, in: cell) }
    }

    private func inset(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
}
