import Foundation
import InterfaceBuilder
import LayoutTools
import Testing

/// Merges of random edits of public documents, and of public histories.
@Suite struct MergePropertyTests {
    /// `PLUMB_PROPERTY_ROUNDS` sets the number of pairs of edits of each document.
    private static let rounds =
        ProcessInfo.processInfo.environment["PLUMB_PROPERTY_ROUNDS"].flatMap { text in Int(text) } ?? 6

    /// Two edits of different elements give the document with both.
    @Test(.enabled(if: !Corpus.documents.isEmpty), arguments: Corpus.sample)
    func independentEditsAreMerged(file: URL) throws {
        guard let base = XMLTree.read(Corpus.bytes(file)).tree else { return }
        var random = RandomNumbers(state: UInt64(base.bytes.count) &* 7)
        for _ in 0..<Self.rounds {
            guard let (first, second) = Self.edits(of: base, &random),
                let ours = XMLTree.read(text: first.text).tree, let theirs = XMLTree.read(text: second.text).tree
            else { continue }
            let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
            let merged = try #require(XMLTree.read(text: merge.textOfOurs).tree, "\(first.kind), \(second.kind)")
            #expect(XMLTree.read(text: merge.textOfTheirs).tree != nil)
            let audit = MergeAudit(base, ours, theirs, merge)
            #expect(audit.faults == [], "\(first.kind) of \(first.element), \(second.kind) of \(second.element)")
            if audit.conflictCount > 0 { #expect(!merge.conflicts.isEmpty || !merge.settled.isEmpty) }
            guard let both = Self.both(first, second, of: base) else { continue }
            let difference = TreeDifference(from: DocumentTree(both), to: DocumentTree(merged))
            #expect(
                merge.conflicts.isEmpty && difference.changes.isEmpty || Self.isRelated(first, second, base),
                "\(first.kind) of \(first.element), \(second.kind) of \(second.element): \(merge.conflicts) \(difference.changes)"
            )
        }
    }

    /// A merge with an unchanged version is the other version, byte for byte.
    @Test(.enabled(if: !Corpus.documents.isEmpty), arguments: Corpus.sample)
    func untouchedBytesStay(file: URL) throws {
        guard let base = XMLTree.read(Corpus.bytes(file)).tree else { return }
        var random = RandomNumbers(state: UInt64(base.bytes.count) &* 3)
        for _ in 0..<Self.rounds {
            guard let edit = DocumentMutation(base, &random), let ours = XMLTree.read(text: edit.text).tree else {
                continue
            }
            #expect(DocumentMerge(base: base, ours: ours, theirs: base).text == edit.text)
            let other = DocumentMerge(base: base, ours: base, theirs: ours)
            let tree = try #require(XMLTree.read(text: other.text).tree)
            #expect(
                TreeDifference(from: DocumentTree(ours), to: DocumentTree(tree)).changes.isEmpty
                    && other.conflicts.isEmpty, "\(edit.kind)")
        }
    }

    /// The merges of public histories in the folder that `PLUMB_MERGES` names: `*/*/base.xib`, `ours.xib`, `theirs.xib`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["PLUMB_MERGES"] != nil)) func publicMergesLoseNothing() {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["PLUMB_MERGES"] ?? "")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.lastPathComponent == "base.xib" {
            let trees = ["base", "ours", "theirs"].compactMap { name in
                let file = file.deletingLastPathComponent().appending(path: name + ".xib")
                return XMLTree.read(Corpus.bytes(file)).tree
            }
            guard trees.count == 3, trees.allSatisfy({ tree in tree[tree.root].name == "document" }) else { continue }
            let merge = DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2])
            let audit = MergeAudit(trees[0], trees[1], trees[2], merge)
            #expect(audit.faults == [], "\(file.path)")
        }
    }

    // MARK: Edits

    private static func edits(
        of base: XMLTree, _ random: inout RandomNumbers
    ) -> (DocumentMutation, DocumentMutation)? {
        guard let first = DocumentMutation(base, &random), let second = DocumentMutation(base, &random),
            first.element != second.element
        else { return nil }
        return (first, second)
    }

    /// The document with both edits; nil if they change the same part of the text.
    private static func both(_ first: DocumentMutation, _ second: DocumentMutation, of base: XMLTree) -> XMLTree? {
        guard let text = base.text(applying: first.edits + second.edits) else { return nil }
        return XMLTree.read(text: text).tree
    }

    /// Returns whether one edit is inside the element of the other, or changes what identifies an element.
    private static func isRelated(_ first: DocumentMutation, _ second: DocumentMutation, _ base: XMLTree) -> Bool {
        let ids = [first, second].map { edit in XMLTree.ElementID(position: edit.element) }
        let ranges = ids.map { id in base[id].range }
        let isInside = ranges[0].overlaps(ranges[1])
        let identity: Set<String> = ["id", "sceneID", "key", "keyPath", "name", "identifier", "reference", "className"]
        return isInside
            || [first, second].contains { edit in
                switch edit.kind {
                case .value(let name, _, _), .withoutAttribute(let name, _): identity.contains(name)
                default: false
                }
            }
    }
}
