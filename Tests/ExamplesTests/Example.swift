import Diagnostics
import Foundation
import InterfaceBuilder
import Scene
import Testing

/// A layout document of `Examples` with the frames that are computed by hand in its comments.
struct Example: Sendable, CustomTestStringConvertible {
    /// The path below `Examples`.
    let path: String
    /// The text of the document.
    let text: String

    /// The folder `Examples`.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples")

    /// The example at a path below `Examples`.
    init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// All layout documents.
    static func all() throws -> [Example] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { path in path.hasSuffix(".yaml") }.sorted().map { path in try Example(path) }
    }

    var testDescription: String { path }

    /// The frames after `#=` as `name: x y width height`; `*` stands for a number that is not checked.
    var expectedFrames: [(name: String, frame: [Double?])] {
        text.split(separator: "\n").filter { line in line.hasPrefix("#=") }.flatMap { line in
            line.components(separatedBy: "#=").dropFirst().map { part in
                let words = part.split(whereSeparator: { character in character == " " || character == ":" })
                return (String(words[0]), words[1...4].map { word in word == "*" ? nil : Double(word) ?? .nan })
            }
        }
    }

    /// The finding ids after `#!`.
    var expectedFindings: [String] {
        text.split(separator: "\n").filter { line in line.hasPrefix("#!") }.map { line in
            line.dropFirst(2).trimmingCharacters(in: .whitespaces)
        }
    }

    /// The document laid out for a screen with two pixels to the point.
    @MainActor func laidOut() -> LaidOutDocument {
        DocumentLayout.layout(Array(text.utf8), file: path, options: LayoutOptions(scale: 2))
    }

    /// Compares frames by name with those in the comments.
    func expect(_ frames: [String: [Double]], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        #expect(!expectedFrames.isEmpty, sourceLocation: sourceLocation)
        for (name, expected) in expectedFrames {
            guard let frame = frames[name] else {
                Issue.record("\(path): there is no '\(name)'", sourceLocation: sourceLocation)
                continue
            }
            let isEqual = zip(expected, frame).allSatisfy { expected, actual in expected.map { $0 == actual } ?? true }
            #expect(
                isEqual && expected.count == frame.count,
                "\(path): \(name) is at \(frame) and not at \(expected)", sourceLocation: sourceLocation)
        }
    }
}
