import Diagnostics
import Foundation
import Scene
@_spi(Host) import UIKit

/// Converts a laid out tree of views to a scene with its findings.
@MainActor struct SceneTreeExport {
    let tree: SceneTree
    let scale: Double
    /// A Boolean value that indicates whether the root fills the screen of a device.
    let isOnScreen: Bool
    /// The first constraints of the statements of constraints, by index.
    private let statements: [ObjectIdentifier: Int]
    /// The indices of the views.
    private let places: [ObjectIdentifier: Int]
    /// The indices of the superviews.
    let parents: [Int?]

    init(_ tree: SceneTree, scale: Double, isOnScreen: Bool) {
        self.tree = tree
        self.scale = scale
        self.isOnScreen = isOnScreen
        var firsts: [Statement: Int] = [:]
        var statements: [ObjectIdentifier: Int] = [:]
        for (index, item) in tree.constraints.enumerated() {
            let statement = Statement(name: item.name, location: item.location)
            let first = firsts[statement] ?? index
            firsts[statement] = first
            statements[ObjectIdentifier(item.constraint)] = first
        }
        self.statements = statements
        let places = Dictionary(
            tree.views.enumerated().map { index, item in (ObjectIdentifier(item.view), index) },
            uniquingKeysWith: { first, _ in first })
        self.places = places
        parents = tree.views.map { item in
            sequence(first: item.view) { view in view.superview }.dropFirst().lazy
                .compactMap { view in places[ObjectIdentifier(view)] }.first
        }
    }

    /// A statement, which can create several constraints.
    private struct Statement: Hashable {
        let name: String
        let location: SourceLocation?
    }

    /// Returns the scene of the views in their current state.
    func makeScene() -> Scene {
        let root = tree.rootView
        let isLaidOut = !root.isLayoutExhausted
        let conflicts = root.layoutConflicts
        let conflicting = Set(conflicts.flatMap(places(of:)))
        var ambiguous: [Diagnostic] = []
        let scrolling = scrollingFindings()
        // The first view is the scroll view, whose own position may also be ambiguous.
        let pinned = Set(scrolling.flatMap { finding in finding.views.dropFirst() })
        let views = tree.views.enumerated().map { place, item in
            let view = item.view
            let isAmbiguous =
                view !== root && !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout
            if isAmbiguous, !pinned.contains(item.id) { ambiguous.append(finding(ofAmbiguous: item)) }
            return sceneView(place, isAmbiguous: isAmbiguous, isConflicting: conflicting.contains(place))
        }
        return Scene(
            root: tree.root, className: tree.views[0].className,
            size: .init(width: Double(root.bounds.size.width), height: Double(root.bounds.size.height)), scale: scale,
            views: views, constraints: constraints(conflicts),
            diagnostics: (tree.diagnostics + conflicts.map(diagnostic) + scrolling + ambiguous
                + cutTexts(butOf: conflicting) + departures(butOf: conflicting) + exhaustion(isLaidOut))
                .inReadingOrder())
    }

    /// Returns the finding about constraints that need too many steps.
    ///
    /// It is created last, after every other query.
    private func exhaustion(_ isLaidOut: Bool) -> [Diagnostic] {
        guard tree.rootView.isLayoutExhausted else { return [] }
        return [
            LayoutExhaustion(constraintCount: tree.constraints.count, isLaidOut: isLaidOut)
                .diagnostic(at: tree.views[0].location, root: tree.root)
        ]
    }

    private func sceneView(_ place: Int, isAmbiguous: Bool, isConflicting: Bool) -> Scene.View {
        let item = tree.views[place]
        let view = item.view
        let shown = item.text.flatMap { text in text.isEmpty ? nil : text }
        let label = (view as? UILabel) ?? (view as? UIButton)?.titleLabel
        let text = (shown ?? item.placeholder).map { string in
            Scene.Text(
                string: string, fontSize: item.fontSize ?? label.map { label in Double(label.font.pointSize) } ?? 17,
                alignment: item.className == "UIButton" ? .center : .left,
                lines: (view as? UILabel)?.brokenLines, isPlaceholder: shown == nil)
        }
        let kind = ViewKinds.standard.kind(ofClassNamed: item.className).scene
        return Scene.View(
            id: item.id, name: item.label ?? item.id, parent: parents[place].map { parent in tree.views[parent].id },
            className: item.className, kind: kind, frame: .init(view.frame), isHidden: view.isHidden,
            isAmbiguous: isAmbiguous, isConflicting: isConflicting, text: text, placeholder: item.placeholder)
    }

    private func finding(ofAmbiguous item: SceneTree.View) -> Diagnostic {
        Diagnostic(
            id: "layout.ambiguous", severity: .warning,
            message: OpenValues.message(item.view.openAttributes, of: "'\(item.id)'"),
            location: item.location, views: [item.id])
    }

    private func diagnostic(_ conflict: LayoutConflictReport) -> Diagnostic {
        let written = conflict.constraints.compactMap(index).unique()
        let wording = ConflictWording(
            written: written.map { index in "'\(tree.constraints[index].name)'" },
            system: conflict.constraints.compactMap(systemWords).unique(),
            broken: name(of: conflict.broken) ?? systemWords(conflict.broken).map { .init(statement: $0) },
            cure: conflict.cure.flatMap { cure in
                name(of: cure.constraint).map { name in (name, Double(cure.constant)) }
            }, fitsOneSize: conflict.fitsOneSize, isAligned: conflict.isAligned)
        let broken = index(of: conflict.broken) ?? written.first
        return Diagnostic(
            id: "layout.conflict", severity: .error, message: wording.message,
            location: location(of: conflict.broken) ?? written.first.flatMap { tree.constraints[$0].location }
                ?? ConflictWording.subject(of: conflict.broken).flatMap(element)?.location,
            views: places(of: conflict).map { place in tree.views[place].id },
            constraints: written.map { index in tree.constraints[index].name },
            notes: written.filter { index in index != broken }.prefix(ConflictWording.mostNamed).compactMap(place)
                + wording.notes)
    }

    /// Returns the place of a statement as a note: `9:6: 'a.top == b.top'`.
    private func place(ofStatement index: Int) -> String? {
        let item = tree.constraints[index]
        return item.location.map { place in "\(place.line):\(place.column): '\(item.name)'" }
    }

    /// Returns the index of the first constraint of the same statement, or nil for a system constraint.
    private func index(of constraint: NSLayoutConstraint) -> Int? {
        statements[ObjectIdentifier(constraint)]
    }

    /// Returns the name of a constraint in findings: its statement, or for a format the part that created it.
    private func name(of constraint: NSLayoutConstraint) -> ConflictWording.Name? {
        index(of: constraint).map { index in
            .init(
                statement: "'\(tree.constraints[index].name)'", part: part(of: constraint).map { "'\($0.text)'" })
        }
    }

    /// Returns the location of a constraint: that of its statement, or of the part of a format that created it.
    private func location(of constraint: NSLayoutConstraint) -> SourceLocation? {
        guard let index = index(of: constraint), var place = tree.constraints[index].location else { return nil }
        place.column += part(of: constraint)?.offset ?? 0
        return place
    }

    /// Returns the part of a format that created a constraint, and its offset in UTF-8 bytes.
    private func part(of constraint: NSLayoutConstraint) -> (text: String, offset: Int)? {
        guard case .visualFormat(let format, let bytes)? = constraint.source else { return nil }
        let text = format.slice(SourceSpan(bytes.lowerBound, bytes.upperBound))
        return text.isEmpty || text == format ? nil : (text, bytes.lowerBound)
    }

    /// Returns the description of a system constraint, or nil for guides, which always follow.
    private func systemWords(_ constraint: NSLayoutConstraint) -> String? {
        guard index(of: constraint) == nil else { return nil }
        return ConflictWording.words(for: constraint) { view in element(of: view).map { "'\($0.id)'" } }
    }

    private func element(of view: UIView) -> SceneTree.View? {
        places[ObjectIdentifier(view)].map { place in tree.views[place] }
    }

    /// Returns the views of a conflict, in document order.
    private func places(of conflict: LayoutConflictReport) -> [Int] {
        let items = conflict.constraints.flatMap { constraint in [constraint.firstItem, constraint.secondItem] }
        return Set(items.compactMap { item in item.flatMap { item in places[ObjectIdentifier(item)] } }).sorted()
    }

    private func constraints(_ conflicts: [LayoutConflictReport]) -> [Scene.Constraint] {
        let states = ConflictStates(conflicts)
        let places = ItemPlaces(views: tree.views.map(\.view))
        return tree.constraints.compactMap { item in
            places.drawn(item.constraint, id: item.identifier ?? item.name, state: states[item.constraint])
        }
    }
}
