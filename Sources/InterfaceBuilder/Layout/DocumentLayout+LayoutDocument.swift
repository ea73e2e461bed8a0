import Diagnostics
import Foundation
import Scene
import UIKit

extension LayoutDocument {
    /// The default number of pixels per point.
    static let scale = 2.0
}

extension DocumentLayout {
    /// Lays out a layout document, with one scene, or none if it has no views.
    @MainActor public static func layout(
        _ document: LayoutDocument, file: String, options: LayoutOptions = LayoutOptions()
    ) -> LaidOutDocument {
        guard !document.views.isEmpty else {
            return LaidOutDocument(file: file, scenes: [], diagnostics: document.diagnostics)
        }
        let scale = LayoutDocument.scale(for: options)
        let scene = LayoutEnvironment(
            scale: scale, direction: options.direction, work: LayoutEnvironment.documentWork / 2
        ).performAsCurrent {
            // If the document has no size, half of the steps are for the fitting size.
            let instantiation = LayoutDocumentInstantiation(document, options: options)
            instantiation.views[0].layoutIfNeeded()
            return LayoutDocumentExport(
                document: document, instantiation: instantiation, scale: scale, isOnScreen: options.device != nil
            ).makeScene()
        }
        return LaidOutDocument(file: file, scenes: [scene], diagnostics: document.diagnostics)
    }
}

/// Turns the views of a laid-out layout document into a scene.
@MainActor struct LayoutDocumentExport {
    let document: LayoutDocument
    let instantiation: LayoutDocumentInstantiation
    let scale: Double
    /// A Boolean value that indicates whether the root fills the screen of a device.
    let isOnScreen: Bool
    /// The indices of the statements of constraints, and of the views in the document.
    private let statements: [ObjectIdentifier: Int]
    private let places: [ObjectIdentifier: Int]

    init(document: LayoutDocument, instantiation: LayoutDocumentInstantiation, scale: Double, isOnScreen: Bool) {
        self.document = document
        self.instantiation = instantiation
        self.scale = scale
        self.isOnScreen = isOnScreen
        statements = Dictionary(
            instantiation.constraints.map { item in (ObjectIdentifier(item.constraint), item.index) },
            uniquingKeysWith: { first, _ in first })
        places = Dictionary(
            zip(instantiation.views.map(ObjectIdentifier.init), instantiation.views.indices),
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the scene of the views in their current state.
    func makeScene() -> Scene {
        let root = instantiation.views[0]
        let isLaidOut = !root.isLayoutExhausted
        let conflicts = root.layoutConflicts
        let conflicting = Set(conflicts.flatMap(places(of:)))
        var ambiguous: [Diagnostic] = []
        let scrolling = scrollingFindings()
        // The first view is the scroll view, whose own position may also be ambiguous.
        let pinned = Set(scrolling.flatMap { finding in finding.views.dropFirst() })
        let views = document.views.indices.map { place in
            let (element, view) = (document.views[place], instantiation.views[place])
            let isAmbiguous =
                view !== root && !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout
            if isAmbiguous, !pinned.contains(element.name) { ambiguous.append(finding(ofAmbiguous: element, view)) }
            return sceneView(element, view, isAmbiguous: isAmbiguous, isConflicting: conflicting.contains(place))
        }
        let first = document.views[0]
        return Scene(
            root: first.name, className: first.className,
            size: .init(width: Double(root.bounds.size.width), height: Double(root.bounds.size.height)), scale: scale,
            views: views, constraints: constraints(conflicts),
            diagnostics: (instantiation.diagnostics + conflicts.map(diagnostic) + scrolling + ambiguous
                + cutTexts(butOf: conflicting) + departures(butOf: conflicting) + exhaustion(isLaidOut))
                .inReadingOrder())
    }

    /// Returns the finding about constraints that need too many steps.
    ///
    /// It is created last, after every other query.
    private func exhaustion(_ isLaidOut: Bool) -> [Diagnostic] {
        guard instantiation.views[0].isLayoutExhausted else { return [] }
        return [
            LayoutExhaustion(constraintCount: instantiation.constraints.count, isLaidOut: isLaidOut)
                .diagnostic(at: document.views[0].location, root: document.views[0].name)
        ]
    }

    private func sceneView(
        _ element: LayoutDocument.View, _ view: UIView, isAmbiguous: Bool, isConflicting: Bool
    ) -> Scene.View {
        let shown = element.text.flatMap { text in text.isEmpty ? nil : text }
        let label = (view as? UILabel) ?? (view as? UIButton)?.titleLabel
        let text = (shown ?? element.placeholder).map { string in
            Scene.Text(
                string: string, fontSize: element.fontSize ?? label.map { label in Double(label.font.pointSize) } ?? 17,
                alignment: element.className == "UIButton" ? .center : .left,
                lines: (view as? UILabel)?.brokenLines, isPlaceholder: shown == nil)
        }
        let kind = ViewKinds.standard.kind(ofClassNamed: element.className).scene
        return Scene.View(
            id: element.name, name: element.name, parent: element.parent.map { parent in document.views[parent].name },
            className: element.className, kind: kind, frame: .init(view.frame), isHidden: view.isHidden,
            isAmbiguous: isAmbiguous, isConflicting: isConflicting, text: text, placeholder: element.placeholder)
    }

    private func finding(ofAmbiguous element: LayoutDocument.View, _ view: UIView) -> Diagnostic {
        Diagnostic(
            id: "layout.ambiguous", severity: .warning,
            message: OpenValues.message(view.openAttributes, of: "'\(element.name)'"),
            location: element.location, views: [element.name])
    }

    private func diagnostic(_ conflict: LayoutConflictReport) -> Diagnostic {
        let written = conflict.constraints.compactMap(index).unique()
        let wording = ConflictWording(
            written: written.map { index in "'\(document.constraints[index].text)'" },
            system: conflict.constraints.compactMap(systemWords).unique(),
            broken: name(of: conflict.broken) ?? systemWords(conflict.broken).map { .init(statement: $0) },
            cure: conflict.cure.flatMap { cure in
                name(of: cure.constraint).map { name in (name, Double(cure.constant)) }
            }, fitsOneSize: conflict.fitsOneSize)
        return Diagnostic(
            id: "layout.conflict", severity: .error, message: wording.message,
            location: location(of: conflict.broken) ?? written.first.map { document.constraints[$0].location }
                ?? ConflictWording.subject(of: conflict.broken).flatMap(element)?.location,
            views: places(of: conflict).map { place in document.views[place].name },
            constraints: written.map { index in document.constraints[index].text }, notes: wording.notes)
    }

    /// Returns the index of the statement of a constraint, or nil for a system constraint.
    private func index(of constraint: NSLayoutConstraint) -> Int? {
        statements[ObjectIdentifier(constraint)]
    }

    /// Returns the name of a constraint in findings: its statement, or for a format the part that created it.
    private func name(of constraint: NSLayoutConstraint) -> ConflictWording.Name? {
        index(of: constraint).map { index in
            .init(
                statement: "'\(document.constraints[index].text)'", part: part(of: constraint).map { "'\($0.text)'" })
        }
    }

    /// Returns the location of a constraint: that of its statement, or of the part of a format that created it.
    private func location(of constraint: NSLayoutConstraint) -> SourceLocation? {
        guard let index = index(of: constraint) else { return nil }
        var place = document.constraints[index].location
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
        return ConflictWording.words(for: constraint) { view in element(of: view).map { "'\($0.name)'" } }
    }

    private func element(of view: UIView) -> LayoutDocument.View? {
        places[ObjectIdentifier(view)].map { place in document.views[place] }
    }

    /// Returns the views of a conflict, in document order.
    private func places(of conflict: LayoutConflictReport) -> [Int] {
        let items = conflict.constraints.flatMap { constraint in [constraint.firstItem, constraint.secondItem] }
        return Set(items.compactMap { item in item.flatMap { item in places[ObjectIdentifier(item)] } }).sorted()
    }

    private func constraints(_ conflicts: [LayoutConflictReport]) -> [Scene.Constraint] {
        let states = ConflictStates(conflicts)
        let places = ItemPlaces(views: instantiation.views)
        return instantiation.constraints.compactMap { index, constraint in
            let source = document.constraints[index]
            return places.drawn(
                constraint, id: source.identifier ?? source.text, state: states[constraint])
        }
    }
}

extension LayoutDocument {
    /// Returns the number of pixels per point: that of the options, of their device, or of a document without either.
    static func scale(for options: LayoutOptions) -> Double {
        options.scale ?? options.device.flatMap { device in ScreenDevice.named(device.id)?.scale } ?? scale
    }
}
