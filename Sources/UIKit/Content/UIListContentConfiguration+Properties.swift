import Foundation

extension UIListContentConfiguration {
    /// How a text of a row is shown.
    public struct TextProperties: Hashable, @unchecked Sendable {
        /// How lines lie.
        ///
        /// Raw values are Apple's.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// As the text is read.
            case natural = 0
            /// In the middle.
            case center = 1
            /// From edge to edge.
            case justified = 2
        }

        /// What becomes of the letters.
        ///
        /// Raw values are Apple's.
        public enum TextTransform: Int, Hashable, Sendable {
            /// Nothing.
            case none = 0
            /// All are capitals.
            case uppercase = 1
            /// None is a capital.
            case lowercase = 2
            /// The first of each word is a capital.
            case capitalized = 3
        }

        /// The font.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The colour.
        public var color = UIColor.label
        /// Changes the colour before it is shown.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { changedColor?.transformer }
            set { changedColor = newValue.map(ComparedTransformer.init) }
        }
        private var changedColor: ComparedTransformer?
        /// The colour as it is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
        /// How lines lie.
        public var alignment = TextAlignment.natural
        /// How lines are broken.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0 for any number.
        public var numberOfLines = 0
        /// Whether the font shrinks for the text to fit; layout does not see it.
        public var adjustsFontSizeToFitWidth = false
        /// How small the font may become, as a share of its size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether neighbouring letters may be drawn closer for the text to fit.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the size of text that the user chooses.
        public var adjustsFontForContentSizeCategory = true
        /// What becomes of the letters.
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

    /// How the picture of a row is shown.
    public struct ImageProperties: Hashable, @unchecked Sendable {
        /// The width that symbols have at least, as ``reservedLayoutSize``.
        public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
        /// How a symbol is drawn as far as it does not say so itself.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour; nil for that of the view.
        public var tintColor: UIColor?
        /// Changes that colour before it is shown.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { changedTint?.transformer }
            set { changedTint = newValue.map(ComparedTransformer.init) }
        }
        private var changedTint: ComparedTransformer?
        /// The colour as it is shown: that of the picture or else of the view, changed.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// How large the picture is at most, in points; 0 for no limit.
        public var maximumSize = CGSize.zero
        /// The room that the picture stands in the middle of, in points; 0 for its own size, and for symbols 24 wide.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the picture keeps its colours where others are inverted.
        public var accessibilityIgnoresInvertColors = false

        /// The size in which a picture is shown, and the room that it has.
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
