import Foundation

extension UIListContentConfiguration {
    /// The properties of a text in a row.
    public struct TextProperties: Hashable, Sendable {
        /// The alignment of a text.
        ///
        /// The raw values equal Apple's.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// The natural alignment of the language.
            case natural = 0
            /// Centered text.
            case center = 1
            /// Justified text.
            case justified = 2
        }

        /// The transform of a text.
        ///
        /// The raw values equal Apple's.
        public enum TextTransform: Int, Hashable, Sendable {
            /// No transform.
            case none = 0
            /// All letters become uppercase.
            case uppercase = 1
            /// All letters become lowercase.
            case lowercase = 2
            /// The first letter of each word becomes uppercase.
            case capitalized = 3
        }

        /// The font of the text.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The color of the text.
        public var color = UIColor.label
        /// The transformer of the text color.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { changedColor?.transformer }
            set { changedColor = newValue.map(ComparedTransformer.init) }
        }
        private var changedColor: ComparedTransformer?
        /// Returns the color after the transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
        /// The alignment of the text.
        public var alignment = TextAlignment.natural
        /// The line break mode of the text.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether the font shrinks to fit the width.
        ///
        /// Layout ignores it.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale of the font, as a fraction of its size.
        public var minimumScaleFactor: CGFloat = 0
        /// A Boolean value that indicates whether letters may be tightened before truncation.
        ///
        /// Plumb stores the value and does not use it.
        public var allowsDefaultTighteningForTruncation = false
        /// A Boolean value that indicates whether the font follows the content size category.
        ///
        /// Plumb stores the value and does not use it.
        public var adjustsFontForContentSizeCategory = true
        /// The transform of the text.
        public var transform = TextTransform.none

        @MainActor func show(_ text: String?, _ attributed: NSAttributedString?, in label: UILabel) {
            label.font = font
            label.textColor = resolvedColor()
            label.numberOfLines = numberOfLines
            label.lineBreakMode = lineBreakMode
            label.textAlignment = alignment == .natural ? .natural : alignment == .center ? .center : .justified
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
            label.text = text.map(transformed)
            if let attributed { label.attributedText = attributed }
        }

        private func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The properties of the image in a row.
    public struct ImageProperties: Hashable, Sendable {
        /// The standard width of symbols, for ``reservedLayoutSize``.
        public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
        /// The symbol configuration of the image.
        ///
        /// In Plumb, it determines only the size of the image.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint color of the image; nil for that of the view.
        ///
        /// Plumb uses it only in ``resolvedTintColor(for:)``; the content view does not apply it.
        public var tintColor: UIColor?
        /// The transformer of the tint color.
        ///
        /// Plumb uses it only in ``resolvedTintColor(for:)``; the content view does not apply it.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { changedTint?.transformer }
            set { changedTint = newValue.map(ComparedTransformer.init) }
        }
        private var changedTint: ComparedTransformer?
        /// Returns the image's tint color, or else the given one, after the transformer.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
        /// The corner radius of the image, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; 0 for no limit.
        public var maximumSize = CGSize.zero
        /// The size of the area in which the image is centered, in points.
        ///
        /// A value of 0 reserves the image's own size, with a minimum width of 24 points for symbols.
        public var reservedLayoutSize = CGSize.zero
        /// A Boolean value that indicates whether the image keeps its colors when colors are inverted.
        ///
        /// Plumb stores the value and does not use it.
        public var accessibilityIgnoresInvertColors = false

        /// Returns the displayed size of an image and the size of its area, in points.
        func sizes(of image: UIImage) -> (shown: CGSize, room: CGSize) {
            var size = image.shown(with: preferredSymbolConfiguration).size
            for (limit, length) in [(maximumSize.width, size.width), (maximumSize.height, size.height)]
            where limit > 0 && length > limit {
                size = CGSize(width: size.width * limit / length, height: size.height * limit / length)
            }
            let least: CGFloat = image.isSymbolImage ? 24 : 0
            let reserved = reservedLayoutSize
            return (
                size,
                CGSize(
                    width: reserved.width > 0 ? reserved.width : max(least, size.width),
                    height: reserved.height > 0 ? reserved.height : size.height)
            )
        }
    }
}
