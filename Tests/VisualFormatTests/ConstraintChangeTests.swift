import Diagnostics
import Testing

@testable import VisualFormat

/// Texts of formats and equations after a change of one constraint.
@Suite struct ConstraintChangeTests {
    private static func changed(_ text: String, _ place: Int, _ change: ConstraintChange) throws -> String? {
        guard text.contains("[") else {
            return try LayoutEquation.parse(text).edit(for: change, in: text).map { edit in text.applying([edit]) }
        }
        let tree = SyntaxTree(parsing: text)
        let options: FormatOptions = text.hasPrefix("V:") ? [.align(.leading)] : [.align(.top)]
        let bindings = NamedBindings(views: ["a", "b"], metrics: ["gap": 8])
        let bound = tree.bound(to: bindings, options: options)
        let constraint = try #require(bound.constraints.indices.contains(place) ? bound.constraints[place] : nil)
        let result = tree.edit(for: change, of: constraint).map { edit in text.applying([edit]) }
        guard let result else { return nil }
        // The changed text makes the changed constraint.
        let mended = SyntaxTree(parsing: result)
        #expect(mended.isValid, "\(result)")
        let other = mended.bound(to: bindings, options: options).constraints[place]
        switch change {
        case .constant(let constant): #expect(other.constant == constant, "\(result)")
        case .priority(let priority): #expect(other.priority == priority, "\(result)")
        }
        return result
    }

    @Test(
        arguments: [
            ("|-[a(300)]-|", 1, .constant(260), "|-[a(260)]-|"),
            ("|-[a(>=300@999)]-|", 1, .constant(260), "|-[a(>=260@999)]-|"),
            ("|-[a(300)]-|", 0, .constant(5), "|-5-[a(300)]-|"),
            ("|-16-[a]", 0, .constant(-4), "|-(-4)-[a]"), ("|-(>=16)-[a]", 0, .constant(4), "|-(>=4)-[a]"),
            ("|-(>=8,<=20)-[a]", 1, .constant(30), "|-(>=8,<=30)-[a]"),
            ("|[a]", 0, .constant(4), "|-4-[a]"), ("|[a]", 0, .constant(-4), "|-(-4)-[a]"),
            ("[a][b]", 0, .constant(3), "[a]-3-[b]"), ("[a]-[b]", 0, .constant(0), "[a]-0-[b]"),
            ("[a]-gap-[b]", 0, .constant(2.5), "[a]-2.5-[b]"), ("V:|-8-[a]", 0, .constant(9), "V:|-9-[a]"),
            ("|-[a(300)]-|", 1, .priority(999), "|-[a(300@999)]-|"),
            ("|-[a(300)]-|", 0, .priority(999), "|-(20@999)-[a(300)]-|"),
            ("|-16-[a]", 0, .priority(999), "|-(16@999)-[a]"),
            ("|-(>=16)-[a]", 0, .priority(999), "|-(>=16@999)-[a]"),
            ("|[a]", 0, .priority(999), "|-(0@999)-[a]"), ("[a(b)]", 0, .priority(999), "[a(b@999)]"),
            ("[a(>=20@1000,<=40)]", 0, .priority(999), "[a(>=20@999,<=40)]"),
            ("[b]-[a(b@999)]", 1, .priority(999), nil), ("[a(300@999)]", 0, .constant(300), nil),
            // A format cannot add to the size of another view, and has no text for an alignment.
            ("[a(b)]", 0, .constant(4), nil), ("|[a]-3-[b]|", 3, .constant(5), nil),
            ("|[a]-3-[b]|", 3, .priority(999), nil), ("V:|[a]-3-[b]|", 3, .constant(5), nil),
        ] as [(String, Int, ConstraintChange, String?)])
    func formatsAreChanged(_ text: String, _ place: Int, _ change: ConstraintChange, _ result: String?) throws {
        #expect(try Self.changed(text, place, change) == result)
    }

    @Test(
        arguments: [
            ("a.width == 90", .constant(80), "a.width == 80"), ("a.width==90", .constant(80), "a.width==80"),
            ("a.width == 2 * b.height + 8 - 3 @ 750", .constant(-4), "a.width == 2 * b.height - 4 @ 750"),
            ("a.width == b.height * 2 + 8", .constant(-4), "a.width == b.height * 2 - 4"),
            ("a.top == b.top", .constant(4), "a.top == b.top + 4"),
            ("a.top == b.top + gap @ 20", .constant(0), "a.top == b.top @ 20"),
            ("a.top == b.safeAreaLayoutGuide.top - 3", .constant(1.5), "a.top == b.safeAreaLayoutGuide.top + 1.5"),
            ("a.width == -5 + gap", .constant(7), "a.width == 7"),
            ("a.width == 90", .priority(999), "a.width == 90 @ 999"),
            ("a.width == 90 @1000", .priority(999), "a.width == 90 @999"),
            ("a.width == 90 @ must", .priority(999), "a.width == 90 @ 999"),
            ("a.top == b.top", .priority(999), "a.top == b.top @ 999"),
            ("a.width == 90 @ 999", .priority(999), nil), ("a.width == 90", .constant(90), nil),
            ("标题.width == 90", .constant(80), "标题.width == 80"),
        ] as [(String, ConstraintChange, String?)])
    func equationsAreChanged(_ text: String, _ change: ConstraintChange, _ result: String?) throws {
        #expect(try Self.changed(text, 0, change) == result)
    }
}

/// Fixes for words that are nearly an attribute, a guide or an option.
@Suite struct SpellingFixTests {
    @Test(
        arguments: [
            ("a.heigth == 3", "a.height == 3"), ("é.top == a.buttom + 3", "é.top == a.bottom + 3"),
            ("a.top == view.safeAreaLayoutGide.top", "a.top == view.safeAreaLayoutGuide.top"),
            ("a.NSLayoutAttributeWidht == 9", "a.width == 9"), ("a.centrX == b.centerX", "a.centerX == b.centerX"),
            ("a.xyzzy == 3", nil), ("a.width ==", nil), ("a.width = 3", "a.width == 3"),
        ] as [(String, String?)])
    func attributesAreMended(_ text: String, _ mended: String?) {
        do throws(LayoutEquation.Failure) {
            _ = try LayoutEquation.parse(text)
            Issue.record("\(text) is an equation")
        } catch {
            #expect(error.fixIts.first.map { fix in text.applying(fix.edits) } == mended)
        }
    }

    @Test(
        arguments: [
            ("alignAllTopp", "alignAllTop"), (".alignAllTopp", ".alignAllTop"), ("alignAlBottom", "alignAllBottom"),
            ("NSLayoutConstraint.FormatOptions.alignAllTopp", "NSLayoutConstraint.FormatOptions.alignAllTop"),
            ("xyzzy", nil), ("", nil),
        ] as [(String, String?)])
    func optionsAreMended(_ word: String, _ mended: String?) {
        let option = UnknownOption(word)
        #expect(option.fixIts.first.map { fix in word.applying(fix.edits) } == mended)
        #expect(option.message.contains(mended == nil ? "Use alignAllBottom" : "Did you mean"))
        #expect(throws: option) { try FormatOptions.option(named: word) }
    }
}
