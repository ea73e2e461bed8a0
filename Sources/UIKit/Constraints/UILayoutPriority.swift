/// How much a constraint matters: 1000 is required, anything else in (0, 1000) a wish.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The value on Apple's scale.
    public var rawValue: Float

    /// A priority of a value.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// A priority of a value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000.
    public static let required = UILayoutPriority(1000)
    /// 750: the resistance of a button against being compressed.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: a drag that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the wish of a scene to keep its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: a drag that may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the wish of a button to hug its content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the wish of `systemLayoutSizeFitting(_:)` for its target size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Orders by value.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
