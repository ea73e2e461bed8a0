/// The tracking of the system font by size, and its changes for weights and the display design.
///
/// The design changes at 20 points from "text" to "display". Values up to 19 points are the tracking that Apple publishes for designers.
/// The rest is regressed from the widths of labels in public Interface Builder documents, together with `AdvanceTable.system`. They contain
/// text at 20 to 150 points, and all weights, of which one document shows all nine.
enum Tracking {
    /// Returns the points that are added to every character of the system font at a size, below 20 points.
    static func points(atSize size: Double) -> Double { points(atSize: size, in: table) }

    /// Returns the points that are added to every full-width character, which the system shows in another font.
    ///
    /// The values are regressed from the widths of 40 labels and buttons of Chinese text in public documents. The maximum is at 17 points.
    static func squarePoints(atSize size: Double) -> Double { points(atSize: size, in: squareTable) }

    private static func points(atSize size: Double, in table: [(size: Double, points: Double)]) -> Double {
        guard let last = table.last else { return 0 }
        if size <= table[0].size { return table[0].points }
        if size >= last.size { return last.points }
        let upper = table.firstIndex { $0.size >= size } ?? table.count - 1
        let (low, high) = (table[max(upper - 1, 0)], table[upper])
        guard high.size > low.size else { return high.points }
        return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }

    /// Returns whether the display design is used at a size.
    static func isDisplay(_ size: Double) -> Bool { size >= 20 }

    /// The ems that are added to every small letter and sign of the display design at 20 points, relative to the text design without
    /// tracking.
    static let displayLetter = -0.0382
    /// The ems that are added to every capital of the display design.
    static let displayCapital = -0.0286
    /// The ems that are added to every space of the display design.
    static let displaySpace = -0.0683
    /// The ems that are added to every digit of the display design.
    static let displayDigit = -0.0007

    /// Returns the ems that are added to every character of the display design at a size.
    static func displayEms(atSize size: Double) -> Double { points(atSize: size, in: displayTable) }

    /// Returns the points that are added to every character of the system font before iOS 9, which was Helvetica Neue.
    ///
    /// The values are regressed from the widths of 27 labels and buttons in public documents of Xcode 5 and 6.
    static func formerPoints(atSize size: Double) -> Double { points(atSize: size, in: formerTable) }

    /// Returns the ems that a weight adds to every character, as an approximation.
    static func emphasis(_ weight: FontWeight) -> Double { emphasis(weight, in: weights) }

    /// Returns the ems that a weight adds to every character of Helvetica Neue, regressed from the widths of 15 labels.
    static func helveticaEmphasis(_ weight: FontWeight) -> Double { emphasis(weight, in: helveticaWeights) }

    private static func emphasis(_ weight: FontWeight, in weights: [(weight: Double, ems: Double)]) -> Double {
        let value = weight.rawValue
        guard let first = weights.first, let last = weights.last else { return 0 }
        if value <= first.weight { return first.ems }
        if value >= last.weight { return last.ems }
        for (low, high) in zip(weights, weights.dropFirst()) where value <= high.weight {
            return low.ems + (high.ems - low.ems) * (value - low.weight) / (high.weight - low.weight)
        }
        return last.ems
    }

    private static let table: [(size: Double, points: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45),
    ]

    private static let displayTable: [(size: Double, points: Double)] = [
        (20, 0), (24, -0.0018), (30, -0.0034), (48, -0.0137),
    ]

    private static let squareTable: [(size: Double, points: Double)] = [
        (0, 0), (14, 0.27), (15, 0.3), (16, 0.32), (17, 0.385), (28, 0.43),
    ]

    private static let formerTable: [(size: Double, points: Double)] = [(14, 0.19), (15, 0.12), (17, 0)]

    private static let helveticaWeights: [(weight: Double, ems: Double)] = [
        (-0.6, -0.035), (-0.4, -0.02), (0, 0), (0.23, 0.0165), (0.4, 0.0352),
    ]

    private static let weights: [(weight: Double, ems: Double)] = [
        (-0.8, -0.0294), (-0.6, -0.0218), (-0.4, -0.0117), (0, 0), (0.23, 0.013), (0.3, 0.0222), (0.4, 0.0358),
        (0.56, 0.0551), (0.62, 0.0735),
    ]
}
