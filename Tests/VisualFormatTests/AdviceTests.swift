import Diagnostics
import Testing

@testable import VisualFormat

@Suite struct AdviceTests {
    /// Formats, and the result of the first fix-it of their first problem.
    static let mended: [(format: String, mended: String)] = [
        ("20-[label]-20-|", "|-20-[label]-20-|"),
        ("-[label]", "|-[label]"),
        ("[a]--5-[b]", "[a]-(-5)-[b]"),
        ("[a]--5[b]", "[a]-(-5)-[b]"),
        ("[a]--[b]", "[a]-[b]"),
        ("[a(>30)]", "[a(>=30)]"),
        ("[a(=30)]", "[a(==30)]"),
        ("[a]-(<8)-[b]", "[a]-(<=8)-[b]"),
        ("[self.label]", "[label]"),
        ("[self.view.label(5)]", "[label(5)]"),
        ("[views[0]]", "[views0]"),
        ("V|[a]|", "V:|[a]|"),
        ("v:|[a]|", "V:|[a]|"),
        ("H: |-[a] - [b]", "H:|-[a]-[b]"),
        ("[ a ]", "[a]"),
        ("|[a]|\n", "|[a]|"),
        ("|-0-[redView-0-|", "|-0-[redView]-0-|"),
        ("[a(50][b]", "[a(50)][b]"),
        ("[a(50)[b]", "[a(50)][b]"),
        ("[a]-10[b]", "[a]-10-[b]"),
        ("[a]10-[b]", "[a]-10-[b]"),
        ("[a]-10px-[b]", "[a]-10-[b]"),
        ("[a]-10-", "[a]-10-|"),
        ("[a]-10", "[a]-10-|"),
        ("[a]->=-[b]", "[a]->=8-[b]"),
        ("[a()]", "[a]"),
        ("[a(5,)]", "[a(5)]"),
        ("label", "[label]"),
        ("|-a]-|", "|-[a]-|"),
        ("H:a]-|", "H:[a]-|"),
        ("[a(50>=)]", "[a(>=50)]"),
        ("[a]-(gap<=)-[b]", "[a]-(<=gap)-[b]"),
        ("[a(width>=50)]", "[a(>=50)]"),
        ("[a>=50]", "[a(>=50)]"),
        ("[a==b]-|", "[a(==b)]-|"),
        ("[a(100pt)]", "[a(100)]"),
        ("[a]]-|", "[a]-|"),
        ("[a]gap-[b]", "[a]-gap-[b]"),
        ("|-(8-[a]", "|-(8)-[a]"),
        ("|-8)-[a]", "|-8-[a]"),
        ("H:｜-【a（50）】－｜", "H:|-[a(50)]-|"),
        ("V：|[a（≥50，≤60＠７００）]|", "V:|[a(>=50,<=60@700)]|"),
        ("|-[a]—[b]", "|-[a]-[b]"),
        ("|-[ａ_１]", "|-[a_1]"),
        ("|-\u{A0}[a]", "|-[a]"),
        ("\u{FEFF}H:|[a]", "H:|[a]"),
        ("“H:|-[a]-|”", "H:|-[a]-|"),
        ("@\"H:|-[a]-|\"", "H:|-[a]-|"),
        ("'[a]'", "[a]"),
        ("[a(=>30)]", "[a(>=30)]"),
        ("[a]-(=<8)-[b]", "[a]-(<=8)-[b]"),
        ("[a]-(8[b]", "[a]-(8)-[b]"),
        ("[a]-(8|", "[a]-(8)-|"),
        ("[a)]", "[a]"),
        ("[a(>=10<=20)]", "[a(>=10,<=20)]"),
        ("[a]-(>=10<=20)-[b]", "[a]-(>=10,<=20)-[b]"),
        ("[a(===b)]", "[a(==b)]"),
        ("|-+8-[a]", "|-8-[a]"),
        ("|-<gap>-[a]", "|-gap-[a]"),
        ("|-[a],[b]-|", "|-[a]-[b]-|"),
        ("{a}-|", "[a]-|"),
        ("||-[a]", "|-[a]"),
        ("|-[a]-||", "|-[a]-|"),
        ("[a=50]", "[a(==50)]"),
        ("[a:50]", "[a(50)]"),
        ("[a:b]", "[a(b)]"),
        // A format has no classes.
        ("|-[a:UIButton]-|", "|-[a]-|"),
        ("[a:UIButton(40)]", "[a(40)]"),
        ("[a: UIButton]", "[a]"),
        ("[a<UIButton>]-[b]", "[a]-[b]"),
        ("[a as UIButton]", "[a]"),
        ("[UIButton a]", "[a]"),
        ("[UIButton a(40)]", "[a(40)]"),
        ("[UIButton:a]", "[a]"),
        ("[a >=50]", "[a(>=50)]"),
        ("|[a]|\\n", "|[a]|"),
        ("[a(50_000)]", "[a(50000)]"),
        ("|-1_000-[a]", "|-1000-[a]"),
        ("|-1'000'000-[a]", "|-1000000-[a]"),
        ("[a(20dp)]", "[a(20)]"),
        ("[view 1(50)]", "[view1(50)]"),
        ("[a(50)-8-[b]", "[a(50)]-8-[b]"),
        ("[a]8[b]", "[a]-8-[b]"), ("[a]gap|", "[a]-gap-|"), ("[a]→[b]", "[a]-[b]"), ("[a]=>[b]", "[a]-[b]"),
        ("[a]->[b]", "[a]-[b]"), ("(a)", "[a]"), ("H;|[a]|", "H:|[a]|"), ("V,|[a]|", "V:|[a]|"), ("h|[a]|", "H:|[a]|"),
        ("V；|[a]|", "V:|[a]|"), ("[a(w:50)]", "[a(50)]"), ("V:[a(height:50)]", "V:[a(50)]"),
        ("[a(w=50)]", "[a(==50)]"), ("V:[a(height>=50)]", "V:[a(>=50)]"), ("[a]-((8))-[b]", "[a]-(8)-[b]"),
        ("[a((>=8,<=9))]", "[a(>=8,<=9)]"),
        // An error without a fix stays, and does not prevent fixes of other errors.
        ("[a(50]-3gap-[b]", "[a(50)]-3gap-[b]"), ("[a]--[b(2c)]", "[a]-[b(2c)]"),
        ("V|[a(50]-10px-[b]", "V:|[a(50]-10px-[b]"),
    ]

    @Test(arguments: mended)
    func mends(_ format: String, _ mended: String) throws {
        let tree = SyntaxTree(parsing: format)
        let advice = tree.advice(on: try #require(tree.problems.first))
        #expect(format.applying(advice.fixIts.first?.edits ?? []) == mended)
    }

    /// Formats without a unique fix, and the note on their first problem.
    static let explained: [(format: String, note: String)] = [
        ("H:", "A format has at least one view: [view]."), ("", "A format has at least one view: [view]."),
        ("[a(==@1000)]", "Write a priority after a number or a name: (50@750)."),
        ("[a(50@)]", "Write a number or the name of a metric after '@': (50@750)."),
        ("|-(>=)-[a]", "Write a number or the name of a metric after a relation: (>=8)."),
        ("|-(>=,<=8)-[a]", "Write a number or the name of a metric after a relation: (>=8)."),
        (
            "[a](10)-[b]",
            "Put a size inside the brackets, [view(50)], or a space between hyphens, -(8)-."
        ),
        (
            "[a!]",
            "Names contain only letters, digits and underscores. Write ']' or a size in parentheses after the name."
        ),
        ("[a-b]", "A name cannot contain a hyphen. Use separate brackets for each view: [a]-[b]."),
        ("*", "A format has at least one view: [view]."),
        (
            "[a]-*-[b]",
            "Write a number or the name of a metric between two hyphens: -8-, -gap-. A single hyphen is the standard space."
        ),
        ("[]", "The name of the view is missing: [view]."),
        ("[-a]", "Put a connection outside the brackets: -[view]."),
        ("[a]-10-20-[b]", "A connection has only one space. Write the sum of the numbers, or a metric."),
        ("[a]:10", "Put the size of a view inside its brackets: [view(50)]."),
        ("[a(1@2@3)]", "A predicate has only one priority: (50@750)."),
        ("[a(1..2)]", "Write a range as two predicates: (>=50,<=100)."),
        ("[a(10-20)]", "Write a range as two predicates: (>=50,<=100)."),
        ("[a]-(8)(9)-[b]", "Put all predicates of a space in one pair of parentheses: -(>=8,<=20)-."),
        ("|-1,5-[a]", "Put several predicates of a space in parentheses."), ("H:V:[a]", "A format has only one axis."),
        ("|-\\(gap)-[a]", "This text does not replace interpolations. Write the value, or the name of a metric."),
        ("[a,b]", "Use separate brackets for each view: [a]-[b]."), ("X:|-[a]", "Use H or V for the axis."),
        ("[a]-gap*2-[b]", "A format cannot contain arithmetic. Add the result to the metrics."),
        ("[a]-(gap+2)-[b]", "A format cannot contain arithmetic. Add the result to the metrics."),
        ("[a(b+2)]", "A format cannot contain arithmetic. Add the result to the metrics."),
        ("[view1==2*view2]", "Put the size of a view in parentheses: [view(>=50)]."),
        ("H|-[a]", ""),
        ("[a(100)(200)]", "Put all predicates of a size in one pair of parentheses: (>=50,<=100)."),
        ("[a]-8.5.5-[b]", "A number has only one decimal point."),
        ("[a]-0x10-[b]", "Write numbers in decimal notation."),
        ("H:|[a]|V:|[a]", "A format has only one axis. Use another format for the other axis."),
        (
            "[标签]",
            "A format cannot contain the name '标签'. Rename the view to letters from A to Z, digits and underscores."
        ),
        ("[a(==|)]", "'|' has no size. Add the superview to the views."),
        ("[a]-$gap-[b]", "Write a metric by its name alone: -gap-."),
        ("[a]-间距-[b]", "Names of metrics contain only letters from A to Z, digits and underscores."),
        ("<a>", "Write the name of a view between '[' and ']'."),
        (
            "|-a-|",
            "Write a view in brackets between two bars: |-[view]-|."
        ),
        ("[a(5_0)]", "Write numbers without separators: 50000."),
        ("[a(1_000_00)]", "Write numbers without separators: 50000."),
        ("[a(1_000px)]", "Write numbers without separators: 50000."),
        ("[a(0.1_000)]", "Write numbers without separators: 50000."),
        ("|-1,000-[a]", "Put several predicates of a space in parentheses."),
        ("[view 1]", "Spaces are not allowed in a format."),
        ("[label 2]-[b]", "Spaces are not allowed in a format."),
        ("[my view]", "Spaces are not allowed in a format."), ("|-8 8-[a]", "Spaces are not allowed in a format."),
        ("|-3gap-[a]", "A value is a number or a name. Names do not begin with a digit."),
        ("[a(2b)]", "A value is a number or a name. Names do not begin with a digit."),
        ("|-20margin-[a]", "A value is a number or a name. Names do not begin with a digit."),
        ("[a(1e)]", "A value is a number or a name. Names do not begin with a digit."),
        ("[a(10PT)]", "A value is a number or a name. Names do not begin with a digit."),
        ("|-2em-[a]", "Numbers are in points. Write them without units."),
        (
            "[a|b]",
            "Names contain only letters, digits and underscores. Write ']' or a size in parentheses after the name."
        ),
        ("[a(100])", "Close the parenthesis before the bracket: [view(50)]."),
        ("[a]-8-b", "Put views in brackets: [view]."),
        ("[a]-(b)", "A connection ends at a view or at the bar of the superview."),
        ("[a]8", "Put a space between hyphens: [a]-8-[b]."), ("|8[a]", "Put a space between hyphens: [a]-8-[b]."),
        ("[a]~8[b]", ""), ("[a]+[b]", "Write a connection or nothing between two views: [a]-[b]."),
        ("[a(!=100)]", "Use ==, >= or <=. VFL has no '!='."),
        ("[a(≠100)]", "Use ==, >= or <=. VFL has no '!='."),
        ("[a(<>100)]", "Use ==, >= or <=. VFL has no '!='."),
        ("(a)-(b)", "Put views in brackets: [view]."),
        (
            "[a(height:50)]",
            "Write only the size along the axis of the format, without its name: [view(50)]."
        ),
        ("V:[a(width>=50)]", "Write the relation before its number: (>=50)."),
        ("[a(b:50)]", "Write only the size along the axis of the format, without its name: [view(50)]."),
        ("[a]-gap×2-[b]", "A format cannot contain arithmetic. Add the result to the metrics."),
        ("V-[a]", "Write a ':' after the letter of the axis: H:|-[view]."),
        ("[a(50)8[b]", "Write ']' after the size of a view: [view(50)]."),
        ("[a(b-20)]", "A format cannot contain arithmetic. Add the result to the metrics."),
        ("[a(1.5.2)]", "A number has only one decimal point."),
        ("|-10-20-[b]", "A connection has only one space. Write the sum of the numbers, or a metric."),
        ("[a]-8-gap-[b]", "A connection has only one space. Write the sum of the numbers, or a metric."),
        ("[a]-b", "A connection ends at a view or at the bar of the superview."),
        ("|-{8}-[a]", "Write a number or a metric without braces: -8-, -gap-."),
        (
            "|-[%@]",
            "This call does not replace placeholders such as %f or %@. Make the format with a formatting function."
        ),
    ]

    @Test(arguments: explained)
    func explains(_ format: String, _ note: String) throws {
        let tree = SyntaxTree(parsing: format)
        let advice = tree.advice(on: try #require(tree.problems.first))
        #expect(advice.notes.first ?? "" == note)
        #expect(advice.fixIts.isEmpty || format == "H|-[a]")
    }

    @Test func mendsAttributes() throws {
        let tree = SyntaxTree(parsing: "[a(b.heigth)]", dialect: .extended)
        let advice = tree.advice(on: try #require(tree.problems.first))
        #expect(tree.source.applying(advice.fixIts.first?.edits ?? []) == "[a(b.height)]")
    }

    @Test func suggestsNames() throws {
        let tree = SyntaxTree(parsing: "|[lable]-margn-|")
        let bindings = NamedBindings(views: ["button", "label"], metrics: ["margin": 8])
        let problems = tree.bound(to: bindings).problems
        let findings = tree.diagnostics(
            for: problems, viewNames: bindings.viewNames, metricNames: bindings.metricNames)
        #expect(
            findings.map(\.notes) == [
                ["Did you mean label?", "Known views: button, label."],
                ["Did you mean margin?", "Known metrics: margin."],
            ])
        let edits = findings.flatMap { finding in finding.fixIts[0].edits }
        #expect(tree.source.applying(edits) == "|[label]-margin-|")
    }

    /// A view name that is not valid in formats is one error, and is not suggested for other names.
    @Test(arguments: [
        ("|-[my-view]-|", "my-view", "for example to 'my_view'."),
        ("[my view(50)]", "my view", "for example to 'my_view'."),
        ("[self.label]", "self.label", "for example to 'self_label'."), ("[a-b]", "a-b", "for example to 'a_b'."),
    ])
    func aNameThatNoFormatCanSayIsToldOnce(_ format: String, _ name: String, _ words: String) throws {
        let tree = SyntaxTree(parsing: format)
        let end = try #require(tree.problems.first?.offset)
        let problems = [Problem(.unknownView("x"), at: end)] + tree.problems
        let told = tree.advised(problems, viewNames: [name, "other"])
        #expect(told.map(\.problem.kind) == [.expectedViewEnd])
        #expect(told.first?.advice.notes.first?.hasPrefix("A format cannot contain the name '\(name)'. ") == true)
        #expect(told.first?.advice.notes.first?.hasSuffix(words) == true)
    }

    /// The same for a metric: the rest of its name is unknown only because the grammar splits it.
    @Test(arguments: [
        ("|-my-margin-[x]", "my-margin", "for example to 'my_margin'."),
        ("[x]-my-margin-|", "my-margin", "'my_margin'."),
        ("|-(>=my-margin@750)-[x]", "my-margin", "'my_margin'."), ("[x(theme.gap)]", "theme.gap", "'theme_gap'."),
        ("|-theme.gap-[x]", "theme.gap", "'theme_gap'."), ("|-m-a-b-[x]", "m-a-b", "'m_a_b'."),
        ("|-größe-[x]", "größe", "'gr__e'."),
    ])
    func aMetricThatNoFormatCanSayIsToldOnce(_ format: String, _ name: String, _ words: String) throws {
        let tree = SyntaxTree(parsing: format)
        let bindings = NamedBindings(views: ["x"], metrics: ["k": 5, name: 8])
        let told = tree.advised(tree.bound(to: bindings).problems, viewNames: ["x"], metricNames: bindings.metricNames)
        #expect(told.map(\.problem) == tree.problems)
        let notes = try #require(told.first).advice.notes
        #expect(notes.count == 1)
        #expect(notes[0].hasPrefix("A format cannot contain the name '\(name)'. ") && notes[0].hasSuffix(words))
        #expect(notes[0].contains("Rename the metric"))
    }

    /// A superfluous space is one error; a number after it does not continue the name.
    @Test(arguments: [
        ("|-m-a-[x]", ["Expected a view"]), ("[x]-m-a-[x]", ["Expected a view or '|'"]),
        ("|-(m-a)-[x]", ["Expected ')' or ','"]), ("|-m.a-[x]", ["Expected a '-' here"]),
    ])
    func aNameThatIsCutIsNoSecondMistake(_ format: String, _ messages: [String]) {
        let tree = SyntaxTree(parsing: format)
        let problems = tree.bound(to: NamedBindings(views: ["x"], metrics: ["k": 5])).problems
        #expect(tree.diagnostics(for: problems, metricNames: ["k"]).map(\.message) == messages)
        #expect(tree.diagnostics(for: problems).allSatisfy { finding in !finding.notes.isEmpty })
    }

    @Test(arguments: ["|-m-5-[x]", "|-(m*2)-[x]", "|-(m,a)[x]"])
    func anUnknownMetricBesideAnotherMistakeIsTold(_ format: String) {
        let tree = SyntaxTree(parsing: format)
        let problems = tree.bound(to: NamedBindings(views: ["x"], metrics: ["a": 5])).problems
        #expect(tree.causes(among: problems).map(\.kind).contains(.unknownMetric("m")))
    }

    @Test func aMissingBracketHidesNoUnknownName() {
        let tree = SyntaxTree(parsing: "[fnid>=50]")
        let problems = [Problem(.unknownView("fnid"), at: 5)] + tree.problems
        #expect(tree.advised(problems, viewNames: ["find"]).count == 2)
    }

    @Test func onlyNamesThatFormatsCanSayAreListed() {
        let tree = SyntaxTree(parsing: "[x]")
        let unknown = Problem(.unknownView("x"), at: 2)
        #expect(
            tree.advice(on: unknown, viewNames: ["my-view", "label"]).notes == ["Known views: label."])
        let notes = tree.advice(on: unknown, viewNames: ["my-view"]).notes
        #expect(notes.first?.hasPrefix("A format cannot contain the names of these views.") == true)
    }

    @Test func knowsWhatTheExtendedDialectAllows() throws {
        let tree = SyntaxTree(parsing: "|~[a]~|")
        #expect(tree.advice(on: try #require(tree.problems.first)).notes == ["The extended dialect allows this."])
    }

    /// Every dialect refuses the numbers that constraints refuse.
    @Test(arguments: ["[a]-(8@1200)-|", "[a(1e400)]"])
    func noDialectAllowsNumbersOutOfRange(format: String) throws {
        let tree = SyntaxTree(parsing: format)
        let problem = try #require(tree.bound(to: NamedBindings(views: ["a"])).problems.first)
        #expect(tree.advice(on: problem) == Advice())
    }

    /// After an offered edit, repeated fixes lead to a format without new problems.
    @Test(arguments: mended.map(\.format) + explained.map(\.format))
    func offersWhatLeadsToAFormat(format: String) {
        let tree = SyntaxTree(parsing: format)
        for fixIt in tree.advised(tree.problems).flatMap(\.advice.fixIts) {
            let mended = Self.mended(format.applying(fixIt.edits))
            #expect(Self.brings(nothingNewTo: mended, tree), "\(format) becomes \(mended)")
        }
    }

    /// Whether the text has no new kind of problem, and not more problems of one kind than before.
    private static func brings(nothingNewTo mended: String, _ tree: SyntaxTree) -> Bool {
        let before = Dictionary(tree.problems.map { problem in (problem.kind, 1) }, uniquingKeysWith: +)
        let after = Dictionary(
            SyntaxTree(parsing: mended).problems.map { problem in (problem.kind, 1) }, uniquingKeysWith: +)
        let count = after.values.reduce(0, +)
        return after.allSatisfy { kind, number in number <= before[kind] ?? 0 }
            && (count == 0 || count < tree.problems.count)
    }

    /// The format after applying the first offered edit repeatedly, until there is none.
    private static func mended(_ format: String) -> String {
        var format = format
        for _ in 0..<20 {
            let tree = SyntaxTree(parsing: format)
            guard let fixIt = tree.advised(tree.problems).lazy.compactMap(\.advice.fixIts.first).first else { break }
            format = format.applying(fixIt.edits)
        }
        return format
    }

    /// A statement without a fix does not prevent the fix of another one.
    @Test func mendsStatementsOneByOne() {
        let tree = SyntaxTree(parsing: "H:|-[a(2b)]\nH:|-[a(5]-|", dialect: .extended)
        let fixIts = tree.advised(tree.problems).flatMap(\.advice.fixIts)
        #expect(tree.source.applying(fixIts.flatMap(\.edits)) == "H:|-[a(2b)]\nH:|-[a(5)]-|")
    }

    @Test func neverOffersAnEditThatDoesNotHelp() {
        var random = Random(seed: 7)
        let pieces = [
            "[", "]", "(", ")", "|", "-", "a", "view", "8", ".", ",", "@", "==", ">", "V", " ", "é", "[a]", "“", "】",
            "（", "\"", "%", "*",
        ]
        for _ in 0..<500 {
            let format = (0..<random.below(10)).map { _ in pieces[random.below(pieces.count)] }.joined()
            let tree = SyntaxTree(parsing: format)
            for problem in tree.problems {
                for fixIt in tree.advice(on: problem).fixIts {
                    let mended = SyntaxTree(parsing: format.applying(fixIt.edits))
                    #expect(mended.problems.count < tree.problems.count)
                    #expect(Self.brings(nothingNewTo: Self.mended(mended.source), tree), "\(format)")
                }
            }
        }
    }
}
