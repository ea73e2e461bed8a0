import Foundation

extension UIButton {
    /// The looks of a button (iOS 15 and later).
    public struct Configuration: Sendable {
        /// The title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes.
        public var attributedTitle: AttributedString?
        /// Changes the attributes of the title before it is shown, as its font.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A smaller line below the title.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// A smaller line below the title with attributes.
        public var attributedSubtitle: AttributedString?
        /// Changes the attributes of the smaller line before it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image.
        public var image: UIImage?
        /// Space around the content, in points; that of the button's size until set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?
        /// Gives the space around the content the button's size back.
        public mutating func setDefaultContentInsets() { ownInsets = nil }
        /// The looks for a button as it is; the same, since layout does not see states.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }
        /// How large the button is, by the space around its content.
        public var buttonSize = Size.medium
        /// Whether a turning sign takes the place of the image; kept, there is no sign.
        public var showsActivityIndicator = false
        /// Changes the colour of that sign before it is shown; kept.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Changes the colour of the image before it is shown; kept.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// What shows that the button opens a menu; kept, it takes no room here.
        public var indicator = Indicator.automatic
        /// Changes the colour of that before it is shown; kept.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// What happens where the title is too long; kept.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// What happens where the smaller line is too long; kept.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// What shows that a button opens a menu.
        ///
        /// Raw values are Apple's.
        public enum Indicator: Int, Hashable, Sendable {
            /// As the button has it.
            case automatic = 0
            /// Nothing.
            case none = 1
            /// Two arrows.
            case popup = 2
        }

        /// Whether the looks follow the choice of the button by themselves; kept.
        public var automaticallyUpdateForSelection = true

        /// How large a button is.
        ///
        /// Raw values are Apple's.
        public enum Size: Int, Hashable, Sendable {
            /// As other buttons.
            case medium = 0
            /// Smaller.
            case small = 1
            /// As small as can be.
            case mini = 2
            /// Larger.
            case large = 3

            /// What stands around the content: 7 and 12 points in a medium button; for the others as Apple's are reported to be,
            /// 50 points high where large and 28 where small.
            var insets: NSDirectionalEdgeInsets {
                let (vertical, horizontal): (CGFloat, CGFloat) =
                    switch self {
                    case .medium: (7, 12)
                    case .small: (5, 10)
                    case .mini: (5, 8)
                    case .large: (15, 20)
                    }
                return NSDirectionalEdgeInsets(
                    top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
            }
        }
        /// On which side of the title the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Space between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// Space between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The colour of title and image; nil for that of the looks.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil for that of the looks.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// What stands behind the content.
        public var background = UIBackgroundConfiguration.clear()
        /// How the lines of title and subtitle lie.
        public var titleAlignment = TitleAlignment.automatic
        /// How a symbol is drawn as far as it does not say so itself.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        /// How the lines of title and subtitle lie; the layout has them begin at the same place.
        ///
        /// Raw values are Apple's.
        public enum TitleAlignment: Int, Hashable, Sendable {
            /// As the content lies.
            case automatic = 0
            /// Where reading begins.
            case leading = 1
            /// In the middle.
            case center = 2
            /// Where reading ends.
            case trailing = 3
        }

        /// Whether the button has a background of its own.
        var isFilled = false

        private static func filledButton() -> Configuration {
            var made = Configuration()
            made.isFilled = true
            return made
        }

        /// How round the corners of a button are.
        ///
        /// Raw values are Apple's.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// As the background says.
            case fixed = -1
            /// As the background says, scaled with the size of text.
            case dynamic = 0
            /// A little.
            case small = 1
            /// More.
            case medium = 2
            /// Much.
            case large = 3
            /// Half circles.
            case capsule = 4
        }

        /// A button without a background.
        public static func plain() -> Configuration { Configuration() }
        /// A button without a background or insets.
        public static func borderless() -> Configuration {
            var made = Configuration()
            made.contentInsets = .zero
            return made
        }
        /// A button with a background in the tint colour.
        public static func filled() -> Configuration { filledButton() }
        /// A button with a grey background.
        public static func gray() -> Configuration { filledButton() }
        /// A button with a background in a lighter tint colour.
        public static func tinted() -> Configuration { filledButton() }
        /// A button with a grey background and a title in the tint colour.
        public static func bordered() -> Configuration { filledButton() }
        /// A button with a background in the tint colour, as the main one of several.
        public static func borderedProminent() -> Configuration { filledButton() }
        /// A filled button of the system's in a light shade of the tint.
        public static func borderedTinted() -> Configuration { filledButton() }
        /// A button of glass (iOS 26), as large as a filled one: a choice.
        public static func glass() -> Configuration { filledButton() }
        /// A button of tinted glass (iOS 26), as large as a filled one: a choice.
        public static func prominentGlass() -> Configuration { filledButton() }
        /// A button of clear glass (iOS 26), as large as a filled one: a choice.
        public static func clearGlass() -> Configuration { filledButton() }
        /// A button of clear tinted glass (iOS 26), as large as a filled one: a choice.
        public static func prominentClearGlass() -> Configuration { filledButton() }
    }
}
