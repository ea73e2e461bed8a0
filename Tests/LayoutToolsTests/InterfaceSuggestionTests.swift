import Foundation
import InterfaceBuilder
import LayoutTools
import Testing

/// The constraints that are suggested for Interface Builder documents with stack views, scroll views, masks and guides reproduce their
/// frames, without ambiguity or conflicts.
@Suite @MainActor struct InterfaceSuggestionTests {
    /// `PLUMB_SEEDS` asks for more.
    private static let seeds = ProcessInfo.processInfo.environment["PLUMB_SEEDS"].flatMap(Int.init) ?? 60

    @Test func suggestionsKeepTheFramesAndLeaveNothingOpen() throws {
        var settled = 0
        for seed in 0..<Self.seeds {
            var drawing = DrawnInterface(seed: seed)
            guard drawing.settle() else { continue }
            settled += 1
            let before = drawing.text
            let document = try #require(
                DesignDocument.read(Array(before.utf8), file: "Drawn.xib", intrinsicSizes: .stored).document)
            let rounds = document.canvases.map { canvas in
                (canvas, canvas.items.filter { item in !item.kind.isGuide })
            }
            let after = try #require(document.text(applying: document.resettingToSuggestedConstraints(rounds)))
            let problems = DrawnInterface.problems(of: after)
            #expect(problems.isEmpty, "seed \(seed)")
            let (old, new) = (DrawnInterface.frames(of: before), DrawnInterface.frames(of: after))
            let moved = old.keys.filter { id in !drawing.leftOut.contains(id) && !isNear(old[id], new[id]) }.sorted()
            #expect(moved.isEmpty, "seed \(seed): \(moved.map { ($0, old[$0], new[$0]) })")
            guard problems.isEmpty, moved.isEmpty else {
                report(seed, before, after)
                continue
            }
        }
        #expect(settled * 2 > Self.seeds)
    }

    private func isNear(_ one: [Double]?, _ other: [Double]?) -> Bool {
        guard let one, let other else { return false }
        return zip(one, other).allSatisfy { first, second in abs(first - second) <= 0.5 }
    }

    /// Writes a failing pair of documents into a folder, if one is named.
    private func report(_ seed: Int, _ before: String, _ after: String) {
        guard let folder = ProcessInfo.processInfo.environment["PLUMB_FAILURES"] else { return }
        try? before.write(toFile: "\(folder)/\(seed)-before.xib", atomically: true, encoding: .utf8)
        try? after.write(toFile: "\(folder)/\(seed)-after.xib", atomically: true, encoding: .utf8)
    }
}
