import Foundation
import InterfaceBuilder
import LayoutTools
import Scene
import Testing
import UIKit

/// The code of public documents, compiled and laid out; as compiling takes minutes, only with `PLUMB_EXPORT_CORPUS=N swift test
/// --filter ExportCorpus`, where every N-th document is taken.
@MainActor @Suite(.enabled(if: ExportCorpus.step != nil)) struct ExportCorpusTests {
    /// The number of documents in one program.
    private static let batch = 20

    private struct Sum {
        var documents = 0
        var scenes = 0
        var views = 0
        var near = 0
        var conflicting = 0
        var open = 0
        var misses: [String] = []
    }

    @Test(arguments: [ExportStyle.swift, .anchors]) func codeLaysOutAsTheDocument(style: ExportStyle) throws {
        let step = try #require(ExportCorpus.step)
        let documents = ExportCorpus.documents.enumerated().filter { $0.offset % step == ExportCorpus.offset }.map {
            $0.element
        }
        try #require(!documents.isEmpty)
        var sum = Sum()
        for start in stride(from: 0, to: documents.count, by: Self.batch) {
            var program = GeneratedProgram()
            for document in documents[start..<min(start + Self.batch, documents.count)] {
                let before = program.cases.count
                program.add([UInt8](try Data(contentsOf: document)), file: document.lastPathComponent, style: style)
                if program.cases.count > before { sum.documents += 1 }
            }
            let (frames, errors) = try program.run(languageMode: style == .swift ? "6" : "5")
            #expect(errors.isEmpty, "\(errors)")
            if errors.isEmpty { compare(program.cases, frames, &sum) }
        }
        print(
            "export \(style.rawValue): \(sum.documents) documents, \(sum.scenes) scenes, \(sum.near) of \(sum.views) views "
                + "within 0.5 pt; left out: \(sum.open) ambiguous views, \(sum.conflicting) scenes with conflicts")
        for miss in sum.misses.prefix(200) { print("  " + miss) }
        #expect(Double(sum.near) >= 0.99 * Double(sum.views))
    }

    private static func text(of frame: Scene.Rectangle) -> String {
        "(\(frame.x), \(frame.y), \(frame.width), \(frame.height))"
    }

    private func compare(_ cases: [GeneratedProgram.Case], _ frames: [[CGRect]], _ sum: inout Sum) {
        for (item, frames) in zip(cases, frames) {
            guard !item.hasConflicts else {
                sum.conflicting += 1
                continue
            }
            sum.scenes += 1
            let expected = item.views.dropFirst()
            guard expected.count == frames.count else {
                sum.views += expected.count
                sum.misses.append("\(item.name): \(frames.count) views instead of \(expected.count)")
                continue
            }
            for (view, frame) in zip(expected, frames) {
                guard !view.isAmbiguous else {
                    sum.open += 1
                    continue
                }
                sum.views += 1
                let differences = [
                    view.frame.x - Double(frame.minX), view.frame.y - Double(frame.minY),
                    view.frame.width - Double(frame.width), view.frame.height - Double(frame.height),
                ]
                if differences.allSatisfy({ difference in abs(difference) <= 0.5 }) {
                    sum.near += 1
                } else {
                    sum.misses.append(
                        "\(item.name): \(view.id) \(view.className) \(Self.text(of: view.frame)) \(frame)")
                }
            }
        }
    }
}

/// Which documents are exported.
private enum ExportCorpus {
    /// The step between the documents; nil for none.
    static let step = ProcessInfo.processInfo.environment["PLUMB_EXPORT_CORPUS"].flatMap(Int.init)
    /// Which document of each step is used; 0 by default.
    static let offset = ProcessInfo.processInfo.environment["PLUMB_EXPORT_OFFSET"].flatMap(Int.init) ?? 0

    /// The public documents beside the project, in the order of their paths.
    static var documents: [URL] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appendingPathComponent("shared/corpus/interface-builder")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { ["xib", "storyboard"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }
}
