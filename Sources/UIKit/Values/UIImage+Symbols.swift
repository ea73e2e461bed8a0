import Foundation

/// Estimates of the sizes of SF Symbols relative to text, because Plumb cannot include Apple's drawings.
package enum SymbolMetrics {
    /// The longer side of a round symbol, in ems (measured: 19 points at font size 17).
    package static let ems = 1.12
    /// The factors of small and large symbols relative to medium ones.
    package static let small = 0.78
    package static let large = 1.28

    /// Returns the length of a wide symbol relative to a round one; `share` is its height divided by its width.
    ///
    /// Most symbols have about the same height, so wide ones are longer. Of 10 measured symbols all are within one point, and 8
    /// within half a point. Bare strokes are as long as other symbols and less high.
    package static func stretch(of name: String, share: Double) -> Double {
        let isRound = name.split(separator: ".").contains("circle")
        guard share > 0.4, share < (isRound ? roundShare : 1), !isStroke(name) else { return 1 }
        return (0.83 + 0.17 * share) / share
    }

    /// The ratio of height to width that circle symbols have in current lists.
    private static let roundShare = 0.955

    private static func isStroke(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        let isFramed = parts.contains { part in part == "circle" || part == "square" || part == "circlepath" }
        return !isFramed && parts.first.map { part in strokes.contains(String(part)) } == true
    }

    private static let strokes: Set<String> = [
        "arrow", "chevron", "minus", "plus", "ellipsis", "equal", "xmark", "checkmark",
    ]

    /// Returns a length of a symbol in points, rounded to half points; `share` is its ratio to the longer side.
    package static func length(atPointSize pointSize: Double, scale: Double = 1, share: Double = 1) -> Double {
        (share * ems * pointSize * scale * 2).rounded() / 2
    }
}

extension UIImage {
    /// The scales of a symbol relative to the text.
    ///
    /// Raw values are Apple's.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// The default scale, which is medium.
        case `default` = -1
        /// No scale is set.
        case unspecified = 0
        /// The small scale.
        case small = 1
        /// The medium scale.
        case medium = 2
        /// The large scale.
        case large = 3
    }

    /// A configuration for the drawing of a symbol.
    ///
    /// Attributes that are not set come from the view that shows the symbol.
    public struct SymbolConfiguration: Hashable, Sendable {
        var pointSize: CGFloat?
        var scale = SymbolScale.unspecified
        var weight: SymbolWeight?
        private var colors: [UIColor] = []

        /// Creates a configuration with a font size, in points.
        public init(pointSize: CGFloat) { self.pointSize = pointSize }
        /// Creates a configuration with a font size, in points, and a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight) {
            self.pointSize = pointSize
            self.weight = weight
        }
        /// Creates a configuration with a font size, in points, a weight and a scale.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
        }
        /// Creates a configuration with a scale.
        public init(scale: SymbolScale) { self.scale = scale }
        /// Creates a configuration with a weight.
        public init(weight: SymbolWeight) { self.weight = weight }
        /// Creates a configuration with the size of a font.
        public init(font: UIFont) { pointSize = font.pointSize }
        /// Creates a configuration with the size of a font and a scale.
        public init(font: UIFont, scale: SymbolScale) {
            pointSize = font.pointSize
            self.scale = scale
        }
        /// Creates a configuration with the size of a text style at the default content size category.
        public init(textStyle: UIFont.TextStyle) { pointSize = textStyle.pointSize }
        /// Creates a configuration with a scale and the size of a text style at the default content size category.
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            pointSize = textStyle.pointSize
            self.scale = scale
        }

        /// Creates a configuration with a hierarchical color.
        ///
        /// Plumb stores the value and does not use it.
        public init(hierarchicalColor: UIColor) { colors = [hierarchicalColor] }
        /// Creates a configuration with palette colors.
        ///
        /// Plumb stores the value and does not use it.
        public init(paletteColors: [UIColor]) { colors = paletteColors }
        /// Returns an unspecified configuration, because Plumb does not draw multicolor symbols.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }
        /// Returns an unspecified configuration, because Plumb does not draw symbols.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }
        /// A configuration without any attributes.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }

        /// Returns the configuration with another one applied; attributes of the other one take precedence.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            var both = self
            both.pointSize = otherConfiguration.pointSize ?? pointSize
            both.weight = otherConfiguration.weight ?? weight
            if !otherConfiguration.colors.isEmpty { both.colors = otherConfiguration.colors }
            if otherConfiguration.scale != .unspecified { both.scale = otherConfiguration.scale }
            return both
        }

        /// The side of the square that contains the symbol, in points.
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

    /// The weights of a symbol; the estimated size does not depend on them.
    ///
    /// Raw values are Apple's.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// No weight is set.
        case unspecified = 0
        /// The ultralight weight.
        case ultraLight = 1
        /// The thin weight.
        case thin = 2
        /// The light weight.
        case light = 3
        /// The regular weight.
        case regular = 4
        /// The medium weight.
        case medium = 5
        /// The semibold weight.
        case semibold = 6
        /// The bold weight.
        case bold = 7
        /// The heavy weight.
        case heavy = 8
        /// The black weight.
        case black = 9
    }

    /// Creates an image of a system symbol: a square of 19 points at the default font size of 17.
    ///
    /// Plumb does not know the symbols and their sizes. Each name that is not empty gives a square, while Apple's sizes differ.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates an image of a system symbol with a configuration; nil for an empty name.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard !name.isEmpty else { return nil }
        self.init(symbol: configuration ?? SymbolConfiguration(scale: .default))
    }

    /// Creates an image of a system symbol with a variable value.
    ///
    /// Plumb does not use the value.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: SymbolConfiguration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    /// A Boolean value that indicates whether the image is a symbol.
    public var isSymbolImage: Bool { symbolConfiguration != nil }

    /// Returns the symbol with another configuration; other images stay the same.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        symbolConfiguration == nil ? self : redrawn(configuration)
    }

    /// Returns the symbol with a configuration applied over its own; nil for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolConfiguration.map { redrawn($0.applying(configuration)) }
    }

    private func redrawn(_ configuration: SymbolConfiguration) -> UIImage {
        UIImage(symbol: configuration, renderingMode: renderingMode)
    }

    /// Returns the symbol with attributes that its own configuration does not set taken from the view that shows it.
    func shown(with preferred: SymbolConfiguration?) -> UIImage {
        guard let preferred, let own = symbolConfiguration else { return self }
        return redrawn(preferred.applying(own))
    }
}
