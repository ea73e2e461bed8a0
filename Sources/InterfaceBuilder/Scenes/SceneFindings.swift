import Diagnostics
import Foundation
import UIKit

/// The problems of a scene after its layout, as in Xcode's issue navigator but with more detail.
@MainActor struct SceneFindings {
    let document: InterfaceDocument
    let scene: InstantiatedScene
    let options: LayoutOptions
    let scale: Double
    /// The conflicts among required constraints.
    let conflicts: [LayoutConflictReport]
    /// The views that the constraints leave open, by index in the document.
    let ambiguousViews: [Int]
    /// The installed constraints of the document, by index in it.
    private let indices: [ObjectIdentifier: Int]
    /// The views by index in the document.
    private let views: [Int: UIView]

    init(document: InterfaceDocument, scene: InstantiatedScene, options: LayoutOptions, scale: Double) {
        self.document = document
        self.scene = scene
        self.options = options
        self.scale = scale
        conflicts = scene.conflicts
        views = Dictionary(scene.views.map { index, view in (index, view) }, uniquingKeysWith: { first, _ in first })
        indices = Dictionary(
            scene.constraints.map { item in (ObjectIdentifier(item.constraint), item.index) },
            uniquingKeysWith: { first, _ in first })
        let constrained = Set(
            scene.constraints.flatMap { item in
                [document.constraints[item.index].firstItem, document.constraints[item.index].secondItem ?? ""]
            })
        ambiguousViews =
            document.usesAutoLayout
            ? scene.views.filter { index, view in
                index != scene.root && !view.translatesAutoresizingMaskIntoConstraints && !Self.isLeftOut(view)
                    && !Self.isInferred(document.views[index], constrained: constrained, in: document)
                    && view.hasAmbiguousLayout
                    && Self.isVerified(document.views[index], view, in: document)
            }.map { index, _ in index } : []
    }

    /// Returns whether a stack view skips the view because it is hidden.
    ///
    /// Its ambiguous position is then invisible, and Xcode 10 and later do not report it (7 of 7 in the corpus).
    private static func isLeftOut(_ view: UIView) -> Bool {
        guard view.isHidden else { return false }
        if let stack = view.superview as? AppKitView { return stack.detachesHiddenViews }
        return (view.superview as? UIStackView)?.arrangedSubviews.contains(view) ?? false
    }

    /// Returns whether Interface Builder makes constraints for a view from its frame and its autoresizing mask.
    ///
    /// It does so for a view with a mask that no constraint touches (10 of 10 in one document are not marked as ambiguous).
    private static func isInferred(
        _ element: InterfaceDocument.View, constrained: Set<String>, in document: InterfaceDocument
    ) -> Bool {
        element.autoresizingMask != nil && !constrained.contains(element.id) && document.stack(around: element) == nil
            && !document.flag("ambiguous", in: element)
    }

    /// Returns whether the document asks for the ambiguity of a view: Xcode can verify its position only, or nothing.
    private static func isVerified(_ element: InterfaceDocument.View, _ view: UIView, in document: InterfaceDocument)
        -> Bool
    {
        switch document.tree.value(of: "verifyAmbiguity", in: element.element) {
        case "off": false
        case "ignoreSizes": view.openAttributes.contains { attribute in attribute == .left || attribute == .top }
        default: true
        }
    }

    /// The views that a conflict names, by index in the document.
    var conflictingViews: [Int] {
        let objects = conflicts.flatMap { conflict in
            conflict.constraints.flatMap { constraint in [constraint.firstItem, constraint.secondItem] }
        }
        let named = Set(objects.compactMap { object in object.map(ObjectIdentifier.init) })
        return scene.views.filter { _, view in named.contains(ObjectIdentifier(view)) }.map { index, _ in index }
    }

    /// A Boolean value that indicates whether a conflict may exist on the canvas only.
    ///
    /// It contains a placeholder constraint or a design-time placeholder size.
    var hasPlaceholderConflicts: Bool {
        conflicts.contains { conflict in
            conflict.constraints.contains { constraint in
                element(of: constraint)?.isPlaceholder == true || isPlaceholderSize(constraint)
            }
        }
    }

    private func isPlaceholderSize(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.systemSource == .contentSize, let id = (constraint.firstItem as? UIView)?.documentIdentifier,
            case .view(let index) = document.items[id]
        else { return false }
        let name = constraint.firstAttribute == .width ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight"
        return document.value(of: name, in: document.views[index], traits: nil) != nil
    }

    /// Returns the conflicts among required constraints, except those with symbol images, whose size the document does not store.
    ///
    /// - Parameter outlets: The ids of constraints that code can reach.
    func conflictFindings(outlets: Set<String> = []) -> [Diagnostic] {
        conflicts.filter { conflict in !conflict.constraints.contains(where: isSymbolSize) }.map { conflict in
            var finding = diagnostic(conflict)
            if let doubt = doubt(of: conflict, outlets: outlets) {
                finding.severity = .note
                finding.notes.append(doubt)
            }
            return finding
        }
    }

    /// The ids of the document's constraints in conflicts.
    var conflictingConstraints: Set<String> {
        Set(
            conflicts.flatMap { conflict in
                conflict.constraints.compactMap { constraint in element(of: constraint)?.id }
            })
    }

    private func isSymbolSize(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.systemSource == .contentSize, let item = (constraint.firstItem as? UIView)?.documentIdentifier,
            let view = document.view(withID: item)
        else { return false }
        return ElementContent(document: document, element: view, traits: nil).showsSymbol
    }

    /// Returns all findings: conflicts, then ambiguous and misplaced views in document order.
    func diagnostics() -> [Diagnostic] {
        let found =
            conflicts.map(diagnostic) + ambiguousViews.map(ambiguous)
            + misplacedViews(tolerance: options.misplacementTolerance(scale: scale)).map(misplacement)
        return found.map { finding in finding.tempered(by: options) }
    }

    // MARK: Conflicts

    private func diagnostic(_ conflict: LayoutConflictReport) -> Diagnostic {
        let written = conflict.constraints.compactMap(element)
        let broken = element(of: conflict.broken)
        let subject = ConflictWording.subject(of: conflict.broken).flatMap(documentView)
        let place = (broken ?? written.first)?.element ?? subject?.element
        let owners = written.map { constraint in document.views[constraint.owner].id }
        // In a list the names are used unchanged.
        let quote = written.count == 1 ? "'" : ""
        let wording = ConflictWording(
            written: written.map { constraint in quote + document.describe(constraint) + quote },
            system: conflict.constraints.compactMap(systemWords).unique(),
            broken: name(of: conflict.broken) ?? systemWords(conflict.broken).map { .init(statement: $0) },
            placeholder: conflict.constraints.first { constraint in element(of: constraint)?.isPlaceholder == true }
                .flatMap(name),
            yieldsTogether: true,
            cure: conflict.cure.flatMap { cure in
                name(of: cure.constraint).map { name in (name, Double(cure.constant)) }
            }, fitsOneSize: conflict.fitsOneSize, isAligned: conflict.isAligned)
        return Diagnostic(
            id: "ib.conflict", severity: .error, message: wording.message,
            location: place.map { element in document.tree.location(of: element) },
            views: owners.unique(), constraints: written.map { constraint in constraint.id }, notes: wording.notes)
    }

    /// Returns the name of a document's constraint in findings, or nil for a system constraint.
    private func name(of constraint: NSLayoutConstraint) -> ConflictWording.Name? {
        element(of: constraint).map { element in .init(statement: "'\(document.describe(element))'") }
    }

    /// Returns the description of a system constraint in a conflict; nil for constraints of the document, and for guides, which always
    /// yield.
    private func systemWords(_ constraint: NSLayoutConstraint) -> String? {
        guard element(of: constraint) == nil else { return nil }
        return ConflictWording.words(for: constraint) { view in documentView(of: view).map(document.label) }
    }

    private func documentView(of view: UIView) -> InterfaceDocument.View? {
        view.documentIdentifier.flatMap { id in document.view(withID: id) }
    }

    /// The document's constraint behind a constraint; nil for those of the system.
    func element(of constraint: NSLayoutConstraint) -> InterfaceDocument.Constraint? {
        indices[ObjectIdentifier(constraint)].map { index in document.constraints[index] }
    }

    // MARK: Ambiguous and misplaced views

    private func ambiguous(_ index: Int) -> Diagnostic {
        let view = document.views[index]
        let values = views[index]?.openAttributes ?? []
        return Diagnostic(
            id: "ib.ambiguous", severity: .warning,
            message: ambiguity(of: index, values),
            location: document.tree.location(of: view.element), views: [view.id])
    }

    /// Returns the message for an ambiguous view: the ambiguous values, and the frame that is shown.
    func ambiguity(of index: Int, _ values: [NSLayoutConstraint.Attribute]) -> String {
        OpenValues.message(values, of: document.label(of: document.views[index])) + " " + whereabouts(of: index, values)
    }

    /// Returns the description of the shown frame of an ambiguous view: the stored one, if that satisfies the constraints.
    private func whereabouts(of index: Int, _ values: [NSLayoutConstraint.Attribute]) -> String {
        let stored = document.views[index].frame
        guard let frame = views[index]?.frame else { return Self.stays }
        let stays = values.allSatisfy { value in
            let distance: Double
            switch value {
            case .width: distance = stored.width - Double(frame.width)
            case .height: distance = stored.height - Double(frame.height)
            case .top: distance = stored.y - Double(frame.minY)
            default: distance = stored.x - Double(frame.minX)
            }
            return abs(distance) <= 1 / scale
        }
        if stays { return Self.stays }
        return "It is shown at \(InterfaceDocument.text(of: frame))."
    }

    private static let stays = "It keeps its stored frame."

    /// The tolerance for the distance of a symbol's middle from that of its line, in points.
    ///
    /// Only Apple's systems know the distance.
    private static let symbolLeeway = 2.0

    private func isSymbol(_ view: InterfaceDocument.View) -> Bool {
        view.tag == "imageView" && ElementContent(document: document, element: view, traits: nil).showsSymbol
    }

    /// Returns the views whose stored frame differs from the frame of the constraints.
    ///
    /// A resized root, mirrored texts and larger texts leave nothing to compare.
    func misplacedViews(tolerance: Double) -> [Int] {
        guard document.usesAutoLayout, options.size == nil, options.device == nil,
            options.direction == .leftToRight, options.dynamicType == .large
        else {
            return []
        }
        return scene.views.compactMap { index, view in
            let element = document.views[index]
            guard index != scene.root, element.frameElement != nil, !view.translatesAutoresizingMaskIntoConstraints
            else { return nil }
            // The alignment insets of a symbol are unknown.
            guard document.runtime == .cocoaTouch || element.tag != "imageView" else { return nil }
            let distances = distances(of: element, view)
            let leeway = isSymbol(element) ? Self.symbolLeeway : 0
            let limits = [tolerance, tolerance + leeway, tolerance, tolerance]
            let isMisplaced = zip(distances, limits).contains { distance, limit in abs(distance) > limit + 1e-6 }
            return isMisplaced ? index : nil
        }
    }

    /// The largest difference between the frame of a view and its stored frame, in points.
    func displacement(of index: Int) -> Double {
        guard let view = views[index] else { return 0 }
        return distances(of: document.views[index], view).map(abs).max() ?? 0
    }

    private func distances(of element: InterfaceDocument.View, _ view: UIView) -> [Double] {
        let (stored, found) = (document.downwardFrame(of: element), view.frame)
        return [
            stored.x - Double(found.origin.x), stored.y - Double(found.origin.y),
            stored.width - Double(found.size.width), stored.height - Double(found.size.height),
        ]
    }

    /// The finding about a misplaced view.
    func misplacement(of index: Int) -> Diagnostic {
        let element = document.views[index]
        let stored = document.downwardFrame(of: element)
        let was = CGRect(x: stored.x, y: stored.y, width: stored.width, height: stored.height)
        return Diagnostic(
            id: "ib.misplaced", severity: .warning,
            message:
                "Frame of \(document.label(of: element)) is \(InterfaceDocument.text(of: views[index]?.frame ?? was)) at run time, "
                + "stored \(InterfaceDocument.text(of: was)).",
            location: document.tree.location(of: element.frameElement ?? element.element), views: [element.id])
    }
}
