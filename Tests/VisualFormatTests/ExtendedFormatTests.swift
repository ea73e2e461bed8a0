import Foundation
import Testing

@testable import VisualFormat

/// Every example in the documentation of the extended dialect creates the constraints that are listed below it.
///
/// An example is a fenced block marked `vfl`, followed by a block with its constraints.
@Suite struct ExtendedFormatTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var format: String
        var constraints: [String]
        var testDescription: String { format }
    }

    static let examples: [Example] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Documentation/ExtendedFormat.md")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let blocks = text.components(separatedBy: "```")
        var examples: [Example] = []
        for (index, block) in blocks.enumerated() where block.hasPrefix("vfl\n") && index + 2 < blocks.count {
            let constraints = blocks[index + 2].split(separator: "\n").map(String.init)
            examples.append(
                Example(format: String(block.dropFirst(4).dropLast()), constraints: constraints.filter { !$0.isEmpty }))
        }
        return examples
    }()

    @Test(arguments: examples) func examplesMakeTheConstraintsBelowThem(_ example: Example) {
        let tree = parsed(example.format, .extended)
        #expect(tree.problems == [])
        // The metrics of the examples.
        let metrics = ["m": 12.0]
        let views = tree.viewNames.filter { name in name != "column" && name != "row" }
        #expect(bound(example.format, dialect: .extended, views: views, metrics: metrics) == example.constraints)
        #expect(!SyntaxTree(parsing: example.format).isValid || example.format == "[a(m)]")
    }

    @Test func thereAreExamples() { #expect(Self.examples.count >= 20) }

    @Test(arguments: [
        ("[a(b.left)]", "9: Invalid pairing of layout attributes width and left"),
        ("[a(b.middle)]", "5: Unknown layout attribute middle"),
        ("a.left == 5", "11: Invalid pairing of layout attributes left and notAnAttribute"),
        ("a.left == b.leading", "19: Invalid pairing of layout attributes left and leading"),
        ("a.left == b.top", "15: Invalid pairing of layout attributes left and top"),
        (
            "[v3..1]",
            "5: A range of views must name its first view with a number and end with a larger number, at most 99 more"
        ),
        (
            "[v..3]",
            "4: A range of views must name its first view with a number and end with a larger number, at most 99 more"
        ),
        (
            "[a(5@strongest)]",
            "14: Encountered metric with name \"strongest\", but value was not specified in metrics or views dictionaries"
        ),
        (
            "[a(q*2)]",
            "4: Encountered metric with name \"q\", but value was not specified in metrics or views dictionaries"
        ),
        ("[a(b/0)]", "6: NSLayoutConstraint constant is not finite!  That's illegal.  constant:0.0"),
        ("|[a]| |[b]|", "6: Expected the end of the format string"),
    ])
    func refuses(_ format: String, _ message: String) {
        #expect(bound(format, dialect: .extended, views: ["a", "b", "v1"]) == [message])
    }

    @Test func boundsTheConstraintsOfRanges() {
        let text = "|" + String(repeating: "[v1..100]-[w1..100]-", count: 30) + "|"
        #expect(bound(text, dialect: .extended).first?.hasSuffix("too many constraints") == true)
        #expect(!SyntaxTree(parsing: "[v1..101]", dialect: .extended).isValid)
    }

    @Test func boundsTheDepthOfStacks() {
        func nested(_ depth: Int) -> SyntaxTree {
            let text = String(repeating: "[a:", count: depth) + "[a]" + String(repeating: "]", count: depth)
            return parsed(text, .extended)
        }
        #expect(nested(Parser.nestingLimit).problems == [])
        #expect(nested(Parser.nestingLimit + 1).problems.first?.kind == .nestedTooDeeply)
        #expect(nested(10_000).problems.first?.kind == .nestedTooDeeply)
    }
}
