import Diagnostics
import UIKit

/// The views and constraints of a document after layout.
package struct DocumentMeasurement: Sendable {
    /// The installed views, by id.
    package internal(set) var views: [String: ViewMeasurement] = [:]
    /// The minimal sets of conflicting required constraints, by id.
    package internal(set) var conflicts: [[String]] = []
    /// The problems from the creation of the views.
    package internal(set) var diagnostics: [Diagnostic] = []
}

extension SceneDocument {
    /// Lays out every scene of the document and measures its views.
    ///
    /// The frames are those of `DocumentLayout` with the same options.
    ///
    /// - Parameters:
    ///   - options: The options of the layout.
    ///   - trial: The changes of the document for this layout.
    ///   - take: A function that gets each scene after its layout, with the measurement up to that scene.
    @MainActor package func measurement(
        options: LayoutOptions = LayoutOptions(), trial: LayoutTrial = LayoutTrial(),
        _ take: (SceneTree, DocumentMeasurement) -> Void = { _, _ in }
    ) -> DocumentMeasurement {
        var found = DocumentMeasurement()
        var surroundings = layoutEnvironment(options)
        var work = surroundings.layoutWork
        for scene in scenes(options) {
            // Trials only need the frames.
            let baselines = trial == LayoutTrial() ? baselines(of: scene, options, work: &work) : []
            surroundings.layoutWork = work
            surroundings.performAsCurrent {
                let tree = scene.make(options)
                tree.apply(trial)
                let sizes = tree.views.map { item in item.view.intrinsicContentSize }
                let conflicts = tree.layOut()
                for (place, item) in tree.views.enumerated() {
                    found.views[item.id] = ViewMeasurement(
                        item.view, in: tree.rootView, contentSize: sizes[place],
                        baselines: baselines.isEmpty ? nil : baselines[place])
                }
                found.conflicts += tree.ids(of: conflicts)
                found.diagnostics += tree.diagnostics
                take(tree, found)
                work = tree.rootView.remainingLayoutWork
            }
        }
        return found
    }

    /// Returns the baselines of a scene's texts by the index of the view, from a separate layout with stored content sizes.
    ///
    /// The probes could affect ambiguous positions in the main layout.
    @MainActor private func baselines(
        of scene: SceneMaker, _ options: LayoutOptions, work: inout Int
    ) -> [BaselineProbes.Baselines?] {
        var options = options
        (options.intrinsicSizes, options.direction) = (.stored, .leftToRight)
        options.scale = Self.baselineScale ?? options.scale
        var surroundings = layoutEnvironment(options)
        surroundings.layoutWork = work
        defer { work = surroundings.layoutWork }
        return surroundings.spendWork {
            let tree = scene.make(options)
            let probes = BaselineProbes(tree.views.map(\.view), in: tree.rootView)
            _ = tree.layOut()
            return (tree.views.map { item in probes.baselines(of: item.view) }, tree.rootView)
        }
    }
}

extension SceneTree {
    /// Makes the changes of a trial.
    fileprivate func apply(_ trial: LayoutTrial) {
        for item in views { trial.apply(to: item.view, called: item.id) }
        NSLayoutConstraint.deactivate(
            constraints.filter { item in trial.removed.contains(item.id) }.map { item in item.constraint })
    }

    /// Returns the ids of the constraints in conflicts.
    fileprivate func ids(of conflicts: [LayoutConflictReport]) -> [[String]] {
        guard !conflicts.isEmpty else { return [] }
        let ids = Dictionary(
            constraints.map { item in (ObjectIdentifier(item.constraint), item.id) },
            uniquingKeysWith: { first, _ in first })
        return conflicts.map { conflict in conflict.constraints.compactMap { ids[ObjectIdentifier($0)] } }
    }
}
