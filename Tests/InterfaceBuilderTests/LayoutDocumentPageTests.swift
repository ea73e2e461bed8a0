import Diagnostics
import Foundation
import Testing
import VisualFormat

@testable import InterfaceBuilder

/// The page about layout documents: its examples are laid out, and it has every key and word that documents may have.
@MainActor @Suite struct LayoutDocumentPageTests {
    private static func page() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(
            contentsOf: root.appendingPathComponent("Documentation/LayoutDocuments.md"), encoding: .utf8)
    }

    /// The fenced blocks: the language after the opening fence, and the text.
    private static func blocks() throws -> [(language: String, text: String)] {
        let parts = try page().components(separatedBy: "```")
        return parts.indices.filter { index in index % 2 == 1 }.map { index in
            let lines = parts[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(lines[0]), String(lines.last ?? ""))
        }
    }

    /// Each example is laid out without findings, and its views have the frames of the block below it.
    @Test func examplesAreLaidOut() throws {
        let blocks = try Self.blocks()
        #expect(blocks.map(\.language) == ["yaml", "", "yaml", "", "yaml", ""])
        for index in stride(from: 0, to: blocks.count - 1, by: 2) {
            let layout = DocumentLayout.layout(Array(blocks[index].text.utf8), file: "example.yaml")
            #expect(layout.allDiagnostics.isEmpty)
            let frames = Dictionary(
                (layout.scenes.first?.views ?? []).map { view in
                    let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
                    return (view.id, frame.map { number in JSONValue.text(of: number) })
                }, uniquingKeysWith: { first, _ in first })
            for line in blocks[index + 1].text.split(separator: "\n") {
                let words = line.split(separator: " ").map(String.init)
                #expect(frames[words[0]] == Array(words.dropFirst()), "\(line)")
            }
            #expect(blocks[index + 1].text.split(separator: "\n").count == frames.count - 1)
        }
    }

    /// The tables have the keys that are read, each once and no others.
    @Test func tablesHaveEveryKey() throws {
        let rows = try Self.page().split(separator: "\n").filter { line in line.hasPrefix("| `") }
        let keys = rows.flatMap { row in
            row.split(separator: "|")[0].split(separator: ",").map { word in word.filter { !" `".contains($0) } }
        }
        let known =
            LayoutDocumentReader.keys + LayoutDocumentReader.properties + LayoutDocumentReader.constraintKeys
        #expect(keys.sorted() == known.sorted())
    }

    @Test func thePageHasEveryWord() throws {
        let page = try Self.page()
        let words =
            LayoutDocumentReader.stackWords.values.flatMap { $0 } + LayoutDocumentReader.weights
            + LayoutEquation.guides
            + InterfaceDocument.Attribute.allCases.flatMap { known in [known.name, known.documentName] }
            + FormatOptions.names + FormatScene.classNames
        for word in words.sorted() { #expect(page.contains("`\(word)`"), "\(word)") }
    }
}
