import Diagnostics
import UIKit

extension Canvas {
    /// Returns the items that words name, in the order of the words and without duplicates.
    ///
    /// A word is an id, or a name that exactly one item has.
    public func selection(_ words: [String]) throws(ToolProblem) -> [Item] {
        var found: [Item] = []
        for word in words {
            let candidates = items(called: word).filter { !$0.kind.isGuide }
            guard let item = candidates.first else {
                throw .unknownView(word, suggestions: namesLike(word))
            }
            guard candidates.count == 1 else { throw .ambiguousName(word, ids: candidates.map { $0.id }) }
            if !found.contains(where: { $0.id == item.id }) { found.append(item) }
        }
        return found
    }

    /// Returns names and identifiers that are similar to a word, nearest first.
    private func namesLike(_ word: String) -> [String] {
        let views = items.filter { !$0.kind.isGuide }
        var seen: Set<String> = []
        let names = (views.compactMap { $0.name } + views.map { $0.id }).filter { seen.insert($0).inserted }
        return Spelling.candidates(for: word, among: names)
    }

    /// Returns the container of an item, for a command that needs one.
    func container(of item: Item, for command: String) throws(ToolProblem) -> Item {
        guard let parent = item.parent.flatMap(self.item) else { throw .rootView(item.title, command: command) }
        guard !item.isArranged else { throw .arranged(item.title, stack: parent.title) }
        return parent
    }

    /// Returns the holder of a constraint between two items.
    func holder(_ one: Item, _ other: Item) throws(ToolProblem) -> String {
        guard let holder = commonAncestor(of: [one.id, other.id]) else {
            throw .differentScenes(one.title, other.title)
        }
        return holder
    }
}
