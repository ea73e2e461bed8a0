import Foundation

/// A configuration of the view for missing content: an image, two texts and two buttons.
///
/// The fonts, spaces and margins are Plumb's choice, because no measured example is known.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration {
    /// The properties of a text.
    public typealias TextProperties = UIListContentConfiguration.TextProperties
    /// The properties of the image.
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties

    /// The vertical alignments of the content.
    public enum Alignment: Int, Hashable, Sendable {
        /// The center of the view.
        case center = 0
        /// The natural position, which considers the keyboard.
        case natural = 1
    }

    /// The properties of a button.
    @preconcurrency @MainActor public struct ButtonProperties {
        /// The action of the button.
        public var primaryAction: UIAction?
        /// The menu of the button.
        ///
        /// Plumb stores the value and does not use it.
        public var menu: UIMenu?
        /// A Boolean value that indicates whether the button is enabled.
        public var isEnabled = true

        init() {}
    }

    /// The image.
    public var image: UIImage?
    /// The properties of the image; Plumb uses the symbol configuration and the tint color.
    public var imageProperties = ImageProperties()
    /// The primary text.
    public var text: String?
    /// The attributed primary text, which takes precedence over ``text``.
    public var attributedText: NSAttributedString?
    /// The properties of the primary text; Plumb uses the font, the color and the number of lines.
    public var textProperties = TextProperties()
    /// The secondary text.
    public var secondaryText: String?
    /// The attributed secondary text, which takes precedence over ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text; Plumb uses the font, the color and the number of lines.
    public var secondaryTextProperties = TextProperties()
    /// The configuration of the primary button; without a title or an image the button is absent.
    public var button = UIButton.Configuration.plain()
    /// The properties of the primary button.
    public var buttonProperties = ButtonProperties()
    /// The configuration of the secondary button; without a title or an image the button is absent.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The properties of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment of the content.
    ///
    /// Plumb stores the value and does not use it; the content is always centered.
    public var alignment = Alignment.center
    /// The background.
    ///
    /// Plumb stores the value and does not use it.
    public var background = UIBackgroundConfiguration.clear()
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The space between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The space between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The space between the texts and the buttons, in points.
    public var textToButtonPadding: CGFloat = 15
    /// The space between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// A Boolean value that indicates whether an activity indicator replaces the image.
    var isLoading = false

    private init() {
        let title = UIFont.preferredFont(forTextStyle: .title2)
        textProperties.font = .systemFont(ofSize: title.pointSize, weight: .bold)
        textProperties.alignment = .center
        secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        secondaryTextProperties.color = .secondaryLabel
        secondaryTextProperties.alignment = .center
        imageProperties.tintColor = .secondaryLabel
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    }

    /// Returns a configuration for empty content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// Returns a configuration for loading content, with an activity indicator and a small primary text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.isLoading = true
        made.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        made.textProperties.color = .secondaryLabel
        return made
    }
    /// Returns a configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Returns a view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
}
