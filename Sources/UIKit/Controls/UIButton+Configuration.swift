import Foundation

extension UIButton {
    /// The appearance and content of a button (iOS 15 and later).
    public struct Configuration: Sendable {
        /// The title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with its attributes.
        public var attributedTitle: AttributedString?
        /// The transformer of the title's attributes, for example of its font.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The subtitle, a smaller line below the title.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with its attributes.
        public var attributedSubtitle: AttributedString?
        /// The transformer of the subtitle's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image.
        public var image: UIImage?
        /// The space around the content, in points.
        ///
        /// The default depends on ``buttonSize``.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?
        /// Restores the content insets of the button size.
        public mutating func setDefaultContentInsets() { ownInsets = nil }
        /// Returns the configuration for the button's state.
        ///
        /// Plumb returns the configuration unchanged.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }
        /// The size of the button, which determines the default content insets.
        public var buttonSize = Size.medium
        /// A Boolean value that indicates whether an activity indicator replaces the image.
        ///
        /// Plumb stores the value and does not use it.
        public var showsActivityIndicator = false
        /// The transformer of the activity indicator's color.
        ///
        /// Plumb stores the value and does not use it.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The transformer of the image's color.
        ///
        /// Plumb stores the value and does not use it.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The indicator that shows that the button opens a menu.
        ///
        /// Plumb stores the value and does not use it.
        public var indicator = Indicator.automatic
        /// The transformer of the menu indicator's color.
        ///
        /// Plumb stores the value and does not use it.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The line break mode of the title.
        ///
        /// Plumb stores the value and does not use it.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The line break mode of the subtitle.
        ///
        /// Plumb stores the value and does not use it.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The indicators that show that a button opens a menu.
        ///
        /// The raw values equal Apple's.
        public enum Indicator: Int, Hashable, Sendable {
            /// The indicator that the button chooses.
            case automatic = 0
            /// No indicator.
            case none = 1
            /// Two arrows.
            case popup = 2
        }

        /// A Boolean value that indicates whether the appearance follows the selection of the button.
        ///
        /// Plumb stores the value and does not use it.
        public var automaticallyUpdateForSelection = true

        /// The sizes of a button.
        ///
        /// The raw values equal Apple's.
        public enum Size: Int, Hashable, Sendable {
            /// The standard size.
            case medium = 0
            /// A small button.
            case small = 1
            /// The smallest button.
            case mini = 2
            /// A large button.
            case large = 3

            /// The default content insets, in points: 7 and 12 for a medium button.
            ///
            /// The other insets follow reports of Apple's buttons, which are 50 points high when large and 28 points
            /// when small.
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
        /// The side of the title on which the image is placed.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// The space between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The color of the title and the image, or `nil` for the default.
        ///
        /// Plumb stores the value and does not use it.
        public var baseForegroundColor: UIColor?
        /// The color of the background, or `nil` for the default.
        ///
        /// Plumb stores the value and does not use it.
        public var baseBackgroundColor: UIColor?
        /// The style of the corners.
        ///
        /// Plumb stores the value and does not use it.
        public var cornerStyle = CornerStyle.dynamic
        /// The background.
        ///
        /// Plumb stores the value and does not use it.
        public var background = UIBackgroundConfiguration.clear()
        /// The alignment of the title and the subtitle.
        ///
        /// Plumb stores the value and does not use it.
        public var titleAlignment = TitleAlignment.automatic
        /// The symbol configuration of the image.
        ///
        /// The image's own configuration takes precedence.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        /// The alignments of title and subtitle.
        ///
        /// The layout aligns both at the same edge in all cases. The raw values equal Apple's.
        public enum TitleAlignment: Int, Hashable, Sendable {
            /// The alignment of the content.
            case automatic = 0
            /// The leading edge.
            case leading = 1
            /// The center.
            case center = 2
            /// The trailing edge.
            case trailing = 3
        }

        /// The styles of a button's corners.
        ///
        /// The raw values equal Apple's.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// The corner radius of the background.
            case fixed = -1
            /// The corner radius of the background, scaled with the text size.
            case dynamic = 0
            /// A small corner radius.
            case small = 1
            /// A medium corner radius.
            case medium = 2
            /// A large corner radius.
            case large = 3
            /// Semicircular ends.
            case capsule = 4
        }

        /// Returns the configuration of a button without a background.
        public static func plain() -> Configuration { Configuration() }
        /// Returns the configuration of a button without a background or insets.
        public static func borderless() -> Configuration {
            var made = Configuration()
            made.contentInsets = .zero
            return made
        }
        /// Returns the configuration of a button with a background in the tint color.
        public static func filled() -> Configuration { Configuration() }
        /// Returns the configuration of a button with a gray background.
        public static func gray() -> Configuration { Configuration() }
        /// Returns the configuration of a button with a lighter background in the tint color.
        public static func tinted() -> Configuration { Configuration() }
        /// Returns the configuration of a button with a gray background and a title in the tint color.
        public static func bordered() -> Configuration { Configuration() }
        /// Returns the configuration of a prominent button with a background in the tint color.
        public static func borderedProminent() -> Configuration { Configuration() }
        /// Returns the configuration of a bordered button with a light background in the tint color.
        public static func borderedTinted() -> Configuration { Configuration() }
        /// Returns the configuration of a glass button (iOS 26).
        ///
        /// Plumb gives it the size of a filled button, without a measurement.
        public static func glass() -> Configuration { Configuration() }
        /// Returns the configuration of a tinted glass button (iOS 26).
        ///
        /// Plumb gives it the size of a filled button, without a measurement.
        public static func prominentGlass() -> Configuration { Configuration() }
        /// Returns the configuration of a clear glass button (iOS 26).
        ///
        /// Plumb gives it the size of a filled button, without a measurement.
        public static func clearGlass() -> Configuration { Configuration() }
        /// Returns the configuration of a tinted clear glass button (iOS 26).
        ///
        /// Plumb gives it the size of a filled button, without a measurement.
        public static func prominentClearGlass() -> Configuration { Configuration() }
    }
}
