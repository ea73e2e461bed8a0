import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import VisualFormatMacrosPlugin

@Suite struct ExpansionTests {
    static let macros = [
        "constraints": MacroSpec(type: ConstraintsMacro.self),
        "variableBindings": MacroSpec(type: VariableBindingsMacro.self),
    ]

    /// Expands a source, and compares the expansion, the errors and the source after their fix-its.
    static func expect(
        _ source: String, _ expansion: String, _ errors: [DiagnosticSpec] = [], fixed: String? = nil,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        assertMacroExpansion(
            source, expandedSource: expansion, diagnostics: errors, macroSpecs: macros, fixedSource: fixed,
            failureHandler: { failure in
                Issue.record("\(failure.message)", sourceLocation: sourceLocation)
            })
    }

    static func names(_ names: String...) -> String {
        "names: [" + names.map { name in ".init(\"\(name)\", \(name.escapedIfKeyword))" }.joined(separator: ", ") + "]"
    }

    @Test(arguments: [
        (#""H:|-[find]-[field(>=20)]-|""#, names("find", "field")),
        (#""[a]-gap-[b(==a,<=limit@p)]""#, names("a", "b", "gap", "limit", "p")),
        (#""[a][a]""#, names("a")),
        (#""V:[default]""#, names("default")),
    ])
    func variablesAreCapturedByName(format: String, names: String) {
        Self.expect("#constraints(\(format))", "VisualFormatMacros.constraints(\(format), \(names))")
    }

    @Test func argumentsArePassedOn() {
        Self.expect(
            #"#constraints("V:[a]-gap-[b]", options: [.alignAllLeft], metrics: ["gap": 8])"#,
            #"VisualFormatMacros.constraints("V:[a]-gap-[b]", options: [.alignAllLeft], "#
                + Self.names("a", "b") + #", metrics: ["gap": 8])"#)
        Self.expect(
            #"#constraints("V:[a]-gap-[b]", metrics: metrics)"#,
            #"VisualFormatMacros.constraints("V:[a]-gap-[b]", "# + Self.names("a", "b") + ", metrics: metrics)")
        Self.expect(
            #"#constraints("[a(==b.width*2)]-[b]", dialect: .extended)"#,
            #"VisualFormatMacros.constraints("[a(==b.width*2)]-[b]", "# + Self.names("a", "b") + ", dialect: .extended)"
        )
    }

    @Test func errorsShowTheFormatWithItsCaret() {
        Self.expect(
            #"#constraints("V|-[find]")"#, "[NSLayoutConstraint]()",
            [
                DiagnosticSpec(
                    message: "Expected ':' after 'V' to specify vertical arrangement\nV|-[find]\n ^", line: 1,
                    column: 14,
                    fixIts: [FixItSpec(message: "insert ':'")])
            ],
            fixed: #"#constraints("V:|-[find]")"#)
    }

    /// Every problem of a format is a separate error, and its fix-it edits the right range.
    @Test func allProblemsAreErrors() {
        let format = "H:[a(>30)]--5-[b]"
        Self.expect(
            "#constraints(\"\(format)\")", "[NSLayoutConstraint]()",
            [
                DiagnosticSpec(
                    message:
                        "Unknown relation. Must be ==, >=, or <=\n\(format)\n      ^\nUse ==, >= or <=. VFL has no strict inequalities.",
                    line: 1, column: 14, fixIts: [FixItSpec(message: "insert '='")]),
                DiagnosticSpec(
                    message:
                        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers.\n\(format)\n           ^\nPut a negative space in parentheses: -(-5)-.",
                    line: 1, column: 14, fixIts: [FixItSpec(message: "put parentheses around '-5'")]),
            ],
            fixed: #"#constraints("H:[a(>=30)]-(-5)-[b]")"#)
    }

    @Test func optionsMustFitTheDirection() {
        Self.expect(
            #"#constraints("V:[a][b]", options: .alignAllTop)"#, "[NSLayoutConstraint]()",
            [
                DiagnosticSpec(
                    message:
                        "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical.\nV:[a][b]\n        ^\nA vertical format can align left, right, leading, trailing and centerX.",
                    line: 1, column: 14)
            ])
    }

    @Test(arguments: [#""H:[\(name)]""#, "format", #""H:" + "[a]""#])
    func onlyLiteralsCanBeChecked(format: String) {
        Self.expect(
            "#constraints(\(format))", "[NSLayoutConstraint]()",
            [
                DiagnosticSpec(
                    message:
                        "The format must be a string literal without interpolation, so that it can be checked while compiling.",
                    line: 1, column: 14)
            ])
    }

    @Test func bindingsAreNamedByTheirVariables() {
        Self.expect(
            "#variableBindings(find, self.field, `default`)",
            #"["find": find, "field": self.field, "default": `default`] as [String: Any]"#)
        Self.expect("#variableBindings()", "[String: Any]()")
        Self.expect(
            "#variableBindings(a, 3, self.a)", #"["a": a] as [String: Any]"#,
            [
                DiagnosticSpec(message: "A format can only name a variable or a property.", line: 1, column: 22),
                DiagnosticSpec(message: "There is already a variable named 'a'.", line: 1, column: 25),
            ])
    }
}
