import Foundation

/// A view that shows a configuration for missing content at its center.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let stack = UIStackView()

    /// Creates a view with a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let safe = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor),
        ])
        show()
    }

    /// Creates a view with an empty configuration; Plumb reads nothing else from the archive.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
    }

    /// The configuration of the view; setting another type of configuration has no effect.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let next = newValue as? UIContentUnavailableConfiguration else { return }
            shown = next
            show()
        }
    }

    private func show() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = shown.directionalLayoutMargins
        if shown.isLoading {
            let turning = UIActivityIndicatorView(style: .medium)
            turning.startAnimating()
            add(turning, space: shown.imageToTextPadding)
        } else if let image = shown.image {
            let picture = UIImageView(image: image)
            picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
            picture.tintColor = shown.imageProperties.tintColor
            add(picture, space: shown.imageToTextPadding)
        }
        let second = label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        if let first = label(shown.text, shown.attributedText, shown.textProperties) {
            add(first, space: second == nil ? shown.textToButtonPadding : shown.textToSecondaryTextPadding)
        }
        if let second { add(second, space: shown.textToButtonPadding) }
        let buttons = [
            (shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties),
        ]
        for (configuration, properties) in buttons where configuration.hasContent {
            let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
            button.isEnabled = properties.isEnabled
            add(button, space: shown.buttonToSecondaryButtonPadding)
        }
    }

    private func add(_ view: UIView, space: CGFloat) {
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(space, after: view)
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
    ) -> UILabel? {
        guard text != nil || attributed != nil else { return nil }
        let label = UILabel()
        (label.font, label.textColor) = (properties.font, properties.color)
        (label.numberOfLines, label.textAlignment) = (properties.numberOfLines, .center)
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }
}

extension UIButton.Configuration {
    fileprivate var hasContent: Bool {
        title != nil || attributedTitle != nil || subtitle != nil || image != nil
    }
}
