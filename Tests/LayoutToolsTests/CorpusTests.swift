import Foundation
import InterfaceBuilder
import LayoutTools
import Scene
import Testing
import UIKit

/// The tools on public documents, if these exist beside the project.
@Suite(.enabled(if: !Corpus.documents.isEmpty)) @MainActor struct CorpusTests {
    private func read(_ bytes: [UInt8]) -> DesignDocument? {
        DesignDocument.read(bytes, file: "", intrinsicSizes: .stored).document
    }

    private func views(_ canvas: Canvas) -> [Canvas.Item] { canvas.items.filter { !$0.kind.isGuide } }

    /// With all constraints removed and suggested anew, views have their stored frames, and there are no findings.
    @Test(arguments: Corpus.sample) func clearedAndResetDocumentsKeepTheirFrames(file: URL) throws {
        let original = try #require(read(Corpus.bytes(file)))
        let cleared = try #require(
            original.text(
                applying: original.canvases.map {
                    ($0, clearConstraints(views($0), laidOut: original.layout.rectangles, on: $0))
                }
            ))
        let bare = try #require(read(Array(cleared.utf8)))
        #expect(bare.canvases.allSatisfy { $0.constraints.isEmpty })
        let text = try #require(
            bare.text(applying: bare.canvases.map { ($0, resetToSuggestedConstraints(views($0), on: $0)) }))

        let options = LayoutOptions(intrinsicSizes: .stored)
        let before = DocumentLayout.layout(Corpus.bytes(file), file: "", options: options)
        let after = DocumentLayout.layout(Array(text.utf8), file: "", options: options)
        let problems = after.allDiagnostics.map { $0.id.rawValue }.filter {
            $0 == "ib.ambiguous" || $0 == "ib.conflict"
        }
        #expect(problems.isEmpty)
        // A document whose own layout is ambiguous or conflicting has no frames to keep.
        let isSound = !before.allDiagnostics.contains { $0.id == "ib.ambiguous" || $0.id == "ib.conflict" }
        guard isSound else { return }
        // The places of views that the document's own constraints move away from their stored frames are unknown.
        let misplaced = Set(before.allDiagnostics.filter { $0.id == "ib.misplaced" }.flatMap { $0.views })
        for (one, other) in zip(before.scenes, after.scenes) {
            let frames = Dictionary(other.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
            for view in one.views where !misplaced.contains(view.id) {
                let moved = frames[view.id].map { distance($0, view.frame) } ?? 0
                #expect(moved <= 0.5, "\(view.id) \(view.frame) \(String(describing: frames[view.id]))")
            }
        }
    }

    private func distance(_ one: Scene.Rectangle, _ other: Scene.Rectangle) -> Double {
        [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height].map(abs).max() ?? 0
    }

    /// A second reset to suggested constraints does not change a document.
    @Test(arguments: Corpus.sample) func resettingTwiceIsResettingOnce(file: URL) throws {
        let original = try #require(read(Corpus.bytes(file)))
        let changes = original.resettingToSuggestedConstraints(original.canvases.map { ($0, views($0)) })
        let text = try #require(original.text(applying: changes))
        let reset = try #require(read(Array(text.utf8)))
        let again = reset.resettingToSuggestedConstraints(reset.canvases.map { ($0, views($0)) })
        #expect(again.flatMap { $0.edits } == [])
    }

    /// Each command is run once on each document: it changes only lines of the elements that it names.
    @Test(arguments: Corpus.sample) func untouchedPartsStayByteForByte(file: URL) throws {
        let bytes = Corpus.bytes(file)
        let document = try #require(read(bytes))
        #expect(document.text(applying: []).map { Array($0.utf8) } == bytes)
        for (name, round) in try commands(on: document) {
            let text = try #require(document.text(applying: [round]), "\(name)")
            let touched = Touched(round.edits, in: document.text)
            let lines = changedLines(from: document.text, to: text)
            for line in lines { #expect(touched.covers(line), "\(name): \(line)") }
            #expect(lines.filter { $0.contains("<rect key=\"frame\"") && $0.first == "+" }.count <= touched.movedFrames)
        }
    }

    /// One edit of every kind, if the document has an element for it.
    private func commands(on document: DesignDocument) throws -> [(String, (canvas: Canvas, edits: [Edit]))] {
        var found: [(String, (canvas: Canvas, edits: [Edit]))] = []
        for canvas in document.canvases {
            let placed = views(canvas).filter { $0.parent != nil && !$0.isArranged && !$0.isManaged }
            guard let first = placed.first, found.count < 12 else { continue }
            found.append(("pin", (canvas, try pin(.leading, .points(3), [first], on: canvas))))
            found.append(("width", (canvas, try pinSize(.horizontal, 7, [first], on: canvas))))
            found.append(
                ("container", (canvas, try centerInContainer(along: .vertical, [first], offset: 2, on: canvas))))
            if let second = placed.dropFirst().first {
                found.append(("align", (canvas, try align(.top, [first, second], offset: 1, on: canvas))))
            }
            found.append(
                ("clear", (canvas, clearConstraints([first], laidOut: document.layout.rectangles, on: canvas))))
            found.append(("reset", (canvas, resetToSuggestedConstraints([first], on: canvas))))
            let moved = first.rectangle.offsetBy(dx: 3, dy: 5)
            found.append(("move", (canvas, [.setRectangle(id: first.id, moved)])))
            if let constraint = canvas.constraints.first {
                found.append(("constant", (canvas, [.setConstant(constraint, constant: 123)])))
            }
        }
        return found
    }

    private func changedLines(from old: String, to new: String) -> [String] {
        LineDifference(from: old, to: new).changedLines
    }

    /// The parts of a document that edits may change, as far as single lines tell.
    private struct Touched {
        /// The views and constraints that the edits name.
        let named: Set<String>
        /// The number of frames that are changed.
        let movedFrames: Int
        let changesLists: Bool
        let removes: Bool
        /// The closing tags that formerly empty views may get.
        let closings: Set<Substring>
        let old: String

        init(_ edits: [Edit], in old: String) {
            let named = Set(edits.flatMap(Self.identifiers))
            self.named = named
            self.old = old
            movedFrames = edits.filter { if case .setRectangle = $0 { true } else { false } }.count
            removes = edits.contains { if case .removeConstraint = $0 { true } else { false } }
            let adds = edits.contains { if case .addConstraint = $0 { true } else { false } }
            changesLists = adds || removes
            closings = Set(
                old.split(separator: "\n").compactMap { line in
                    let text = line.drop { $0 == " " || $0 == "\t" }
                    guard text.hasSuffix("/>"), named.contains(where: { text.contains("id=\"\($0)\"") }) else {
                        return nil
                    }
                    return "</" + text.dropFirst().prefix { $0 != " " } + ">"
                })
        }

        private static func identifiers(of edit: Edit) -> [String] {
            switch edit {
            case .addConstraint(let constraint), .removeConstraint(let constraint), .setConstant(let constraint, _, _),
                .setConstraint(let constraint, _):
                return constraint.itemIDs + [constraint.holder] + (constraint.id.map { [$0] } ?? [])
            case .setRectangle(let id, _), .useConstraints(let id), .setContentPriorities(let id, _),
                .setIntrinsicSizePlaceholder(let id, _):
                return [id]
            case .embed(let embedding): return embedding.arranged + [embedding.id]
            case .embedInView(let embedding): return embedding.views + [embedding.id]
            case .unembed(let unembedding): return unembedding.views + [unembedding.id]
            }
        }

        /// Whether a line of a diff, with its sign, may have changed: it belongs to a list of constraints, a named or new constraint, a
        /// frame if one moves, or the tag of a named view.
        func covers(_ line: String) -> Bool {
            let text = line.dropFirst().drop { $0 == " " || $0 == "\t" }
            if text.hasPrefix("<constraint ") {
                guard let id = text.firstMatch(of: /\sid="([^"]+)"/)?.1 else { return false }
                return named.contains(String(id)) || (line.first == "+" && !old.contains("id=\"\(id)\""))
            }
            if ["<constraints>", "</constraints>"].contains(where: text.hasPrefix) { return changesLists }
            // The variations of a constraint are removed with it.
            if ["</constraint>", "<variation"].contains(where: text.hasPrefix) { return removes }
            if text.hasPrefix("<rect key=\"frame\"") { return movedFrames > 0 }
            return closings.contains(text) || named.contains { text.contains("\"\($0)\"") }
        }
    }
}
