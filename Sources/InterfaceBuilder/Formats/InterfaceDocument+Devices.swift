import Diagnostics
import Scene
import UIKit

extension InterfaceDocument {
    package static var hasLooks: Bool { true }
    package var absentDocuments: [String] { AbsentContents(document: self).storyboards }

    /// Returns the findings of `plumb lint` except its notes, which a picture cannot show, and the scenes with the parts that layout ignores.
    @MainActor package func preview(
        on devices: [Device], file: String, options: LayoutOptions, appearances: [Scene.Appearance],
        title: (Device) -> String
    ) -> (diagnostics: [Diagnostic], scenes: [[[Scene]]]) {
        let (found, scenes, _) = DocumentInspection.inspect(
            self, devices: devices, options: options, title: title, appearances: appearances)
        let shown = zip(devices.isEmpty ? [nil] : devices.map(Optional.some), scenes).map { device, scenes in
            zip(appearances, scenes).map { appearance, scenes in
                var document = self
                document.appearance = appearance
                return PictureParts(of: document, on: device, isRightToLeft: options.direction == .rightToLeft)
                    .added(to: scenes)
            }
        }
        return (found.filter { finding in finding.severity != .note }, shown)
    }

    @MainActor package func arranged(_ screens: [DocumentPreview.Screen]) -> [DocumentPreview.Screen] {
        let absent = AbsentContents(document: self)
        var screens = screens.map { screen in
            var screen = screen
            screen.title = screenTitle(ofRoot: screen.root) ?? screen.title
            screen.absentStoryboards = absent.storyboardsOfRoot[screen.root] ?? []
            return screen
        }
        if let place = initialRoot.flatMap({ root in screens.firstIndex { screen in screen.root == root } }) {
            screens.insert(screens.remove(at: place), at: 0)
        }
        return screens
    }

    // MARK: Sweeps

    @MainActor package func sweptScreens(_ options: LayoutOptions) -> [SweptRoot] {
        let outlets = outletDestinations
        let hasVariations =
            views.contains { view in !view.variations.isEmpty }
            || constraints.contains { constraint in !constraint.variations.isEmpty }
        return rootGroups.map { roots in
            let root = views[roots[0]]
            return SweptRoot(
                roots: roots.map { place in views[place].id }, title: screenTitle(ofRoot: root.id) ?? root.tag,
                names: sceneNames(ofRoot: root), labels: labels(of:)
            ) { options, work, makesSolution in
                var solution = SweptSolution()
                @MainActor func add(_ inspection: SceneInspection) {
                    guard makesSolution else { return }
                    solution.add(
                        inspection.scene.rootView, conflicts: inspection.scene.conflicts,
                        written: inspection.scene.constraints.map { item in item.constraint },
                        traits: hasVariations ? inspection.traits : nil)
                }
                var options = options
                options.work = work
                let found = DocumentInspection.eachScene(of: self, roots: roots, options: options) {
                    inspection, variant, _ in
                    defer { options.work = inspection.scene.rootView.remainingLayoutWork }
                    guard !inspection.isWindowMisplaced else { return [] }
                    add(inspection)
                    let (found, placed, _) = DocumentInspection.sizeFindings(
                        of: inspection,
                        { kind in
                            let other = variant(kind)
                            add(other)
                            return other
                        }, outlets: outlets)
                    if makesSolution, let placed { solution.add(placed.comparisons) }
                    return found
                }
                work = options.work ?? 0
                return (found, makesSolution ? solution : nil)
            }
        }
    }

    /// Returns the names of the views of a finding, or of its constraints, without roots.
    private func labels(of finding: Diagnostic) -> [String] {
        let named = constraints.filter { constraint in finding.constraints.contains(constraint.id) }
        let ids =
            named.isEmpty
            ? finding.views
            : named.flatMap { constraint in [constraint.firstItem, constraint.secondItem].compactMap(\.self) }
        return ids.unique().compactMap { id in
            view(withID: id).flatMap { view in view.parent == nil ? nil : label(of: view) }
        }
    }

    /// The roots of scenes: each root of a tree with the rows inside it, whose sizes depend on its own.
    private var rootGroups: [[Int]] {
        var groups: [(top: Int, roots: [Int])] = []
        for root in sceneRoots {
            var top = root
            while let parent = views[top].parent { top = parent }
            if let place = groups.firstIndex(where: { group in group.top == top }) {
                groups[place].roots.append(root)
            } else {
                groups.append((top, [root]))
            }
        }
        return groups.map(\.roots)
    }
}
