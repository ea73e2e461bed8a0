import Testing

@testable import VisualFormat

/// Parses a format and checks that its tree prints the same text.
func parsed(_ format: String, _ dialect: Dialect = .standard, location: Testing.SourceLocation = #_sourceLocation)
    -> SyntaxTree
{
    let tree = SyntaxTree(parsing: format, dialect: dialect)
    #expect(tree.description == format, sourceLocation: location)
    #expect(tree.problems.map(\.offset) == tree.problems.map(\.offset).sorted(), sourceLocation: location)
    return tree
}

@Suite struct SyntaxTreeTests {
    /// The examples of Apple's Visual Format Syntax, and syntax beyond the published grammar that shipped code uses.
    @Test(arguments: [
        "[button]-[textField]", "[button(>=50)]", "|-50-[purpleBox]-50-|", "V:[topField]-10-[bottomField]",
        "[maroonView][blueView]", "[button(100@20)]", "[button1(==button2)]", "[flexibleButton(>=70,<=100)]",
        "|-[find]-[findNext]-[findField(>=20)]-|", "[a]->=0-[b]", "[a]-==8-[b]", "H:|->=0@p-[a]", "[a]-0@999-[b]",
        "[a]-margin@250-|", "V:[a]-(-5)-[b]", "H:[superview]-(<=1)-[box]", "[a][a]", "[lone]", "[lone(50)]", "[a]",
        "|-(>=10@metric1)-[leftView(rightView@1000)][rightView(metric2)]|", "[a(1.5)]-.5-[b]-1.-[c]-1e2-[d]",
        "[a]-(>=0,<=0,<=30)-[b]", "[_a1(==_b@_p)]", "[a]-(-5.5@1e2)-|", "[a(+5)]",
    ])
    func acceptsFormatsOfTheGrammar(_ format: String) { #expect(parsed(format).problems == []) }

    @Test func knowsItsParts() throws {
        let tree = parsed("V:|-(>=8,<=m@750)-[find(==20)]-[field]|")
        let statement = try #require(tree.statements.first)
        #expect(statement.axes == .vertical)
        #expect(statement.chain.leadingBar?.span.range == 2..<3)
        #expect(statement.chain.links.map(\.connection.form) == [.list, .standard])
        #expect(statement.chain.links.map { link in tree.text(link.span) } == ["[find(==20)]", "[field]"])
        #expect(statement.chain.trailingConnection?.form == .flush)
        let predicates = tree.predicates(of: statement.chain.links[0].connection)
        #expect(predicates.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
        #expect(predicates.map { predicate in tree.text(predicate.objectSpan) } == ["8", "m"])
        #expect(predicates.map { predicate in tree.text(predicate.prioritySpan) } == ["", "750"])
        #expect(tree.viewNames == ["find", "field"])
        #expect(tree.metricNames == ["m"])
        #expect(SyntaxTree(parsing: "H:|-[a]-(a)-[b(a@b)]").metricNames == ["a", "b"])
        #expect(SyntaxTree(parsing: "[a]-[b(a)]").metricNames.isEmpty)
    }

    @Test(arguments: [
        ("8", 8), ("0", 0), ("8.25", 8.25), (".5", 0.5), ("1e2", 100), ("1.5e-3", 0.0015), ("0.1", 0.1),
        ("123456789012345678901234567890", 1.2345678901234568e29), ("1e999", .infinity),
        ("0.30000000000000004", 0.3.nextUp),
    ])
    func readsNumbers(_ text: String, _ number: Double) throws {
        let tree = parsed("[a(\(text))]")
        #expect(tree.predicates.first?.object == .number(number))
    }

    @Test func isLinearInTheLengthOfTheText() {
        var format = "|"
        while format.utf8.count < 1_000_000 { format += "-[someView(>=20@750)]" }
        #expect(SyntaxTree(parsing: format + "|").problems == [])
        for piece in ["[", "]", "(", "-", "[a", "|", "[a(", "-(", "[a.", "[a[", ">", "[a]x", "é", "~", ":", "[a:"] {
            let tree = SyntaxTree(parsing: String(repeating: piece, count: 20_000), dialect: .extended)
            #expect(!tree.isValid)
            #expect(tree.description == tree.source)
        }
    }

    @Test func printsItsTextWhateverItIs() {
        var random = Random(seed: 1)
        let pieces = [
            "[", "]", "(", ")", "|", "-", "a", "b", "view", "8", ".", ",", "@", "==", ">=", "<", ">", "~", ":", "H:",
            "V:",
            "HV:", "C:", "%", "*", "/", "+", "//", ";", "\n", " ", "..", "é", "\0", "||", "->", "[a]", "-(>=8)-",
        ]
        for _ in 0..<5_000 {
            let format = (0..<random.below(14)).map { _ in pieces[random.below(pieces.count)] }.joined()
            for dialect in [Dialect.standard, .extended] {
                let tree = SyntaxTree(parsing: format, dialect: dialect)
                if tree.description != format {
                    Issue.record("\(format.debugDescription) -> \(tree.description.debugDescription)")
                }
            }
        }
    }
}

/// A small generator whose sequence depends only on the seed.
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 16) % max(1, limit)
    }
}
