/// Constraints in a view of 375 by 667 points, at two pixels a point.
extension ConstructTests {
    /// A document of two views with constraints.
    private static func equations(_ equations: String...) -> String { xib(view("a") + view("b"), corner + equations) }

    /// A document of one view of 100 by 20 points whose place has constraints.
    private static func places(_ equations: String...) -> String {
        xib(view("a"), equations + ["a.width == 100", "a.height == 20"])
    }

    static let equations = [
        Case("an aspect ratio", equations("a.width == 100", "a.height == 0.5 * a.width"), ["a": [0, 0, 100, 50]]),
        Case(
            "a multiplier and a constant", equations("a.height == 40", "a.width == 2 * a.height - 10"),
            ["a": [0, 0, 70, 40]]),
        Case(
            "a third of the width", equations("a.width == 0.333 * root.width", "a.height == 5"), ["a": [0, 0, 125, 5]]),
        Case(
            "a limit above a wish", equations("a.width <= 80", "a.width == 200 @750", "a.height == 5"),
            ["a": [0, 0, 80, 5]]),
        Case(
            "a limit below a wish", equations("a.width >= 120", "a.width == 40 @999", "a.height == 5"),
            ["a": [0, 0, 120, 5]]),
        Case(
            "two wishes", equations("a.width == 100 @500", "a.width == 60 @750", "a.height == 5"), ["a": [0, 0, 60, 5]]),
        Case(
            "two equal widths between edges",
            equations(
                "b.leading == a.trailing + 8", "b.trailing == root.trailing", "b.width == a.width", "b.top == a.top",
                "a.height == 5", "b.height == 6"), ["a": [0, 0, 183.5, 5], "b": [191.5, 0, 183.5, 6]]),
        Case(
            "a width and a half",
            equations(
                "b.leading == a.trailing", "b.trailing == root.trailing", "b.width == 1.5 * a.width",
                "b.top == a.bottom + 3", "a.height == 5", "b.height == 6"),
            ["a": [0, 0, 150, 5], "b": [150, 8, 225, 6]]),
        Case(
            "the center", places("a.centerX == root.centerX", "a.centerY == root.centerY"),
            ["a": [137.5, 323.5, 100, 20]]),
        Case(
            "half of the center, on the pixel grid", places("a.centerX == 0.5 * root.centerX", "a.top == root.top"),
            ["a": [44, 0, 100, 20]]),
        Case(
            "the trailing edge and half of the bottom",
            places("root.trailing == a.trailing + 16", "a.bottom == 0.5 * root.bottom"), ["a": [259, 313.5, 100, 20]]),
    ]
}
