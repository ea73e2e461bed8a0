/// The priority of a constraint: 1000 is required, a lower value above 0 is optional.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The value of the priority, as in UIKit.
    public var rawValue: Float

    /// Creates a priority from its value.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from its value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of required constraints: 1000.
    public static let required = UILayoutPriority(1000)
    /// The priority with which a button resists compression: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that can resize the scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that cannot resize the scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which a button hugs its content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size of `systemLayoutSizeFitting(_:)`: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns whether the first priority is lower than the second.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
