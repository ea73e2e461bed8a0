import Foundation
import UIKit

/// The metrics of AppKit's controls: the insets of their frames, and the axes on which their content has a size.
struct AppKitMetrics {
    let document: InterfaceDocument
    let view: InterfaceDocument.View

    /// The distances of the frame from the alignment rectangle.
    var alignmentInsets: UIEdgeInsets {
        guard let kind else { return symbolInsets }
        return AppKitInsets.insets(of: kind, size: controlSize, in: document.appKitGeneration(of: view))
    }

    /// The control size of the view or its cell.
    var controlSize: AppKitInsets.ControlSize {
        (value("controlSize") ?? cellValue("controlSize")).flatMap(AppKitInsets.ControlSize.init) ?? .regular
    }

    /// The stored size of the content, without the insets; -1 on an axis without content size.
    var contentSize: CGSize {
        guard view.frameElement != nil else { return Self.none }
        let insets = alignmentInsets
        let axes = contentAxes
        return CGSize(
            width: axes.width ? max(0, CGFloat(view.frame.width) - insets.left - insets.right) : Self.none.width,
            height: axes.height ? max(0, CGFloat(view.frame.height) - insets.top - insets.bottom) : Self.none.height)
    }

    private static let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    /// The axes on which the content has a size.
    ///
    /// The width of an editable text field comes from its constraints.
    private var contentAxes: (width: Bool, height: Bool) {
        switch view.kind.appKitContent {
        case .none: (false, false)
        case .height: (false, true)
        case .both: (true, true)
        case .picture: (hasImage, hasImage)
        case .text: (isLabel, true)
        case .indicator: (isSpinning, true)
        case .separator where value("boxType") != "separator": (false, false)
        case .track, .separator: isUpright ? (true, false) : (false, true)
        }
    }

    /// A Boolean value that indicates whether a text field is read-only: without bezel and editing.
    var isLabel: Bool {
        view.tag == "textField" && cellValue("editable") != "YES" && cellValue("borderStyle") == nil
    }

    /// A Boolean value that indicates whether baselines of the view are those of a line of text.
    var hasLine: Bool { cell != nil || view.tag == "switch" }

    private var isLarge: Bool { controlSize == .large }

    /// The points by which the line of text is higher than in the middle, doubled.
    ///
    /// Push buttons, pop-up buttons and sliders raise it before macOS 26. Since then sliders lower it. Large text fields lower it before.
    var lineRise: CGFloat {
        let isTahoe = document.appKitGeneration(of: view) == .tahoe
        return switch kind {
        case .push, .popUp: isTahoe ? 0 : isLarge ? 2 : 1
        case .slider: isTahoe ? -2 : 1
        default: isLarge && !isTahoe && isField ? -1 : 0
        }
    }

    /// The distances of the baselines from the top and bottom edge, for controls whose text is not in the middle.
    ///
    /// A switch has text of its own beside labels (measured: 3 first and 4 last baselines). The text of a date picker keeps its distance from the
    /// bottom edge.
    var baselines: (first: CGFloat?, last: CGFloat)? {
        if view.tag == "switch" { return (16, 9) }
        if view.tag == "datePicker" { return (nil, isLarge ? 7 : 6) }
        return nil
    }

    private var isField: Bool { view.tag == "textField" || view.tag == "secureTextField" }

    var isSpinning: Bool { value("style") == "spinning" }
    var isUpright: Bool { view.frame.height > view.frame.width }
    private var hasImage: Bool { value("image") != nil || imageName != nil }

    /// The image of the cell.
    var imageName: String? {
        guard let cell else { return nil }
        return document.tree.value(of: "image", in: cell) ?? imageReferenceValue("image")
    }

    /// Returns an attribute of the reference to the image.
    func imageReferenceValue(_ name: String) -> String? {
        cell.flatMap { cell in document.tree.child(of: cell, named: "imageReference", key: "image") }
            .flatMap { reference in document.tree.value(of: name, in: reference) }
    }

    /// The text of a control, from its cell.
    var text: String? {
        guard let cell else { return nil }
        if let title = document.tree.value(of: "title", in: cell) { return title }
        return document.tree.child(of: cell, named: "string", key: "title").map { document.tree.characters(in: $0) }
    }

    /// The placeholder of an empty text field.
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
        return switch controlSize {
        case .small: 11
        case .mini: 9
        case .regular, .large: 13
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

    func value(_ name: String) -> String? { document.tree.value(of: name, in: view.element) }
    func cellValue(_ name: String) -> String? {
        cell.flatMap { cell in document.tree.value(of: name, in: cell) }
    }

}
