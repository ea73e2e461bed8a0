import Foundation
import Testing
import VisualFormat

@testable import plumb

@Suite struct VisualFormatTests {
    @Test(arguments: [
        (
            "H:|-[a(>=m@p)]-|", Dialect.standard,
            #"{"format":"H:|-[a(>=m@p)]-|","valid":true,"views":["a"],"metrics":["m","p"],"constraints":3}"#
        ),
        (
            "|~[a]~|", .extended,
            #"{"format":"|~[a]~|","valid":true,"views":["a"],"metrics":[],"constraints":6}"#
        ),
        (
            "[é]", .standard,
            #"{"format":"[é]","valid":false,"message":"Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.","offset":1,"views":[],"metrics":[],"constraints":0,"diagnostics":[{"id":"vfl.expected-view-name","severity":"error","message":"Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.","line":1,"column":2,"views":[],"constraints":[],"notes":["A format cannot contain the name 'é'. Rename the view to letters from A to Z, digits and underscores."]}]}"#
        ),
    ])
    func reportsAsTheContractSays(_ format: String, _ dialect: Dialect, _ json: String) {
        #expect(FormatReport(format, dialect).json.text == json)
    }

    @Test func reportsAllProblemsWithCarets() {
        #expect(
            FormatReport("V|[a(>30)]|", .standard).text(isColored: false) == """
                1:2: error: Expected ':' after 'V' to specify vertical arrangement [vfl.expected-colon]
                    V|[a(>30)]|
                     ^
                    Fix: insert ':'
                1:7: error: Unknown relation. Must be ==, >=, or <= [vfl.unknown-relation]
                    V|[a(>30)]|
                          ^
                    note: Use ==, >= or <=. VFL has no strict inequalities.
                    Fix: insert '='

                """)
    }

    @Test(arguments: [
        (["-[a]"], true), (["--5-[a]"], true), (["--", "[a]"], true), (["--bogus"], false),
        (["[a]", "--no-such"], false),
    ])
    func takesFormatsThatBeginWithHyphens(_ arguments: [String], _ isUsable: Bool) {
        let command = try? VisualFormatCheck.parse(arguments)
        #expect((command != nil) == isUsable)
    }

    @Test(arguments: [
        ("[a(1e400)]", true), ("[a(20@1001)]", true), ("[a(20@-1)]", true), ("[a(20@p)]", true), ("[a(==b@)]", false),
    ])
    func numbersOutOfRangeAreNoMistakesOfTheFormat(_ format: String, _ isValid: Bool) {
        #expect(FormatReport(format, .standard).isValid == isValid)
    }

    /// The parser accepts them, but the call throws an exception: an error as in `plumb lint`, instead of an answer.
    @Test func numbersOutOfRangeAreErrors() throws {
        let run = try Command.plumb("vfl", "check", input: "[a]\n[a(1e400)]\n[a(20@0)]\n")
        #expect(run.status == 1 && run.errors.isEmpty && run.output.hasPrefix("valid: [a]  (1 view"))
        let errors = run.output.split(separator: "\n").filter { line in line.contains(": error: ") }
        #expect(errors.map { line in String(line.prefix(5)) } == ["2:9: ", "3:8: "] && !run.output.contains("warning"))
        #expect(run.output.contains("[vfl.constant-not-finite]") && run.output.contains("[vfl.priority-out-of-range]"))
    }

    @Test func numbersOutOfRangeLeaveAFormatValidInJSON() throws {
        let run = try Command.plumb("vfl", "check", "--json", input: "[a]\n[a(1e400)]\n[a(>8)]-(8@0)-[b]\n")
        let objects = try run.objects()
        #expect(run.status == 1 && objects.map { object in object["valid"] as? Bool } == [true, true, false])
        let findings = objects.map { object in (object["diagnostics"] as? [[String: Any]]) ?? [] }
        #expect(findings.map(\.count) == [0, 1, 2])
        #expect(findings.joined().allSatisfy { finding in finding["severity"] as? String == "error" })
    }

    @Test func linesOfStandardInputAreCounted() throws {
        let run = try Command.plumb("vfl", "check", input: "[a]\n[b]\n[a]\nV|[b]\r\n[c\n")
        #expect(run.status == 1)
        #expect(run.output.contains("\n4:2: error: Expected ':'") && run.output.contains("\n5:3: error: "))
        #expect(run.output.contains("\n    V|[b]\n     ^\n"))
        let lines = try Command.plumb("vfl", "check", "--json", input: "\n[a\n").objects()
        let findings = try #require(lines.last?["diagnostics"] as? [[String: Any]])
        #expect(lines.count == 1 && findings.map { finding in finding["line"] as? Int } == [2])
    }

    @Test func constraintsStandBesideWhatSaysThem() throws {
        let run = try Command.plumb(
            "vfl", "constraints", "--options", "alignAllTop", "--metrics", "gap=3", "|-[a]-gap-[b(>=w)]", "[a")
        #expect(run.status == 1)
        #expect(
            run.output == """
                |-[a]-gap-[b(>=w)]
                  -      a.leading == superview.leading + 20 *
                  -gap-  b.leading == a.trailing + 3
                  >=w    b.width >= w
                         a.top == b.top

                """)
        #expect(run.errors.contains("vfl.expected-view-end"))
    }

    /// Invalid values are refused, spaces are ignored, and the message about a misspelled option suggests the known ones.
    @Test(arguments: [
        ("--options", "alignAllTops", Int32(2)), ("--options", "alignAllTop, directionLeftToRight", 0),
        ("--metrics", "=1", 2), ("--metrics", "gap=1,gap=2", 2), ("--metrics", "gap=nan", 2),
        ("--metrics", "gap=1, low = 250", 0),
    ])
    func argumentsOfConstraints(_ option: String, _ value: String, _ status: Int32) throws {
        let run = try Command.plumb("vfl", "constraints", option, value, "[a(gap@low)]")
        #expect(run.status == status)
        #expect(run.errors.contains("Did you mean 'alignAllTop'") == (value == "alignAllTops"))
        #expect(run.output.contains("a.width == 1 @250") == value.contains("low"))
    }

    /// Options are accepted as they are written in code of any language.
    @Test(arguments: [
        "NSLayoutFormatAlignAllTop,NSLayoutFormatDirectionRightToLeft", ".alignAllTop, .directionRightToLeft",
        "[.alignAllTop, .directionRightToLeft]", "NSLayoutFormatAlignAllTop | NSLayoutFormatDirectionRightToLeft",
        "NSLayoutFormatOptions.AlignAllTop,NSLayoutConstraint.FormatOptions.directionRightToLeft",
    ])
    func optionsOfAnyLanguageAreUnderstood(options: String) throws {
        let run = try Command.plumb("vfl", "constraints", "--options", options, "[a]-[b]")
        let lines = run.output.split(separator: "\n").map { line in line.trimmingCharacters(in: .whitespaces) }
        #expect(run.status == 0 && lines.dropFirst() == ["-  a.left == b.right + 8 *", "a.top == b.top"], "\(run)")
    }

    @Test func parallelOptionsAreToldWhatMayBeAligned() throws {
        let run = try Command.plumb("vfl", "constraints", "--options", "alignAllTop", "V:[a]-[b]")
        #expect(run.status == 1)
        #expect(
            run.errors.hasSuffix("    note: A vertical format can align left, right, leading, trailing and centerX.\n"))
    }

    /// Repeated options are combined; a metric that no format uses is reported.
    @Test func repeatedOptionsAddUp() throws {
        let run = try Command.plumb(
            "vfl", "constraints", "--options", "alignAllTop", "--options", "alignAllBottom", "--metrics", "pad=1",
            "--metrics", "gap=2", "--metrics", "pda=3", "[a]-pad-[b]-gap-|")
        #expect(run.status == 0)
        let equations = run.output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").last }
        #expect(equations == ["1", "2", "b.top", "b.bottom"])
        #expect(run.errors == "warning: No format uses the metric 'pda'.\n")
    }

    /// A metric is not reported as unused if a format could not be parsed to its end.
    @Test func aFormatThatIsWrongUsesItsMetrics() throws {
        let run = try Command.plumb("vfl", "constraints", "--metrics", "m=5,a=6", "|-m-a-[x]")
        #expect(run.status == 1 && run.errors.contains("Expected a view") && !run.errors.contains("warning"))
    }

    /// Blank lines give no answer, but count for line numbers.
    @Test func blankLinesSayNothing() throws {
        let run = try Command.plumb("vfl", "constraints", "--json", input: "\n[a(1)]\n  \r\n[a\n")
        let objects = try run.objects()
        #expect(run.status == 1 && objects.map { object in object["format"] as? String } == ["[a(1)]", "[a"])
        let text = try Command.plumb("vfl", "constraints", input: "\n[a(1)]\n \n[a\n")
        #expect(text.output == "[a(1)]\n  1  a.width == 1\n" && text.errors.hasPrefix("4:3: error: "))
        #expect(try Command.plumb("vfl", "constraints", input: "\n\n").status == 0)
    }

    /// A comment has a space after its mark; without the space a line is a format.
    @Test(arguments: [
        ("// a\n#b\n# c\n//\n \t\n[a]\n", ["#b", "[a]"]),
        ("//viewport max-height:300\n", ["//viewport max-height:300"]),
    ])
    func commentsAreSkipped(input: String, formats: [String]) throws {
        let objects = try Command.plumb("vfl", "check", "--json", input: input).objects()
        #expect(objects.map { object in object["format"] as? String } == formats)
    }

    /// A comment in a text of formats selects the dialect for the lines after it.
    @Test func aCommentNamesTheDialect() throws {
        let input = "a.top == b.top\n//  Dialect: extended \na.top == b.top\n"
        let objects = try Command.plumb("vfl", "check", "--json", input: input).objects()
        #expect(objects.map { object in object["valid"] as? Bool } == [false, true])
    }

    /// All commands for formats accept the output of `plumb export vfl`, equations included.
    @Test(arguments: ["check", "constraints", "format", "show"])
    func exportedFormatsAreRead(command: String) throws {
        let text = try Command.plumb("export", "vfl", "Examples/SignIn.storyboard").output
        #expect(text.contains("\n// Dialect: extended\n") && text.contains("\nlogo.centerX == view.centerX\n"))
        let run = try Command.plumb("vfl", command, input: text)
        #expect(run.status == 0 && !run.output.contains("error:") && !run.errors.contains("error:"), "\(run)")
        if command == "format" { #expect(run.output == text) }
        if command == "constraints" { #expect(run.output.contains("  logo.top == viewSafeArea.top + 48\n")) }
        let plain = try Command.plumb("export", "vfl", "Examples/TwoButtons.yaml").output
        let status = try Command.plumb("vfl", command, input: plain).status
        #expect(!plain.contains("Dialect") && status == 0)
    }

    @Test(arguments: [
        ["directionLeftToRight,directionRightToLeft"], ["directionRightToLeft", "directionLeadingToTrailing"],
    ])
    func aCallHasOneDirection(options: [String]) throws {
        let run = try Command.run(["vfl", "constraints"] + options.flatMap { ["--options", $0] } + ["[a]-[b]"])
        #expect(run.status == 2 && run.errors.contains("A call can have only one direction, "), "\(run.errors)")
    }

    @Test func baselinesNeedTexts() throws {
        let run = try Command.plumb("vfl", "constraints", "--options", "spacingBaselineToBaseline", "V:[a]-1-[b]")
        #expect(run.status == 0 && run.output.contains("b.top == a.bottom + 1\n"))
        #expect(run.errors.hasPrefix("warning: spacingBaselineToBaseline ") && run.errors.hasSuffix("use edges.\n"))
    }

    /// Every line would be an error.
    @Test(arguments: ["check", "format", "constraints", "show"])
    func wideTextsAreRefused(command: String) throws {
        let run = try Command.run(["vfl", command], input: "\u{FEFF}[a]\n", encoding: .utf16LittleEndian)
        #expect(run.status == 2 && run.output == "" && run.errors.hasPrefix("Error: Standard input is UTF-16"))
    }

    /// Each line has an answer of its own, whatever it contains.
    @Test func zeroBytesAreMistakesOfTheirLine() throws {
        let answers = try Command.plumb("vfl", "check", "--json", input: "[a\0]\n[b]\n").objects()
        #expect(answers.map { answer in answer["valid"] as? Bool } == [false, true])
    }

    /// A byte order mark at the beginning of a file is not part of a line.
    @Test func marksOfEncodingsAreNoFormat() throws {
        let run = try Command.plumb("vfl", "check", input: "\u{FEFF}H:|[a]|\r\n\u{FEFF}[b]\n")
        #expect(run.status == 1)
        #expect(
            run.output.hasPrefix("valid: H:|[a]|  (1 view") && run.output.contains("\n2:1: error: "), "\(run.output)")
    }
}
