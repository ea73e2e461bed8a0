extension TextStyle {
    /// Returns the leading of a text style in the system font of some size, in points.
    ///
    /// The values follow from the line heights that Apple publishes for its text styles, which depend only on the size.
    /// Labels of two to seven lines in public documents match them to the pixel.
    public static func leading(atSize size: Double) -> Double {
        max(0, distance(atSize: size) - FontTables().metrics(of: Font(pointSize: size)).lineHeight)
    }

    private static func distance(atSize size: Double) -> Double {
        // No text style is smaller or larger.
        guard let upper = distances.firstIndex(where: { $0.size >= size }), upper > 0 else { return 0 }
        let (low, high) = (distances[upper - 1], distances[upper])
        return low.distance + (high.distance - low.distance) * (size - low.size) / (high.size - low.size)
    }

    private static let distances: [(size: Double, distance: Double)] = [
        (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25), (21, 26),
        (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (31, 38), (32, 39), (33, 40),
        (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ]
}
