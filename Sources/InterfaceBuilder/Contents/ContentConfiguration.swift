import Foundation
import UIKit

/// Sets the content of views from their elements.
@MainActor struct ContentConfiguration {
    let document: InterfaceDocument
    let traits: InterfaceDocument.Traits?
    let options: LayoutOptions
    /// Whether design-time placeholder sizes count, as on the canvas.
    let countsPlaceholders: Bool

    /// Sets the texts, fonts, images and content sizes of a view from its element.
    func configure(_ view: UIView, as element: InterfaceDocument.View) {
        // A macOS view has its size from the document, because AppKit's texts are not measured.
        guard document.runtime == .cocoaTouch else { return }
        let content = ElementContent(
            document: document, element: element, traits: traits, dynamicType: options.dynamicType(in: document))
        switch view {
        case let label as UILabel: configure(label, content)
        case let button as UIButton: configure(button, content)
        case let field as UITextField: configure(field, content)
        case let text as UITextView: configure(text, content)
        case let imageView as UIImageView: configure(imageView, content)
        case let control as UISegmentedControl: configure(control, content)
        case let indicator as UIActivityIndicatorView: indicator.style = content.isLargeIndicator ? .large : .medium
        case let progress as UIProgressView where content.value("progressViewStyle") == "bar":
            progress.progressViewStyle = .bar
        case let pages as UIPageControl: pages.numberOfPages = content.count("numberOfPages")
        default: break
        }
        overrideContentSize(of: view, as: element)
    }

    private var generation: ControlGeneration {
        ControlGeneration(document: document, screen: options.screen(of: document))
    }

    private func overrideContentSize(of view: UIView, as element: InterfaceDocument.View) {
        let stored = StoredContentSize(document: document, traits: traits)
        if options.intrinsicSizes == .stored, element.frameElement != nil, !(view is UIStackView) {
            let size = stored.size(of: element, insets: view.alignmentRectInsets)
            view.intrinsicContentSizeOverride = placeholders(of: element, in: size) ?? size
            return
        }
        let measured = placeholder(for: view, as: element) ?? generation.size(of: element, in: view)
        if let size = placeholders(of: element, in: measured ?? view.intrinsicContentSize) ?? measured {
            view.intrinsicContentSizeOverride = size
        }
    }

    private func placeholders(of element: InterfaceDocument.View, in size: CGSize) -> CGSize? {
        guard countsPlaceholders else { return nil }
        return StoredContentSize(document: document, traits: traits).placeholders(of: element, in: size)
    }

    /// Returns the size of an empty label of one line in a stack view, which is 50 × 50 points on the canvas.
    ///
    /// On a device it has no size.
    private func placeholder(for view: UIView, as element: InterfaceDocument.View) -> CGSize? {
        guard options.screen(of: document).isCanvas, let label = view as? UILabel, label.numberOfLines == 1,
            label.text?.isEmpty ?? true, document.stack(around: element) != nil
        else { return nil }
        return CGSize(width: 50, height: 50)
    }

    private func configure(_ label: UILabel, _ content: ElementContent) {
        label.font = content.font
        label.numberOfLines = content.number("numberOfLines").map { lines in Int(max(0, min(lines, 1e6))) } ?? 1
        label.text = content.text
        if let width = content.number("preferredMaxLayoutWidth"), width > 0 {
            label.preferredMaxLayoutWidth = CGFloat(width)
        }
    }

    private func configure(_ button: UIButton, _ content: ElementContent) {
        button.setTitle(content.title, for: .normal)
        if let insets = content.contentEdgeInsets { button.contentEdgeInsets = insets }
        (button.titleEdgeInsets, button.imageEdgeInsets) = (content.titleEdgeInsets, content.imageEdgeInsets)
        button.contentHorizontalAlignment = content.contentHorizontalAlignment
        button.contentVerticalAlignment = content.contentVerticalAlignment
        if let size = content.buttonImageSize { button.setImage(UIImage(size: size), for: .normal) }
        if let size = content.backgroundImageSize { button.setBackgroundImage(UIImage(size: size), for: .normal) }
        if let insets = content.configurationInsets {
            var configuration = UIButton.Configuration.plain()
            configuration.title = content.title
            configuration.image = button.currentImage
            configuration.contentInsets = insets
            content.arrange(&configuration)
            button.configuration = configuration
        }
        // A configuration has its own font for titles.
        button.titleLabel?.font = content.font
    }

    private func configure(_ field: UITextField, _ content: ElementContent) {
        field.font = content.font
        field.borderStyle = Self.borderStyles[content.value("borderStyle") ?? ""] ?? .none
        field.text = content.text
        field.placeholder = content.placeholder
        field.isSecureTextEntry = content.hidesText
        field.centersWholeLines = generation.centersWholeLines
    }

    private func configure(_ view: UITextView, _ content: ElementContent) {
        view.font = content.font
        view.text = content.text
        view.isScrollEnabled = content.value("scrollEnabled") != "NO"
    }

    private static let borderStyles: [String: UITextField.BorderStyle] = [
        "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private func configure(_ control: UISegmentedControl, _ content: ElementContent) {
        for (index, segment) in content.segments.enumerated() {
            if let size = segment.imageSize {
                control.insertSegment(with: UIImage(size: size), at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment.title, at: index, animated: false)
            }
            if let width = segment.width { control.setWidth(CGFloat(width), forSegmentAt: index) }
        }
        control.selectedSegmentIndex = content.number("selectedSegmentIndex").flatMap(Int.init(exactly:)) ?? -1
        control.apportionsSegmentWidthsByContent = content.value("apportionsSegmentWidthsByContent") == "YES"
    }

    private func configure(_ imageView: UIImageView, _ content: ElementContent) {
        if let size = content.imageSize { imageView.image = UIImage(size: size) }
    }
}
