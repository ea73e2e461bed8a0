import Testing

@testable import VisualFormat

/// The texts and carets of Apple's parser that do not depend on names.
@Suite struct MessageTests {
    @Test(arguments: [
        ("", Problem.Kind.emptyFormat, 0),
        ("V|[backgroundBox]|", .expectedColon(.vertical), 1),
        ("H[a]", .expectedColon(.horizontal), 1),
        ("Hello", .expectedColon(.horizontal), 1),
        ("V", .expectedColon(.vertical), 1),
        ("|-0-[redView-0-|", .expectedViewEnd, 12),
        ("V:|[blackBox4(>30)]|", .unknownRelation, 15),
        ("[a(=30)]", .unknownRelation, 4),
        ("[a(<30)]", .unknownRelation, 4),
        ("|[whiteBox1][blackBox4(blackWidth][redBox]|", .expectedPredicateEnd, 33),
        ("[a(50)b]", .expectedPredicateEnd, 6),
        ("[a(50", .expectedPredicateEnd, 5),
        ("[a(50)", .expectedPredicateEnd, 6),
        ("H:|-10-|", .expectedView, 7),
        ("|-|", .expectedView, 2),
        ("20-[label]-20|", .expectedView, 0),
        ("h:|[a]|", .expectedView, 0),
        ("v:[a]", .expectedView, 0),
        ("H: |-[a]", .expectedView, 2),
        ("H:", .expectedView, 2),
        ("-[a]", .expectedView, 0),
        ("label", .expectedView, 0),
        ("||", .expectedView, 1),
        ("é[a]", .expectedView, 0),
        ("[9ab]", .expectedViewName, 1),
        ("[]", .expectedViewName, 1),
        ("[", .expectedViewName, 1),
        ("[[a]]", .expectedViewName, 1),
        ("[é]", .expectedViewName, 1),
        ("[ a ]", .expectedViewName, 1),
        ("[a b]", .expectedViewEnd, 2),
        ("[self.arrow]", .expectedViewEnd, 5),
        ("[views[0]]", .expectedViewEnd, 6),
        ("[a", .expectedViewEnd, 2),
        ("[naïve]", .expectedViewEnd, 3),
        ("H:|[circle0]- (padding)-[circle1]", .expectedValue, 13),
        ("[a]-  10 -[b]", .expectedValue, 4),
        ("[a]->=-[b]", .expectedValue, 6),
        ("[a()]", .expectedValue, 3),
        ("[a]-()-[b]", .expectedValue, 5),
        ("[a(>=)]", .expectedValue, 5),
        ("[a(5@)]", .expectedValue, 5),
        ("[a(5,)]", .expectedValue, 5),
        ("[a(0x10)]", .expectedPredicateEnd, 4),
        ("V:[a]--5-[b]", .ambiguousHyphen, 6),
        ("[view1]--[view2]", .ambiguousHyphen, 8),
        ("|", .expectedConnection, 1),
        ("V:|", .expectedConnection, 3),
        ("[a]||", .expectedEnd, 4),
        ("[a]-|-[b]", .expectedEnd, 5),
        ("|[a]| ", .expectedEnd, 5),
        ("[a]-", .expectedMoreInput, 4),
        ("[a]-10-", .expectedMoreInput, 7),
        ("[a]-10", .expectedMoreInput, 6),
        ("[a]-(10", .expectedMoreInput, 7),
        ("[a]-(10)", .expectedMoreInput, 8),
        ("[a]-10[b]", .expectedHyphen, 6),
        ("[a]-(10)[b]", .expectedHyphen, 8),
        ("[a]-10px-[b]", .expectedHyphen, 6),
        ("[a]->=8,<=6-[b]", .expectedHyphen, 7),
        ("[a]-(10;20)-[b]", .expectedListEnd, 7),
        ("[a]x", .expectedViewOrBar, 3),
        ("[a]10-[b]", .expectedViewOrBar, 3),
        ("[a]-10-x", .expectedViewOrBar, 7),
        ("[a]\n", .expectedViewOrBar, 3),
    ])
    func reports(_ format: String, _ kind: Problem.Kind, _ offset: Int) {
        let problem = parsed(format).problems.first
        #expect(problem == Problem(kind, at: offset))
    }

    @Test(arguments: [
        ("V|[backgroundBox]|", "Expected ':' after 'V' to specify vertical arrangement", 1),
        ("|-0-[redView-0-|", "Expected a ']' here. That is how you give the end of a view.", 12),
        ("V:|[blackBox4(>30)]|", "Unknown relation. Must be ==, >=, or <=", 15),
        (
            "[é]",
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.",
            1
        ),
        (
            "[é",
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.",
            1
        ),
        ("|[a]|é", "Expected the end of the format string", 5),
    ])
    func framesItsReasonAsAppleDoes(_ format: String, _ message: String, _ caret: Int) throws {
        let problem = try #require(parsed(format).problems.first)
        let blanks = String(repeating: " ", count: caret)
        #expect(
            problem.reason(in: format) == "Unable to parse constraint format: \n\(message) \n\(format) \n\(blanks)^")
    }

    @Test func hasNoFrameForAnEmptyString() throws {
        #expect(
            parsed("").problems.first?.reason(in: "") == "Unable to parse constraint format: It's an empty string.")
    }

    @Test func findsAllProblemsInOneGo() {
        #expect(
            parsed("V|[a(>30)]-20[b.c]--5-[9]|").problems == [
                Problem(.expectedColon(.vertical), at: 1), Problem(.unknownRelation, at: 6),
                Problem(.expectedHyphen, at: 13), Problem(.expectedViewEnd, at: 15), Problem(.ambiguousHyphen, at: 19),
                Problem(.expectedViewName, at: 23),
            ])
    }

    @Test(arguments: [
        "20-[label]-20-|", "[self.label]", "[views[0]]", "[my-label]", "H:|-[self.label(==50)]-|", "V|[a]|", "[a(>30)]",
        "[a]-- 5-[b]", "[a b]", "|[a]|x", "[a(50]", "a]", "|-a]-|", "[a]b]", "[a](20)", "[a]-(8-[b]", "[a]-(8,9-[b]",
        "[a]-(8-|", "[a]-[b]]", "<a>", "{a}", "(a)", "label", "[a]x", "|-a-|",
    ])
    func reportsOneSlipOnce(_ format: String) { #expect(parsed(format).problems.count == 1) }

    /// Errors with one common fix are reported once, though the parser stops at each location.
    @Test(arguments: [
        ("[a] - [b]", 1), ("H: |-[a] - [b]", 1), ("\"[a]\"", 1), ("“H:|-[a]-|”", 1), ("@\"H:|-[a]-|\"", 1),
        ("H:｜-【a（50）】－｜", 1), ("[a]-8[b]-8[c]", 2), ("[lable(>8)]-(<3)-|", 2),
    ])
    func tellsOnceWhatOneEditMends(_ format: String, _ count: Int) {
        let tree = parsed(format)
        #expect(tree.diagnostics(for: tree.problems).count == count)
    }
}
