/// The weight of a font on the scale of `UIFont.Weight`: from -1 to 1, where 0 is regular.
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The value on the scale.
    public let rawValue: Double

    /// Creates a weight from a value on the scale.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// -0.8.
    public static let ultraLight = FontWeight(rawValue: -0.8)
    /// -0.6.
    public static let thin = FontWeight(rawValue: -0.6)
    /// -0.4.
    public static let light = FontWeight(rawValue: -0.4)
    /// 0.
    public static let regular = FontWeight(rawValue: 0)
    /// 0.23.
    public static let medium = FontWeight(rawValue: 0.23)
    /// 0.3.
    public static let semibold = FontWeight(rawValue: 0.3)
    /// 0.4.
    public static let bold = FontWeight(rawValue: 0.4)
    /// 0.56.
    public static let heavy = FontWeight(rawValue: 0.56)
    /// 0.62.
    public static let black = FontWeight(rawValue: 0.62)

    /// Returns whether the left weight is lighter.
    public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }

    /// The weight on the scale of CSS and font files: 100 to 900.
    public var cssValue: Int {
        var nearest = FontWeight.scale[0]
        for step in FontWeight.scale where abs(step.weight - rawValue) < abs(nearest.weight - rawValue) {
            nearest = step
        }
        return nearest.css
    }

    /// Creates the nearest weight for a value on the scale of CSS.
    public init(cssValue: Int) {
        var nearest = FontWeight.scale[0]
        for step in FontWeight.scale where abs(step.css - cssValue) < abs(nearest.css - cssValue) { nearest = step }
        self.init(rawValue: nearest.weight)
    }

    private static let scale: [(weight: Double, css: Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]
}
