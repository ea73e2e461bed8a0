import InterfaceBuilder
import UIKit

/// The settings of a view that affect layout and differ from a new view of its class.
@MainActor struct ViewSettings {
    /// The statements, without the view before the period.
    private(set) var statements: [String] = []
    /// The intrinsic size, if the content in code gives another one.
    private(set) var contentSize: ExportedScene.ContentSize?
    private let isArranged: Bool
    /// The style of a button's configuration.
    private let configurationStyle: String?

    /// Reads a view.
    ///
    /// `isArranged` tells whether a stack view arranges it; `isMaskKept` keeps the frame of a view that constraints place,
    /// because views inside grow and shrink with it.
    init(
        _ item: SceneTree.View, kind: ViewKind, isRoot: Bool, isArranged: Bool, isMaskKept: Bool,
        configurationStyle: String? = nil
    ) {
        let view = item.view
        self.isArranged = isArranged
        self.configurationStyle = configurationStyle
        if !isRoot { addPlacement(of: view, isMaskKept: isMaskKept) }
        if view.isHidden { statements.append("isHidden = true") }
        addDirection(of: view)
        addContent(item)
        if let stack = view as? UIStackView { addArrangement(of: stack) }
        addMargins(item)
        addPriorities(of: view, comparedWith: kind.make?() ?? UIView(frame: .zero))
        contentSize = Self.contentSize(of: view)
    }

    // MARK: Place

    private mutating func addPlacement(of view: UIView, isMaskKept: Bool) {
        let usesMask = view.translatesAutoresizingMaskIntoConstraints
        if !usesMask, !isArranged { statements.append("translatesAutoresizingMaskIntoConstraints = false") }
        if usesMask || isMaskKept { statements.append("frame = " + SwiftLiteral.rectangle(view.frame)) }
        guard usesMask, view.autoresizingMask != [] else { return }
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
            (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
            (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
        ]
        let set = names.filter { mask, _ in view.autoresizingMask.contains(mask) }.map { _, name in name }
        statements.append("autoresizingMask = " + SwiftLiteral.options(set))
    }

    private mutating func addDirection(of view: UIView) {
        switch view.semanticContentAttribute {
        case .unspecified: break
        case .playback: statements.append("semanticContentAttribute = .playback")
        case .spatial: statements.append("semanticContentAttribute = .spatial")
        case .forceLeftToRight: statements.append("semanticContentAttribute = .forceLeftToRight")
        case .forceRightToLeft: statements.append("semanticContentAttribute = .forceRightToLeft")
        }
    }

    /// Adds the margins of the scene as the view's own.
    ///
    /// The safe area is subtracted if it can be part of them.
    private mutating func addMargins(_ item: SceneTree.View) {
        guard let margins = item.view.layoutMarginsOverride else { return }
        let safeArea = item.safeArea
        let own = UIEdgeInsets(
            top: margins.top - safeArea.top, left: margins.left - safeArea.left,
            bottom: margins.bottom - safeArea.bottom, right: margins.right - safeArea.right)
        let adds = [own.top, own.left, own.bottom, own.right].allSatisfy { inset in inset >= 0 }
        let set = adds ? own : margins
        if set != UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
            statements.append(
                item.hasDirectionalMargins
                    ? "directionalLayoutMargins = " + SwiftLiteral.insets(directional(set, in: item.view))
                    : "layoutMargins = " + SwiftLiteral.insets(set))
        }
        if !adds { statements.append("insetsLayoutMarginsFromSafeArea = false") }
    }

    private func directional(_ insets: UIEdgeInsets, in view: UIView) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(insets, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    // MARK: Content

    private mutating func addContent(_ item: SceneTree.View) {
        switch item.view {
        case let label as UILabel: addContent(of: label, item.textStyle)
        case let button as UIButton: addContent(of: button, item.textStyle)
        case let field as UITextField: addContent(of: field, item.textStyle)
        case let textView as UITextView: addContent(of: textView, item.textStyle)
        case let pages as UIPageControl:
            if pages.numberOfPages != 0 { statements.append("numberOfPages = \(pages.numberOfPages)") }
        default: break
        }
    }

    private mutating func addContent(of label: UILabel, _ style: UIFont.TextStyle?) {
        if let text = label.text { statements.append("text = " + SwiftLiteral.string(text)) }
        addFont(label.font, style, otherThan: .systemFont(ofSize: 17))
        if label.numberOfLines != 1 { statements.append("numberOfLines = \(label.numberOfLines)") }
        if label.preferredMaxLayoutWidth != 0 {
            statements.append("preferredMaxLayoutWidth = " + SwiftLiteral.number(label.preferredMaxLayoutWidth))
        }
    }

    private mutating func addContent(of button: UIButton, _ style: UIFont.TextStyle?) {
        if let configuration = button.configuration {
            statements.append("configuration = .\(configurationStyle ?? "plain")()")
            if let title = configuration.title {
                statements.append("configuration?.title = " + SwiftLiteral.string(title))
            }
            statements.append("configuration?.contentInsets = " + SwiftLiteral.insets(configuration.contentInsets))
        } else if let title = button.title(for: .normal) {
            statements.append("setTitle(\(SwiftLiteral.string(title)), for: .normal)")
        }
        let standard = UIButton(type: button.buttonType).titleLabel?.font
        addFont(button.titleLabel?.font, style, otherThan: standard, of: "titleLabel?.font")
        if button.contentEdgeInsets != .zero {
            statements.append("contentEdgeInsets = " + SwiftLiteral.insets(button.contentEdgeInsets))
        }
    }

    private mutating func addContent(of field: UITextField, _ style: UIFont.TextStyle?) {
        if let text = field.text, !text.isEmpty { statements.append("text = " + SwiftLiteral.string(text)) }
        if let placeholder = field.placeholder {
            statements.append("placeholder = " + SwiftLiteral.string(placeholder))
        }
        addFont(field.font, style, otherThan: .systemFont(ofSize: 17))
        let styles: [UITextField.BorderStyle: String] = [.line: "line", .bezel: "bezel", .roundedRect: "roundedRect"]
        if let style = styles[field.borderStyle] { statements.append("borderStyle = .\(style)") }
    }

    private mutating func addContent(of textView: UITextView, _ style: UIFont.TextStyle?) {
        if let text = textView.text, !text.isEmpty { statements.append("text = " + SwiftLiteral.string(text)) }
        addFont(textView.font, style, otherThan: .systemFont(ofSize: 12))
    }

    private mutating func addFont(
        _ font: UIFont?, _ style: UIFont.TextStyle?, otherThan standard: UIFont?, of property: String = "font"
    ) {
        guard let font, standard?.isEqual(font) != true else { return }
        statements.append("\(property) = " + FontExpression(font, style).text)
    }

    private mutating func addArrangement(of stack: UIStackView) {
        if stack.axis == .vertical { statements.append("axis = .vertical") }
        let distributions: [UIStackView.Distribution: String] = [
            .fillEqually: "fillEqually", .fillProportionally: "fillProportionally", .equalSpacing: "equalSpacing",
            .equalCentering: "equalCentering",
        ]
        if let name = distributions[stack.distribution] { statements.append("distribution = .\(name)") }
        let isRow = stack.axis == .horizontal
        let alignments: [UIStackView.Alignment: String] = [
            .leading: isRow ? "top" : "leading", .center: "center", .trailing: isRow ? "bottom" : "trailing",
            .firstBaseline: "firstBaseline", .lastBaseline: "lastBaseline",
        ]
        if let name = alignments[stack.alignment] { statements.append("alignment = .\(name)") }
        let usesSystem = stack.spacing == UIStackView.spacingUseSystem
        let spacing = usesSystem ? "UIStackView.spacingUseSystem" : SwiftLiteral.number(stack.spacing)
        if stack.spacing != 0 { statements.append("spacing = " + spacing) }
        if stack.isBaselineRelativeArrangement { statements.append("isBaselineRelativeArrangement = true") }
        if stack.isLayoutMarginsRelativeArrangement { statements.append("isLayoutMarginsRelativeArrangement = true") }
    }

    // MARK: Content size

    private mutating func addPriorities(of view: UIView, comparedWith new: UIView) {
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, ".horizontal"), (.vertical, ".vertical")] {
            let hugging = view.contentHuggingPriority(for: axis)
            if hugging != new.contentHuggingPriority(for: axis) {
                statements.append(Self.setting("Hugging", hugging, name))
            }
            let resistance = view.contentCompressionResistancePriority(for: axis)
            if resistance != new.contentCompressionResistancePriority(for: axis) {
                statements.append(Self.setting("CompressionResistance", resistance, name))
            }
        }
    }

    private static func setting(_ name: String, _ priority: UILayoutPriority, _ axis: String) -> String {
        let value = SwiftLiteral.priority(SwiftLiteral.shortest(Double(priority.rawValue)))
        return "setContent\(name)Priority(\(value), for: \(axis))"
    }

    /// Returns a size from the document, or that of an image, which code cannot draw.
    private static func contentSize(of view: UIView) -> ExportedScene.ContentSize? {
        let hasPicture = (view as? UIImageView)?.image != nil || (view as? UIButton)?.currentImage != nil
        let prescribed = view.intrinsicContentSizeOverride
        guard hasPicture || prescribed != nil && prescribed != view.intrinsicContentSize else { return nil }
        let size = prescribed ?? view.intrinsicContentSize
        return ExportedScene.ContentSize(
            width: size.width >= 0 ? Double(size.width) : nil, height: size.height >= 0 ? Double(size.height) : nil)
    }
}
