import Foundation

/// What is shown where there is nothing to show: a picture, two texts and buttons.
///
/// Fonts, spaces and margins are a choice, since no sample is known.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration {
    /// How texts are shown.
    public typealias TextProperties = UIListContentConfiguration.TextProperties
    /// How the picture is shown.
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties

    /// Where the content stands.
    public enum Alignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// In the middle, moved by nothing that the keyboard covers.
        case natural = 1
    }

    /// What a button does.
    @preconcurrency @MainActor public struct ButtonProperties {
        /// What is run when it is pressed.
        public var primaryAction: UIAction?
        /// The menu that it opens.
        public var menu: UIMenu?
        /// Whether it can be operated.
        public var isEnabled = true

        init() {}
    }

    /// The picture.
    public var image: UIImage?
    /// How the picture is shown.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes; it goes before one without.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties = TextProperties()
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes; it goes before one without.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is shown.
    public var secondaryTextProperties = TextProperties()
    /// The button; there is none where it has neither title nor picture.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// A second button; there is none where it has neither title nor picture.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Where the content stands.
    public var alignment = Alignment.center
    /// What is behind; kept.
    public var background = UIBackgroundConfiguration.clear()
    /// What content stands inside of the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The space between picture and text, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The space between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The space between texts and buttons, in points.
    public var textToButtonPadding: CGFloat = 15
    /// The space between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// Whether something that turns says that the content comes.
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

    /// For content that there is none of.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// For content that comes: something that turns above the texts, the first of which is small.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.isLoading = true
        made.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        made.textProperties.color = .secondaryLabel
        return made
    }
    /// For a search that found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// A view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
}
