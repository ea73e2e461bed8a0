import InterfaceBuilder
import UIKit

extension InterfaceDocument {
    /// The canvases of the document, one for each scene: each root with the views that are laid out with it.
    ///
    /// `environment` gives the safe areas and margins that guides on the canvas follow; where it says nothing a guide has
    /// the edges of its view. `contentSizes` are the measured sizes of contents; where there is none the stored size counts.
    public func canvases(
        in environment: DocumentEnvironment, contentSizes: [String: CGSize] = [:]
    ) -> [Canvas] {
        views.indices.filter { views[$0].isSceneRoot }.map { root in
            CanvasReader(document: self, root: root, environment: environment, contentSizes: contentSizes).canvas
        }
    }
}

/// Makes the canvas of one scene of a document.
private struct CanvasReader {
    let document: InterfaceDocument
    let root: Int
    let environment: DocumentEnvironment
    let contentSizes: [String: CGSize]

    private var traits: InterfaceDocument.Traits? { document.traits }

    var canvas: Canvas {
        var items: [Canvas.Item] = []
        var constraints: [Canvas.Constraint] = []
        read(root, parent: nil, frame: CGRect(origin: .zero, size: frame(of: root).size), &items, &constraints)
        let known = Set(items.map { $0.id })
        return Canvas(
            items: items, constraints: constraints.filter { $0.itemIDs.allSatisfy(known.contains) })
    }

    private func read(
        _ index: Int, parent: InterfaceDocument.View?, frame: CGRect, _ items: inout [Canvas.Item],
        _ constraints: inout [Canvas.Constraint]
    ) {
        let view = document.views[index]
        items.append(item(of: view, parent: parent, frame: frame))
        items += guides(of: view, index, frame: frame)
        let excluded = document.excluded(by: view, traits: traits)
        for place in view.constraints where !excluded.contains(document.constraints[place].id) {
            if let constraint = constraint(place, heldBy: view) { constraints.append(constraint) }
        }
        for child in view.children where !excluded.contains(document.views[child].id) {
            guard !document.views[child].isSceneRoot else { continue }
            let inner = self.frame(of: child).offsetBy(dx: frame.minX, dy: frame.minY)
            read(child, parent: view, frame: inner, &items, &constraints)
        }
    }

    private func frame(of index: Int) -> CGRect {
        let frame = document.views[index].frame
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    // MARK: Items

    private func item(of view: InterfaceDocument.View, parent: InterfaceDocument.View?, frame: CGRect) -> Canvas.Item {
        let isArranged = parent?.tag == "stackView" && view.role == .subview
        let aligned = frame.inset(by: StoredContent.alignmentInsets(of: view.tag))
        return Canvas.Item(
            id: view.id, name: name(of: view), kind: kind(of: view), parent: parent?.id, rectangle: aligned,
            intrinsicSize: StoredContent(document: document, traits: traits, measured: contentSizes).intrinsicSize(
                of: view, aligned.size),
            contentPriorities: contentPriorities(of: view), baselines: StoredContent.baselines(of: view.tag),
            isArranged: isArranged, isHidden: document.flag("hidden", in: view, traits: traits),
            stack: view.tag == "stackView" ? stack(of: view) : nil,
            usesConstraints: document.value(of: "translatesAutoresizingMaskIntoConstraints", in: view, traits: traits)
                == "NO")
    }

    /// The label that the author gave it, else what it shows.
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
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "top": .leading, "leading": .leading, "center": .center, "bottom": .trailing, "trailing": .trailing,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        func value(_ name: String) -> String { document.value(of: name, in: view, traits: traits) ?? "" }
        return Canvas.Stack(
            axis: value("axis") == "vertical" ? .vertical : .horizontal,
            distribution: distributions[value("distribution")] ?? .fill,
            alignment: alignments[value("alignment")] ?? .fill)
    }

    // MARK: Guides

    private func guides(of view: InterfaceDocument.View, _ index: Int, frame: CGRect) -> [Canvas.Item] {
        let surroundings = environment.views[view.id]
        var found = view.guides.map { place -> Canvas.Item in
            let guide = document.guides[place]
            switch guide.kind {
            case .safeArea: return self.guide(guide.id, .safeAreaGuide, view, frame, surroundings?.safeArea)
            case .layoutMargins, .readableContent:
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
        let insets = insets ?? .init()
        return Canvas.Item(
            id: id, kind: kind, parent: view.id,
            rectangle: frame.inset(
                by: UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)))
    }

    /// The top and bottom guides of the controller whose root the view is.
    private func controllerGuides(
        of view: InterfaceDocument.View, frame: CGRect, _ safeArea: InterfaceDocument.Insets?
    ) -> [Canvas.Item] {
        guard view.isSceneRoot, let controller = view.controller else { return [] }
        return document.items.sorted { $0.key < $1.key }.compactMap { id, item in
            guard case .controllerGuide(controller, let edge) = item else { return nil }
            let height = edge == .top ? safeArea?.top ?? 0 : safeArea?.bottom ?? 0
            let y = edge == .top ? frame.minY : frame.maxY - CGFloat(height)
            return Canvas.Item(
                id: id, kind: .frameGuide, parent: view.id,
                rectangle: CGRect(x: frame.minX, y: y, width: 0, height: CGFloat(height)))
        }
    }

    // MARK: Constraints

    private func constraint(_ place: Int, heldBy view: InterfaceDocument.View) -> Canvas.Constraint? {
        let constraint = document.constraints[place]
        guard let first = constraint.firstAttribute else { return nil }
        let constant = document.value(
            of: "constant", in: constraint.element, variations: constraint.variations, traits: traits)
        return Canvas.Constraint(
            id: constraint.id, holder: view.id, constraint.firstItem, first.layoutAttribute,
            constraint.relation.layoutRelation, constraint.secondItem,
            constraint.secondAttribute?.layoutAttribute ?? .notAnAttribute, multiplier: constraint.multiplier,
            constant: constant.flatMap(Double.init) ?? constraint.constant, priority: constraint.priority,
            isSymbolic: constraint.isSymbolic)
    }
}
