import Foundation

/// How large the system's symbols are beside text: an estimate, since Apple's drawings cannot be shipped.
package enum SymbolMetrics {
    /// The longer side of a round symbol, in ems (measured: 19 points at 17).
    package static let ems = 1.12
    /// What a small and a large symbol are against a medium one.
    package static let small = 0.78
    package static let large = 1.28

    /// How much longer a wide symbol is than a round one, by its height as a share of its width.
    ///
    /// Most symbols are about as high as each other, so that wide ones are longer (10 of 10 come out within a point, 8 of them to
    /// half a point). Bare strokes are as long as others and less high.
    package static func stretch(of name: String, share: Double) -> Double {
        let isRound = name.split(separator: ".").contains("circle")
        guard share > 0.4, share < (isRound ? roundShare : 1), !isStroke(name) else { return 1 }
        return (0.83 + 0.17 * share) / share
    }

    /// What symbols in circles are listed with today.
    private static let roundShare = 0.955

    private static func isStroke(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        let isFramed = parts.contains { part in part == "circle" || part == "square" || part == "circlepath" }
        return !isFramed && parts.first.map { part in strokes.contains(String(part)) } == true
    }

    private static let strokes: Set<String> = [
        "arrow", "chevron", "minus", "plus", "ellipsis", "equal", "xmark", "checkmark",
    ]

    /// A length that belongs to the longer side of a symbol, on the half point.
    package static func length(atPointSize pointSize: Double, scale: Double = 1, share: Double = 1) -> Double {
        (share * ems * pointSize * scale * 2).rounded() / 2
    }
}

extension UIImage {
    /// How a symbol is drawn.
    ///
    /// What is not said is taken from the place where the symbol is shown.
    public struct SymbolConfiguration: Hashable, Sendable {
        /// How large a symbol is beside the text.
        ///
        /// Raw values are Apple's.
        public enum Scale: Int, Hashable, Sendable {
            /// As the system has it: medium.
            case `default` = -1
            /// Not said.
            case unspecified = 0
            /// Smaller than capital letters.
            case small = 1
            /// As high as lines are.
            case medium = 2
            /// Larger than lines are.
            case large = 3
        }

        var pointSize: CGFloat?
        var scale = Scale.unspecified
        var weight: SymbolWeight?
        private var colors: [UIColor] = []

        /// A configuration for text of a size, in points.
        public init(pointSize: CGFloat) { self.pointSize = pointSize }
        /// A configuration for text of a size, in points, and a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight) {
            self.pointSize = pointSize
            self.weight = weight
        }
        /// A configuration for text of a size, in points, a weight and a scale.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: Scale) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
        }
        /// A configuration that says the scale only.
        public init(scale: Scale) { self.scale = scale }
        /// A configuration that says the weight only.
        public init(weight: SymbolWeight) { self.weight = weight }
        /// A configuration for text in a font.
        public init(font: UIFont) { pointSize = font.pointSize }
        /// A configuration for text in a font, with a scale.
        public init(font: UIFont, scale: Scale) {
            pointSize = font.pointSize
            self.scale = scale
        }
        /// A configuration for text of a style, at the default size of text.
        public init(textStyle: UIFont.TextStyle) { pointSize = textStyle.pointSize }
        /// A configuration for text of a style, at the default size of text, with a scale.
        public init(textStyle: UIFont.TextStyle, scale: Scale) {
            pointSize = textStyle.pointSize
            self.scale = scale
        }

        /// A configuration that draws in shades of a colour; kept, symbols have no drawings here.
        public init(hierarchicalColor: UIColor) { colors = [hierarchicalColor] }
        /// A configuration that draws in colours; kept, symbols have no drawings here.
        public init(paletteColors: [UIColor]) { colors = paletteColors }
        /// A configuration that draws in the symbol's own colours; kept, symbols have no drawings here.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }
        /// A configuration that draws in one colour; kept, symbols have no drawings here.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }
        /// A configuration that says nothing.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }

        /// What both say; the other one wins.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            var both = self
            both.pointSize = otherConfiguration.pointSize ?? pointSize
            both.weight = otherConfiguration.weight ?? weight
            if !otherConfiguration.colors.isEmpty { both.colors = otherConfiguration.colors }
            if otherConfiguration.scale != .unspecified { both.scale = otherConfiguration.scale }
            return both
        }

        /// The side of the square in which a symbol is drawn, in points.
        var side: CGFloat {
            let factor =
                switch scale {
                case .small: SymbolMetrics.small
                case .large: SymbolMetrics.large
                default: 1.0
                }
            return CGFloat(SymbolMetrics.length(atPointSize: Double(pointSize ?? 17), scale: factor))
        }
    }

    /// How thick the lines of a symbol are; its size is taken not to follow.
    ///
    /// Raw values are Apple's.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// Not said.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Thin.
        case thin = 2
        /// Light.
        case light = 3
        /// As text is.
        case regular = 4
        /// Between regular and semibold.
        case medium = 5
        /// Between medium and bold.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Heavier than bold.
        case heavy = 8
        /// The heaviest.
        case black = 9
    }

    /// One of the system's symbols: a square, for text of 17 points 19 points wide.
    ///
    /// Which symbols there are, and how wide and high each is, only Apple's systems know: every name gives a square, while
    /// Apple's sizes differ by symbol.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// One of the system's symbols, drawn as a configuration says.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard !name.isEmpty else { return nil }
        self.init(symbol: configuration ?? SymbolConfiguration(scale: .default))
    }

    /// One of the system's symbols, drawn as far as a value says; nothing draws it, and its size is that of the whole.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: SymbolConfiguration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    /// Whether the picture is one of the system's symbols.
    public var isSymbolImage: Bool { symbolConfiguration != nil }

    /// The same symbol drawn as a configuration says; a picture that is no symbol stays as it is.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        symbolConfiguration == nil ? self : redrawn(configuration)
    }

    /// The same symbol drawn as its own configuration says with another one over it; nil for what is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolConfiguration.map { redrawn($0.applying(configuration)) }
    }

    private func redrawn(_ configuration: SymbolConfiguration) -> UIImage {
        UIImage(symbol: configuration, renderingMode: renderingMode)
    }

    /// What the picture's own configuration leaves open, from the place where it is shown.
    func shown(with preferred: SymbolConfiguration?) -> UIImage {
        guard let preferred, let own = symbolConfiguration else { return self }
        return redrawn(preferred.applying(own))
    }
}
