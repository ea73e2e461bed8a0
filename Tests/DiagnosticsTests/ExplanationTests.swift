import Diagnostics
import Foundation
import Testing

/// Every finding id in the sources has an explanation, and the documentation has the same text as the command.
@Suite struct ExplanationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static var ids: [String] { Explanation.all.map(\.id.rawValue) }

    /// The finding ids in string literals of the sources, each with a file that contains it.
    private static func usedIDs() throws -> [String: String] {
        let prefixes = Set(ids.map { id in id.prefix { character in character != "." } }).sorted()
        let pattern = try Regex("\"((?:" + prefixes.joined(separator: "|") + ")\\.[a-z]+(?:-[a-z]+)*)\"")
        var used: [String: String] = [:]
        for folder in ["Sources", "Macros/Sources"] {
            let files = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            for file in files where file.hasSuffix(".swift") && !file.contains("Explanations/") {
                let path = root.appendingPathComponent(folder).appendingPathComponent(file)
                for match in try String(contentsOf: path, encoding: .utf8).matches(of: pattern) {
                    used[String(match.output[1].substring ?? "")] = "\(folder)/\(file)"
                }
            }
        }
        // A placeholder for a file on the command line.
        used["file.json"] = nil
        return used
    }

    @Test func everyIDIsExplainedOnce() throws {
        let used = try Self.usedIDs()
        #expect(used.count > 80)
        for (id, file) in used.sorted(by: { one, other in one.key < other.key }) where !Self.ids.contains(id) {
            Issue.record("\(id) in \(file) has no entry in Sources/Diagnostics/Explanations")
        }
        for id in Self.ids { #expect(used[id] != nil, "nothing reports \(id)") }
        #expect(Set(Self.ids).count == Self.ids.count)
    }

    @Test func explanationsAreWhole() {
        for explanation in Explanation.all {
            for text in [explanation.summary, explanation.meaning, explanation.cure] {
                #expect(text.first?.isLowercase == false && !text.contains("\n"), "\(explanation.id.rawValue): \(text)")
            }
            #expect(explanation.summary.hasSuffix(".") && explanation.meaning.hasSuffix("."))
            #expect(!explanation.example.isEmpty)
        }
    }

    /// Sentences must be short enough to be understood at first reading.
    @Test func explanationsAreShortSentences() {
        for explanation in Explanation.all {
            let texts = [explanation.summary, explanation.meaning, explanation.cure]
            for sentence in texts.joined(separator: " ").split(separator: ". ") {
                let words = sentence.split(separator: " ").count
                #expect(words <= 25, "\(explanation.id.rawValue): \(words) words: \(sentence)")
            }
        }
    }

    /// `PLUMB_RECORD=1 swift test --filter ExplanationTests` writes the page anew.
    @Test func pageIsTheTable() throws {
        let page = Self.root.appendingPathComponent("Documentation/Findings.md")
        if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" {
            try Data(Self.page.utf8).write(to: page)
        }
        let isSame = try String(contentsOf: page, encoding: .utf8) == Self.page
        #expect(isSame, "Documentation/Findings.md is not what Explanation.all says")
    }

    /// Ids in the documentation exist.
    @Test func documentationNamesOnlyKnownIDs() throws {
        let prefixes = Set(Self.ids.map { id in String(id.prefix { character in character != "." }) })
        let known = Set(Self.ids)
        for name in try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appendingPathComponent("Documentation").path) where name.hasSuffix(".md")
        {
            let text = try String(
                contentsOf: Self.root.appendingPathComponent("Documentation/\(name)"), encoding: .utf8)
            for match in text.matches(of: /`([a-z]+)\.([a-z]+(?:-[a-z]+)*)`/) where prefixes.contains(String(match.1)) {
                let id = "\(match.1).\(match.2)"
                #expect(known.contains(id), "\(name) speaks of \(id)")
            }
        }
    }

    private static var page: String {
        var text = """
            # Findings

            All kinds of findings that Plumb reports, with their stable ids. `plumb explain ID` prints the same texts. The page is
            generated from `Sources/Diagnostics/Explanations`, and a test compares the two.

            """
        for (title, explanations) in Explanation.groups {
            text += "\n## \(title)\n"
            for explanation in explanations {
                text += "\n### \(explanation.id.rawValue)\n\n"
                text +=
                    "*\(explanation.severity.rawValue.capitalized).* \(explanation.summary) \(explanation.meaning)\n\n"
                text += "```\n\(explanation.example)\n```\n\nFix: \(explanation.cure)\n"
            }
        }
        return text
    }
}
