import Diagnostics
import InterfaceBuilder

/// The choice of one scene in `plumb lint`, which inspects only the documents with that scene.
@MainActor final class LintScene {
    /// The scene that is asked for.
    private let selection: SceneArguments
    /// The names of all scenes that were seen; the id of the root comes first.
    private(set) var names: [[String]] = []
    /// A Boolean value that indicates whether some document has the scene.
    private(set) var isFound = false
    /// The documents without the scene.
    private(set) var absent: Set<String> = []

    /// Creates the choice of a scene.
    nonisolated init(_ selection: SceneArguments) { self.selection = selection }

    /// Returns the findings of a document in the scene, and inspects the document only if it has the scene.
    func findings(in document: InterfaceDocument, file: String, _ inspect: () -> [Diagnostic]) -> [Diagnostic] {
        var ranges: [ClosedRange<Place>] = []
        for view in document.views where view.isSceneRoot {
            let names = [view.id] + document.sceneNames(ofRoot: view)
            self.names.append(names)
            guard selection.takes(names) else { continue }
            isFound = true
            ranges.append(Self.range(of: view, in: document))
        }
        guard !ranges.isEmpty else {
            absent.insert(file)
            return []
        }
        return inspect().filter { finding in
            guard let location = finding.location else { return false }
            let place = Place(line: location.line, column: location.column)
            return ranges.contains { range in range.contains(place) }
        }
    }

    /// A line and a column, in reading order.
    private struct Place: Comparable {
        let line: Int
        let column: Int

        static func < (first: Place, second: Place) -> Bool {
            (first.line, first.column) < (second.line, second.column)
        }
    }

    /// The text of a scene: the whole scene of the view of a controller, else the element of the root.
    private static func range(of view: InterfaceDocument.View, in document: InterfaceDocument) -> ClosedRange<Place> {
        var element = view.element
        if view.parent == nil {
            var next = document.tree[element].parent
            while let current = next {
                if document.tree[current].name == "scene" { element = current }
                next = document.tree[current].parent
            }
        }
        func place(_ offset: Int) -> Place {
            let location = document.tree.location(of: offset)
            return Place(line: location.line, column: location.column)
        }
        let range = document.tree[element].range
        return place(range.lowerBound)...place(range.upperBound)
    }
}
