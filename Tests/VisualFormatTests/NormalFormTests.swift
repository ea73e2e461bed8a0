import Testing

@testable import VisualFormat

@Suite struct NormalFormTests {
    @Test(arguments: [
        ("H:|-(==8)-[a]", "|-8-[a]"),
        ("H:|-0-[a]-(0)-[b]-(==0@1000)-|", "|[a][b]|"),
        ("V:[a(==50@1000)]", "V:[a(50)]"),
        ("[a]-(-5)-[b]", "[a]-(-5)-[b]"),
        ("[a]->=8-[b]", "[a]-(>=8)-[b]"),
        ("[a]-8@750-[b]", "[a]-(8@750)-[b]"),
        ("[a(>=8.0,<=1e2)]-08.50-[b(==m)]", "[a(>=8,<=100)]-8.5-[b(m)]"),
        ("[a]-(m)-[b]-(==m)-|", "[a]-m-[b]-m-|"),
        ("[a(>=0,<=0)]", "[a(>=0,<=0)]"),
    ])
    func leavesOutWhatSaysNothing(_ format: String, _ normal: String) throws {
        try isNormal(format, normal, .standard)
    }

    @Test(arguments: [
        ("H:| - [ a ( == 2 * b ) ] - | // both\n\nV:|[a]|;V:|[b]|", "|-[a(2*b)]-| // both\nV:|[a]|\nV:|[b]|"),
        ("C:a.centerX(b.centerX).top(b.bottom*1+8@750)", "a.centerX == b.centerX\na.top == b.bottom*1+8@750"),
        ("HV:||~[a..b]", nil),
        ("V:|[column:-[a1..3(10),b]~(>=10%)~[c]-8-]|", "V:|[column:-[a1..3(10),b]~(>=10%)~[c]-8-]|"),
        ("a.width>=b.height/2 - m", "a.width >= b.height/2-m"),
    ])
    func keepsExtensions(_ format: String, _ normal: String?) throws { try isNormal(format, normal, .extended) }

    private func isNormal(_ format: String, _ normal: String?, _ dialect: Dialect) throws {
        let tree = SyntaxTree(parsing: format, dialect: dialect)
        #expect(tree.normalized == normal)
        guard let normal else { return }
        let again = SyntaxTree(parsing: normal, dialect: dialect)
        #expect(again.normalized == normal)
        let bindings = AssumedBindings(for: tree)
        func facts(_ tree: SyntaxTree) -> [String] {
            let bound = tree.bound(to: bindings)
            return bound.constraints.map { constraint in equation(constraint, bound) }
        }
        #expect(facts(tree) == facts(again))
        #expect(!facts(tree).isEmpty)
    }
}
