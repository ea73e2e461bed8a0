import UIKit

/// The distances of the frames of AppKit's controls from their alignment rectangles.
///
/// Apple publishes none of these numbers. They come from the constraints in public documents (`Documentation/Fidelity.md`).
enum AppKitInsets {
    /// The kinds of view with insets.
    enum Kind: Hashable, Sendable {
        case label
        case push, checkBox, radioButton, untitledCheckBox, untitledRadioButton, help
        case roundRect, textured, square, regularSquare, recessed
        case popUp, texturedPopUp, squarePopUp, comboBox
        case segments, separateSegments, texturedSegments, roundRectSegments
        case slider, stepper, switchButton, colorWell, progressBar
        case separator, uprightSeparator, titledBox, box
        case tabView, tabViewBelow
        case datePicker, pathMenu, pictureInBezel
    }

    /// The sizes of a control.
    ///
    /// Unknown sizes count as regular.
    enum ControlSize: String, Hashable, Sendable {
        case regular, small, mini, large
    }

    /// The insets of a size since a generation.
    private struct Row {
        let size: ControlSize
        let since: AppKitGeneration
        let insets: UIEdgeInsets

        /// Creates insets in the order top, left, bottom, right.
        init(
            _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, _ size: ControlSize = .regular,
            since: AppKitGeneration = .yosemite
        ) {
            self.size = size
            self.since = since
            insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
    }

    /// Returns the insets of a control.
    ///
    /// A size without a row has those of the regular size.
    static func insets(
        of kind: Kind, size: ControlSize = .regular, in generation: AppKitGeneration
    ) -> UIEdgeInsets {
        guard generation < .tahoe || kept.contains(kind) else { return .zero }
        let rows = table[kind, default: []].filter { row in row.since <= generation }
        let row = rows.last { row in row.size == size } ?? rows.last { row in row.size == .regular }
        return row?.insets ?? .zero
    }

    /// The kinds that macOS 26 did not change; all others lost their insets.
    private static let kept: Set<Kind> = [
        .label, .separator, .uprightSeparator, .square, .squarePopUp, .tabView, .tabViewBelow,
        .pictureInBezel,
    ]

    /// The insets by kind.
    ///
    /// The newest row of a size is the last.
    private static let table: [Kind: [Row]] = [
        .label: [Row(0, 2, 0, 2)],
        .push: [
            Row(4, 6, 7, 6), Row(5, 7, 7, 7, since: .bigSur),
            Row(4, 5, 6, 5, .small), Row(3, 5, 6, 5, .small, since: .mojave), Row(4, 6, 7, 6, .small, since: .bigSur),
            Row(6, 6, 6, 6, .large, since: .bigSur), Row(0, 1, 1, 1, .mini), Row(1, 2, 2, 2, .mini, since: .bigSur),
        ],
        .checkBox: [
            Row(2, 2, 2, 2), Row(1, 2, 1, 0, since: .bigSur),
            Row(3, 3, 3, 2, .small), Row(1, 1, 1, 0, .small, since: .bigSur),
            Row(2.5, 3, 2.5, 0, .large, since: .bigSur),
        ],
        .radioButton: [
            Row(1, 1, 1, 2), Row(1, 2, 1, 0, since: .bigSur), Row(0.5, 1, 0.5, 0, .small, since: .bigSur),
            Row(1.5, 3, 1.5, 0, .large, since: .bigSur),
        ],
        .untitledCheckBox: [
            Row(2, 2, 2, 2), Row(3, 3, 3, 2, .small), Row(2, 1, 2, 1, .small, since: .bigSur),
            Row(3, 3, 3, 3, .large, since: .bigSur),
        ],
        .untitledRadioButton: [
            Row(1, 1, 1, 2), Row(2, 2, 2, 2, since: .bigSur), Row(3, 3, 3, 3, .large, since: .bigSur),
        ],
        .help: [
            Row(1, 2, 3, 2), Row(0, 2, 4, 2, since: .mojave), Row(1, 3, 4, 2, since: .bigSur),
            Row(1, 2, 2, 2, .small), Row(1, 1, 2, 1, .small, since: .bigSur),
        ],
        .roundRect: [Row(0, 0, 1, 0)],
        .textured: [
            Row(1, 0, 2, 0), Row(1, 1, 2, 1, since: .bigSur), Row(0, 0, 1, 0, .small),
            Row(0, 1, 1, 1, .small, since: .bigSur),
        ],
        .square: [Row(1, 0, 1, 0)],
        .regularSquare: [Row(3, 3, 4, 3, since: .bigSur)],
        .recessed: [Row(0, 0, 1, 0)],
        .popUp: [
            Row(2, 2, 3, 3), Row(1, 2, 3, 3, since: .mojave), Row(1, 3, 4, 4, since: .bigSur),
            Row(1, 3, 3, 3, .small), Row(2, 4, 4, 4, .small, since: .bigSur), Row(0, 1, 0, 2, .mini),
            Row(1, 2, 2, 3, .mini, since: .bigSur), Row(6, 5, 6, 5, .large, since: .bigSur),
        ],
        .texturedPopUp: [Row(1, 0, 2, 0), Row(1, 3, 4, 4, since: .bigSur)],
        .squarePopUp: [Row(1, 0, 1, 0)],
        .comboBox: [
            Row(2, 0, 4, 3), Row(1, 0, 4, 3, since: .bigSur), Row(1, 1, 2, 3, since: .ventura),
            Row(1, 0, 4, 3, .small), Row(1, 1, 1, 2, .small, since: .ventura),
        ],
        .segments: [Row(1, 2, 1, 2), Row(1, 2, 2, 2, .small, since: .bigSur)],
        .separateSegments: [Row(1, 2, 1, 2), Row(2, 3, 2, 3, since: .bigSur)],
        .texturedSegments: [Row(1, 0, 2, 0), Row(1, 1, 2, 1, since: .bigSur)],
        .roundRectSegments: [Row(1, 1, 1, 1)],
        .slider: [
            Row(2, 2, 2, 2), Row(2, 2, 6, 2, since: .bigSur), Row(1, 0, 1, 0, .small),
            Row(2, 2, 2, 2, .small, since: .bigSur), Row(0, 0, 0, 0, .mini), Row(2, 2, 2, 2, .mini, since: .bigSur),
        ],
        .stepper: [
            Row(2, 3, 3, 3), Row(4, 3, 4, 3, since: .bigSur), Row(1, 2, 2, 2, .small),
        ],
        .switchButton: [Row(1, 2, 2, 2)],
        .colorWell: [Row(2, 3, 2, 3, since: .ventura)],
        .progressBar: [Row(1, 0, 1, 0), Row(0, 0, 0, 0, .small)],
        .separator: [Row(2, 0, 2, 0)],
        .uprightSeparator: [Row(0, 2, 0, 2)],
        .titledBox: [Row(0, 3, 4, 3)],
        .box: [Row(2, 3, 4, 3)],
        .tabView: [Row(6, 7, 10, 7), Row(3, 7, 10, 7, .small)],
        .datePicker: [Row(4, 0, 0, 3)],
        .pathMenu: [Row(2, 3, 4, 3)],
        .pictureInBezel: [Row(3, 3, 3, 3)],
        .tabViewBelow: [Row(10, 7, 6, 7), Row(4, 7, 2, 7, .mini)],
    ]
}

extension AppKitMetrics {
    /// The kind of the control, or nil if its frame is its alignment rectangle.
    var kind: AppKitInsets.Kind? {
        switch view.tag {
        case "button": buttonKind
        case "popUpButton": popUpKind
        case "textField", "secureTextField", "tokenField": hasBorder || drawsBackground ? nil : .label
        case "comboBox": .comboBox
        case "switch": .switchButton
        case "segmentedControl": segmentKind
        case "slider": cellValue("sliderType") == "circular" ? nil : .slider
        case "stepper": .stepper
        case "datePicker": cellValue("datePickerStyle") == nil ? .datePicker : nil
        case "pathControl": cellValue("pathStyle") == "popUp" ? .pathMenu : nil
        case "colorWell": .colorWell
        case "progressIndicator": isSpinning ? nil : .progressBar
        case "box": boxKind
        case "tabView": tabKind
        case "imageView": cellValue("imageFrameStyle") == "grayBezel" ? .pictureInBezel : nil
        default: nil
        }
    }

    private var buttonKind: AppKitInsets.Kind? {
        switch cellValue("type") {
        case "check": return hasTitle ? .checkBox : .untitledCheckBox
        case "radio": return hasTitle ? .radioButton : .untitledRadioButton
        case "help": return .help
        default: break
        }
        guard hasBorder else { return nil }
        return switch cellValue("bezelStyle") {
        case "rounded": .push
        case "roundedRect": .roundRect
        case "texturedRounded", "texturedSquare": .textured
        case "smallSquare": .square
        case "regularSquare": .regularSquare
        case "recessed": .recessed
        default: nil
        }
    }

    /// A Boolean value that indicates whether the control has a border.
    ///
    /// Without one the frame is the drawn part.
    var hasBorder: Bool { cellValue("borderStyle") != nil || cellValue("type") == "push" }

    private var drawsBackground: Bool { cellValue("drawsBackground") == "YES" }

    /// A Boolean value that indicates whether a button shows a title beside its image.
    private var hasTitle: Bool { text?.isEmpty == false && cellValue("imagePosition") != "only" }

    private var popUpKind: AppKitInsets.Kind? {
        guard hasBorder else { return nil }
        return switch cellValue("bezelStyle") {
        case "rounded": .popUp
        case "texturedRounded", "texturedSquare": .texturedPopUp
        case "smallSquare": .squarePopUp
        case "regularSquare": .regularSquare
        case "recessed": .recessed
        case "roundedRect": .roundRect
        default: nil
        }
    }

    private var segmentKind: AppKitInsets.Kind? {
        switch cellValue("style") {
        case "separated"?: .separateSegments
        case "rounded"?, nil: cellValue("trackingMode") == "momentary" ? .separateSegments : .segments
        case "texturedRounded"?, "texturedSquare"?: .texturedSegments
        case "roundRect"?: .roundRectSegments
        default: nil
        }
    }

    private var boxKind: AppKitInsets.Kind? {
        switch value("boxType") {
        case "separator"?: isUpright ? .uprightSeparator : .separator
        case "custom"?: nil
        case _ where value("borderType") == "none": nil
        default: value("titlePosition") == "noTitle" ? .box : .titledBox
        }
    }

    /// The kind of a tab view, or nil for one without a border.
    private var tabKind: AppKitInsets.Kind? {
        switch value("type") {
        case nil: .tabView
        case "bottomTabsBezelBorder"?: .tabViewBelow
        default: nil
        }
    }
}
