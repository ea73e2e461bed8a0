import Diagnostics
import Foundation
import InterfaceBuilder
import SourceLint

/// The findings of `plumb lint` in one scene of documents.
struct LintScene {
    /// The scene that is asked for.
    let selection: SceneArguments
    /// The names of all scenes that were seen; the id of the root comes first.
    private(set) var names: [[String]] = []
    /// A Boolean value that indicates whether some document has the scene.
    private(set) var isFound = false

    /// Creates the choice of a scene.
    init(_ selection: SceneArguments) { self.selection = selection }

    /// Returns the report on a document with the findings in the scene; nil for a file without the scene.
    ///
    /// A document that cannot be read keeps its findings.
    mutating func report(_ report: FileReport, of bytes: [UInt8]) -> FileReport? {
        guard let document = InterfaceDocument.read(bytes, file: report.file).document else { return report }
        var ranges: [ClosedRange<Place>] = []
        for view in document.views where view.isSceneRoot {
            let names = [view.id] + document.sceneNames(ofRoot: view)
            self.names.append(names)
            guard selection.takes(names) else { continue }
            isFound = true
            ranges.append(Self.range(of: view, in: document))
        }
        guard !ranges.isEmpty else { return nil }
        var report = report
        report.findings.removeAll { finding in
            guard let location = finding.diagnostic.location else { return true }
            let place = Place(line: location.line, column: location.column)
            return !ranges.contains { range in range.contains(place) }
        }
        return report
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
