import Foundation

extension UIButton {
    /// The looks of a button (iOS 15 and later).
    public struct Configuration: Sendable {
        /// The title.
        public var title: String?
        /// The title with attributes; what is measured is its text in the button's font.
        public var attributedTitle: AttributedString? {
            get { title.map { AttributedString($0) } }
            set { title = newValue.map { String($0.characters) } }
        }
        /// A smaller line below the title.
        public var subtitle: String?
        /// The image.
        public var image: UIImage?
        /// Space around the content, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
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
        public static func borderless() -> Configuration { Configuration(contentInsets: .zero) }
        /// A button with a background in the tint colour.
        public static func filled() -> Configuration { Configuration(isFilled: true) }
        /// A button with a grey background.
        public static func gray() -> Configuration { Configuration(isFilled: true) }
        /// A button with a background in a lighter tint colour.
        public static func tinted() -> Configuration { Configuration(isFilled: true) }
        /// A button with a grey background and a title in the tint colour.
        public static func bordered() -> Configuration { Configuration(isFilled: true) }
        /// A button with a background in the tint colour, as the main one of several.
        public static func borderedProminent() -> Configuration { Configuration(isFilled: true) }
    }
}
