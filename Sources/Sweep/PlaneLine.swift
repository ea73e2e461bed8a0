/// A linear function of a width and a height.
public struct PlaneLine: Hashable, Sendable {
    /// The value at width 0 and height 0.
    public var constant: Double
    /// The change for each point of width.
    public var width: Double
    /// The change for each point of height.
    public var height: Double

    /// Creates a function from its parts.
    public init(constant: Double, width: Double = 0, height: Double = 0) {
        (self.constant, self.width, self.height) = (constant, width, height)
    }

    /// Returns the value at a size.
    public func value(at size: SIMD2<Double>) -> Double { constant + width * size.x + height * size.y }

    /// The function with the opposite sign.
    static prefix func - (line: PlaneLine) -> PlaneLine {
        PlaneLine(constant: -line.constant, width: -line.width, height: -line.height)
    }

    /// Returns the function plus a number.
    static func + (line: PlaneLine, number: Double) -> PlaneLine {
        PlaneLine(constant: line.constant + number, width: line.width, height: line.height)
    }

    /// The function, divided so that its greater slope is 1; nil for a constant.
    var normalized: PlaneLine? {
        let slope = max(abs(width), abs(height))
        guard slope > 1e-9 else { return nil }
        return PlaneLine(constant: constant / slope, width: width / slope, height: height / slope)
    }

    /// Returns the function through the values at three sizes; nil if the sizes are on one line.
    init?(through sizes: [SIMD2<Double>], _ values: [Double]) {
        let (first, second) = (sizes[1] - sizes[0], sizes[2] - sizes[0])
        let area = first.x * second.y - first.y * second.x
        guard abs(area) > 1e-9 else { return nil }
        let changes = (values[1] - values[0], values[2] - values[0])
        width = (changes.0 * second.y - changes.1 * first.y) / area
        height = (changes.1 * first.x - changes.0 * second.x) / area
        constant = values[0] - width * sizes[0].x - height * sizes[0].y
    }
}
