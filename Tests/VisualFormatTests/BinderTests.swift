import Testing

@testable import VisualFormat

/// Binds a format and writes its constraints as equations, one a line.
func bound(
    _ format: String, options: FormatOptions = [], spacing: StandardSpacing = .documented, dialect: Dialect = .standard,
    views: [String]? = nil, metrics: [String: Double] = [:], orphans: [String] = []
) -> [String] {
    let tree = SyntaxTree(parsing: format, dialect: dialect)
    let names = views ?? tree.viewNames
    let bound = tree.bound(
        to: NamedBindings(views: names, metrics: metrics, withoutSuperview: orphans), options: options,
        spacing: spacing)
    if let problem = bound.problems.first { return ["\(problem.offset): \(problem.message)"] }
    return bound.constraints.map { constraint in equation(constraint, bound) }
}

/// `a.leading == b.trailing + 8`, as constraint descriptions write equations.
func equation(_ constraint: FormatConstraint, _ bound: BoundFormat) -> String {
    func name(_ item: FormatConstraint.Item) -> String {
        switch item {
        case .view(let index): bound.viewNames[index]
        case .superview: "super"
        case .safeArea: "safe"
        case .guide(let index): bound.guides[index].name ?? "gap\(index)"
        }
    }
    func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
    let sign = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][constraint.relation] ?? "?"
    var text = "\(name(constraint.first)).\(constraint.firstAttribute.name) \(sign) "
    let constant =
        constraint.symbol == .standardSpace
        ? "NSSpace(\(number(constraint.constant)))" : number(abs(constraint.constant))
    if let second = constraint.second, let attribute = constraint.secondAttribute {
        if constraint.multiplier != 1 { text += number(constraint.multiplier) + "*" }
        text += "\(name(second)).\(attribute.name)"
        if constraint.constant != 0 { text += (constraint.constant < 0 ? " - " : " + ") + constant }
    } else {
        text += number(constraint.constant)
    }
    if constraint.priority != 1000 { text += " @" + number(constraint.priority) }
    return text
}

@Suite struct BinderTests {
    @Test(arguments: [
        ("[a]-5-[b]", ["b.leading == a.trailing + 5"]),
        ("V:[a]-5-[b]", ["b.top == a.bottom + 5"]),
        ("|-5-[a]", ["a.leading == super.leading + 5"]),
        ("V:|-5-[a]", ["a.top == super.top + 5"]),
        ("[a]-5-|", ["super.trailing == a.trailing + 5"]),
        ("V:[a]-5-|", ["super.bottom == a.bottom + 5"]),
        ("[a(>=5)]", ["a.width >= 5"]),
        ("V:[a(5)]", ["a.height == 5"]),
        ("[a][b(<=a)]", ["b.leading == a.trailing", "b.width <= a.width"]),
        ("V:[a(b)][b]", ["a.height == b.height", "b.top == a.bottom"]),
        ("[a]-(>=8)-[b]", ["b.leading >= a.trailing + 8"]),
        ("[a]-(<=8,>=2@750)-|", ["super.trailing <= a.trailing + 8", "super.trailing >= a.trailing + 2 @750"]),
        ("[a]-0-[b]", ["b.leading == a.trailing"]),
        ("[a][b]", ["b.leading == a.trailing"]),
        ("[a]-(-5)-[b]", ["b.leading == a.trailing - 5"]),
        ("[a]-[b]", ["b.leading == a.trailing + NSSpace(8)"]),
        ("|-[a]-|", ["a.leading == super.leading + NSSpace(20)", "super.trailing == a.trailing + NSSpace(20)"]),
        ("[a][a]", ["a.leading == a.trailing"]),
        ("[a]", []),
        ("[a]->=0-[b]-8@20-[c]", ["b.leading >= a.trailing", "c.leading == b.trailing + 8 @20"]),
        (
            "|-[a(>=70,<=100)]-[b(==a@700)]|",
            [
                "a.leading == super.leading + NSSpace(20)", "a.width >= 70", "a.width <= 100",
                "b.leading == a.trailing + NSSpace(8)", "b.width == a.width @700", "super.trailing == b.trailing",
            ]
        ),
    ])
    func makes(_ format: String, _ constraints: [String]) { #expect(bound(format) == constraints) }

    @Test func looksMetricsUpBeforeViews() {
        #expect(bound("[a(b)][b]", metrics: ["b": 7]) == ["a.width == 7", "b.leading == a.trailing"])
        #expect(bound("[a]-m@p-[b]", metrics: ["m": 7.5, "p": 250]) == ["b.leading == a.trailing + 7.5 @250"])
    }

    @Test(
        arguments: [
            (
                FormatOptions.directionLeftToRight, "|-1-[a]-2-[b]-3-|",
                ["a.left == super.left + 1", "b.left == a.right + 2", "super.right == b.right + 3"]
            ),
            (
                .directionRightToLeft, "|-1-[a]-2-[b]-3-|",
                ["super.right == a.right + 1", "a.left == b.right + 2", "b.left == super.left + 3"]
            ),
            (.directionRightToLeft, "[a]-(>=2)-[b]", ["a.left >= b.right + 2"]),
            (.directionRightToLeft, "V:|-1-[a]", ["a.top == super.top + 1"]),
            (
                .align(.centerY), "[a]-1-[b]-2-[c(5)]",
                [
                    "b.leading == a.trailing + 1", "c.leading == b.trailing + 2", "c.width == 5",
                    "a.centerY == b.centerY", "b.centerY == c.centerY",
                ]
            ),
            (
                [.align(.bottom), .align(.top)], "[a][b]",
                ["b.leading == a.trailing", "a.top == b.top", "a.bottom == b.bottom"]
            ),
            (
                [.align(.leading), .align(.trailing)], "V:|[a][b]|",
                [
                    "a.top == super.top", "b.top == a.bottom", "super.bottom == b.bottom", "a.leading == b.leading",
                    "a.trailing == b.trailing",
                ]
            ),
            (
                [.align(.firstBaseline), .align(.lastBaseline)], "[a][b]",
                ["b.leading == a.trailing", "a.lastBaseline == b.lastBaseline", "a.firstBaseline == b.firstBaseline"]
            ),
            (.align(.top), "V:|[a]|", ["a.top == super.top", "super.bottom == a.bottom"]),
        ] as [(FormatOptions, String, [String])])
    func obeysOptions(_ options: FormatOptions, _ format: String, _ constraints: [String]) {
        #expect(bound(format, options: options) == constraints)
    }

    @Test(
        arguments: [
            ("|[whiteBox2][blackBox]", "21: blackBox is not a key in the views dictionary.", [], ["whiteBox2"], []),
            (
                "|[view]|", "7: Unable to interpret '|' character, because the related view doesn't have a superview",
                [], ["view"], ["view"]
            ),
            (
                "H:|-(>=50)-[view(100)]",
                "22: Unable to interpret '|' character, because the related view doesn't have a superview", [],
                ["view"], ["view"]
            ),
            (
                "[view]-|", "8: Unable to interpret '|' character, because the related view doesn't have a superview",
                [], ["view"], ["view"]
            ),
            (
                "[a]-m-[b]",
                "5: Encountered metric with name \"m\", but value was not specified in metrics or views dictionaries",
                [], ["a", "b"], []
            ),
            (
                "[a(m)]",
                "4: Encountered metric with name \"m\", but value was not specified in metrics or views dictionaries",
                [], ["a"], []
            ),
            (
                "[a(5@a)]",
                "6: Encountered metric with name \"a\", but value was not specified in metrics or views dictionaries",
                [], ["a"], []
            ),
            (
                "[a]-b-[b]", "5: Expected a number or key from the metrics dictionary, but encountered something else",
                [], ["a", "b"], []
            ),
            (
                "[a]-(b)-[b]",
                "6: Expected a number or key from the metrics dictionary, but encountered something else", [],
                ["a", "b"], []
            ),
            ("[self.arrow]", "5: self is not a key in the views dictionary.", [], ["arrow"], []),
            ("[views[0]]", "6: views is not a key in the views dictionary.", [], ["a"], []),
            (
                "[a][b][c]",
                "6: Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal.",
                .align(.left), ["a", "b", "c"], []
            ),
            (
                "V:[a][b]",
                "8: Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical.",
                .align(.lastBaseline), ["a", "b"], []
            ),
            ("[x]-[a", "2: x is not a key in the views dictionary.", [], ["a"], []),
            (
                "[a(5@1001)]",
                "9: It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
                [], ["a"], []
            ),
            (
                "[a(1e999)]", "8: NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf", [], ["a"],
                []
            ),
        ] as [(String, String, FormatOptions, [String], [String])])
    func refuses(_ format: String, _ message: String, _ options: FormatOptions, _ views: [String], _ orphans: [String])
    {
        #expect(bound(format, options: options, views: views, orphans: orphans) == [message])
    }

    @Test func needsNoSuperviewWithoutBar() {
        #expect(bound("[lone(50)]", orphans: ["lone"]) == ["lone.width == 50"])
    }

    @Test func followsTheMarginsByPolicy() {
        #expect(
            bound("|-[a]-[b]-|", spacing: .layoutMargins) == [
                "a.leading == super.leadingMargin", "b.leading == a.trailing + NSSpace(8)",
                "super.trailingMargin == b.trailing",
            ])
        #expect(bound("V:|-42-[a]", spacing: .layoutMargins) == ["a.top == super.top + 42"])
        #expect(
            bound("|-[a]", options: .directionRightToLeft, spacing: .layoutMargins)
                == ["super.rightMargin == a.right"])
    }

    @Test func findsAllUnknownNamesInOneGo() {
        let tree = SyntaxTree(parsing: "V|-m-[x]-[y(n)]")
        let bound = tree.bound(to: NamedBindings(views: []))
        #expect(bound.problems.map(\.offset) == [1, 4, 7, 11, 13])
    }

    @Test func knowsTheSuperviewAmongTheViews() {
        struct Nested: FormatBindings {
            let viewNames = ["superview", "box"]
            let metricNames: [String] = []
            func hasView(named name: String) -> Bool { true }
            func metric(named name: String) -> Double? { nil }
            func hasSuperview(named name: String) -> Bool { name == "box" }
            func isSuperview(_ name: String, of other: String) -> Bool { name == "superview" && other == "box" }
            func lineHeight(named name: String) -> Double? { name == "box" ? 17 : nil }
        }
        let centring = SyntaxTree(parsing: "H:[superview]-(<=1)-[box]").bound(to: Nested(), options: .align(.centerY))
        #expect(
            centring.constraints.map { constraint in equation(constraint, centring) } == [
                "box.leading <= superview.trailing + 1", "superview.centerY == box.centerY",
            ])
        let space = SyntaxTree(parsing: "[superview]-[box]").bound(to: Nested())
        #expect(space.constraints.map(\.constant) == [20])
        let baselines = SyntaxTree(parsing: "V:[superview]-4-[box]-[box]").bound(
            to: Nested(), options: .spacingBaselineToBaseline)
        #expect(
            baselines.constraints.map { constraint in equation(constraint, baselines) } == [
                "box.firstBaseline == superview.bottom + 4", "box.firstBaseline == box.lastBaseline + NSSpace(17)",
            ])
    }
}
