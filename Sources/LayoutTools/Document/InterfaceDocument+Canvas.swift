import InterfaceBuilder
import UIKit

extension InterfaceDocument {
    /// Returns the canvases of the document, one per scene.
    ///
    /// `environment` provides the safe areas and margins for guides. Guides without an entry have the edges of their
    /// view. `measurements` provide alignment insets, baselines and content sizes, and the frames of views without
    /// stored frames.
    public func canvases(
        in environment: DocumentEnvironment, measurements: [String: ViewMeasurement] = [:]
    ) -> [Canvas] {
        views.indices.filter { views[$0].isSceneRoot }.map { root in
            CanvasReader(document: self, root: root, environment: environment, measurements: measurements).canvas
        }
    }
}

/// A reader that creates the canvas of one scene of a document.
private struct CanvasReader {
    let document: InterfaceDocument
    let root: Int
    let environment: DocumentEnvironment
    let measurements: [String: ViewMeasurement]

    private var traits: InterfaceDocument.Traits? { document.traits }

    var canvas: Canvas {
        var items: [Canvas.Item] = []
        var constraints: [Canvas.Constraint] = []
        read(root, parent: nil, origin: nil, &items, &constraints)
        let known = Set(items.map { $0.id })
        return Canvas(
            items: items, constraints: constraints.filter { $0.itemIDs.allSatisfy(known.contains) },
            controllerNames: document.controllerNames(ofRoot: document.views[root]))
    }

    private func read(
        _ index: Int, parent: InterfaceDocument.View?, origin: CGPoint?, _ items: inout [Canvas.Item],
        _ constraints: inout [Canvas.Constraint]
    ) {
        let view = document.views[index]
        let frame = frame(of: view, in: origin)
        items.append(item(of: view, parent: parent, frame: frame))
        items += guides(of: view, frame: frame)
        let excluded = document.excluded(by: view, traits: traits)
        constraints += document.constraints(heldBy: view, butNot: excluded, traits: traits)
        for child in view.children where !excluded.contains(document.views[child].id) {
            guard !document.views[child].isSceneRoot else { continue }
            read(child, parent: view, origin: frame.origin, &items, &constraints)
        }
    }

    /// Returns the frame in the root's coordinate space.
    ///
    /// `origin` is that of the superview, nil for the root.
    private func frame(of view: InterfaceDocument.View, in origin: CGPoint?) -> CGRect {
        let stored = document.downwardFrame(of: view)
        guard let origin else { return CGRect(x: 0, y: 0, width: stored.width, height: stored.height) }
        if !isStored(view), let measurement = measurements[view.id] {
            return measurement.rectangle.outset(by: measurement.alignmentInsets)
        }
        return CGRect(
            x: Double(origin.x) + stored.x, y: Double(origin.y) + stored.y, width: stored.width, height: stored.height)
    }

    /// Returns whether the document determines the position of the view.
    private func isStored(_ view: InterfaceDocument.View) -> Bool { view.frameElement != nil || view.role != .subview }

    // MARK: Items

    private func item(of view: InterfaceDocument.View, parent: InterfaceDocument.View?, frame: CGRect) -> Canvas.Item {
        let measurement = measurements[view.id]
        let usesConstraints =
            document.value(of: "translatesAutoresizingMaskIntoConstraints", in: view, traits: traits) == "NO"
            && !document.flag("fixedFrame", in: view, traits: traits)
        let insets = measurement?.alignmentInsets ?? .zero
        let aligned = frame.inset(by: insets)
        let isInGrid = parent?.tag == "gridView"
        return Canvas.Item(
            id: view.id, name: name(of: view), kind: kind(of: view), parent: parent?.id, rectangle: aligned,
            intrinsicSize: StoredContent(document: document, traits: traits).intrinsicSize(
                of: view, aligned.size, measured: measurement?.contentSize, priorities: contentPriorities(of: view)),
            contentPriorities: contentPriorities(of: view), baselines: measurement?.baselines,
            isArranged: isInGrid || document.stack(around: view) != nil,
            isHidden: document.flag("hidden", in: view, traits: traits),
            stack: view.tag == "stackView" ? stack(of: view) : nil,
            usesConstraints: usesConstraints, isManaged: view.role == .contentView && !usesConstraints && !isInGrid,
            isStored: parent == nil || isStored(view), alignmentInsets: insets,
            isRightToLeft: document.semanticContentAttribute(of: view, traits: traits) == .forceRightToLeft)
    }

    /// Returns the label from the author, or else the text of the view.
    private func name(of view: InterfaceDocument.View) -> String? { document.name(of: view) }

    private func kind(of view: InterfaceDocument.View) -> Canvas.Kind {
        switch view.tag {
        case "stackView": return .stackView
        case "scrollView": return .scrollView
        default: return .view
        }
    }

    private func number(_ name: String, _ view: InterfaceDocument.View, or standard: Double) -> Double {
        document.value(of: name, in: view, traits: traits).flatMap(Double.init) ?? standard
    }

    private func contentPriorities(of view: InterfaceDocument.View) -> ContentPriorities {
        ContentPriorities(
            horizontalHugging: number("horizontalHuggingPriority", view, or: 250),
            verticalHugging: number("verticalHuggingPriority", view, or: 250),
            horizontalCompressionResistance: number("horizontalCompressionResistancePriority", view, or: 750),
            verticalCompressionResistance: number("verticalCompressionResistancePriority", view, or: 750))
    }

    private func stack(of view: InterfaceDocument.View) -> Canvas.Stack {
        func value(_ name: String) -> String { document.value(of: name, in: view, traits: traits) ?? "" }
        return Canvas.Stack(
            axis: value("axis") == "vertical" ? .vertical : .horizontal,
            distribution: .init(documentName: value("distribution")),
            alignment: .init(documentName: value("alignment")))
    }

    // MARK: Guides

    private func guides(of view: InterfaceDocument.View, frame: CGRect) -> [Canvas.Item] {
        let surroundings = environment.views[view.id]
        var found = view.guides.map { place -> Canvas.Item in
            let guide = document.guides[place]
            switch guide.kind {
            case .safeArea: return self.guide(guide.id, .safeAreaGuide, view, frame, surroundings?.safeArea)
            case .layoutMargins:
                return self.guide(guide.id, .marginsGuide, view, frame, surroundings?.layoutMargins)
            case .contentLayoutGuide: return self.guide(guide.id, .contentGuide, view, frame, nil)
            default: return self.guide(guide.id, .frameGuide, view, frame, nil)
            }
        }
        if !found.contains(where: { $0.kind == .marginsGuide }), let margins = surroundings?.layoutMargins {
            found.append(self.guide(view.id + ".layoutMargins", .marginsGuide, view, frame, margins))
        }
        return found + controllerGuides(of: view, frame: frame, surroundings?.safeArea)
    }

    private func guide(
        _ id: String, _ kind: Canvas.Kind, _ view: InterfaceDocument.View, _ frame: CGRect,
        _ insets: InterfaceDocument.Insets?
    ) -> Canvas.Item {
        Canvas.Item(
            id: id, kind: kind, parent: view.id, rectangle: frame.inset(by: UIEdgeInsets(insets ?? .init())))
    }

    /// Returns the top and bottom guides of the controller with this root view.
    private func controllerGuides(
        of view: InterfaceDocument.View, frame: CGRect, _ safeArea: InterfaceDocument.Insets?
    ) -> [Canvas.Item] {
        guard view.isSceneRoot, let controller = view.controller else { return [] }
        let guides = document.items.filter { _, item in
            if case .controllerGuide(controller, _) = item { true } else { false }
        }
        return guides.sorted { $0.key < $1.key }.compactMap { id, item in
            guard case .controllerGuide(_, let edge) = item else { return nil }
            let height = edge == .top ? safeArea?.top ?? 0 : safeArea?.bottom ?? 0
            let y = edge == .top ? frame.minY : frame.maxY - CGFloat(height)
            return Canvas.Item(
                id: id, kind: edge == .top ? .topBarGuide : .bottomBarGuide, parent: view.id,
                rectangle: CGRect(x: frame.minX, y: y, width: 0, height: CGFloat(height)))
        }
    }
}

extension InterfaceDocument {
    /// Returns the constraints that a view holds, except those of some ids, with the values for some size classes.
    package func constraints(
        heldBy view: View, butNot excluded: Set<String>, traits: Traits?
    ) -> [Canvas.Constraint] {
        view.constraints.map { place in constraints[place] }.filter { constraint in !excluded.contains(constraint.id) }
            .compactMap { constraint in Canvas.Constraint(constraint, heldBy: view, of: self, traits) }
    }
}

extension Canvas.Constraint {
    /// Creates a constraint with its constant in some size classes; nil without a known attribute.
    ///
    /// - Parameter view: The view that holds the constraint.
    fileprivate init?(
        _ constraint: InterfaceDocument.Constraint, heldBy view: InterfaceDocument.View, of document: InterfaceDocument,
        _ traits: InterfaceDocument.Traits?
    ) {
        guard let first = constraint.firstAttribute else { return nil }
        self.init(
            id: constraint.id, holder: view.id, constraint.firstItem, .init(first),
            .init(constraint.relation), constraint.secondItem,
            constraint.secondAttribute.map(NSLayoutConstraint.Attribute.init) ?? .notAnAttribute,
            multiplier: constraint.multiplier,
            constant: document.constant(of: constraint, traits: traits), priority: constraint.priority,
            isSymbolic: constraint.isSymbolic)
        isPlaceholder = constraint.isPlaceholder
    }
}

extension ViewMeasurement {
    /// The baselines of the text, or nil without text.
    var baselines: Canvas.Baselines? {
        guard let firstBaseline, let lastBaseline else { return nil }
        return Canvas.Baselines(firstFromTop: firstBaseline, lastFromBottom: lastBaseline)
    }
}
