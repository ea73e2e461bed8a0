import InterfaceBuilder
import UIKit

extension LayoutDocument {
    /// Returns the canvas of the document: its views after layout, and a constraint for each constraint of its statements.
    ///
    /// The id of a view is its name. The id of a constraint consists of the position of its statement and its index in it. The measurement
    /// must be that of the same document.
    public func canvas(_ measurement: LayoutDocumentMeasurement) -> Canvas {
        let operands = measurement.constraints.flatMap { [$0.first, $0.second].compactMap { operand in operand } }
        let namedSafeAreas = Set(operands.filter { $0.guide == .safeArea }.map { $0.view })
        var items: [Canvas.Item] = []
        for index in views.indices {
            items.append(item(index, measurement))
            items += guides(of: index, measurement, namesSafeArea: namedSafeAreas.contains(index))
        }
        let bare = Canvas(items: items, constraints: [])
        let constraints = measurement.constraints.compactMap { constraint($0, on: bare) }
        return Canvas(items: items, constraints: constraints)
    }

    /// Returns the layout of the document from a measurement.
    func layout(_ measurement: LayoutDocumentMeasurement) -> Canvas.Layout {
        let views = Dictionary(
            zip(views.map { $0.name }, measurement.views), uniquingKeysWith: { first, _ in first })
        return Canvas.Layout(views, conflicts: measurement.conflicts)
    }

    // MARK: Items

    private func item(_ index: Int, _ measurement: LayoutDocumentMeasurement) -> Canvas.Item {
        let view = views[index]
        let measured = measurement.views[index]
        let parent = view.parent.map { views[$0] }
        let isArranged = parent?.className == "UIStackView" && view.frame == nil
        return Canvas.Item(
            id: view.name, name: view.name, kind: Self.kind(of: view), parent: parent?.name,
            rectangle: measured.rectangle, intrinsicSize: Self.intrinsicSize(of: measured),
            contentPriorities: Self.contentPriorities(of: view),
            baselines: measured.baselines, isArranged: isArranged, isHidden: view.isHidden,
            stack: view.className == "UIStackView" ? Self.stack(of: view) : nil, usesConstraints: view.frame == nil,
            // Without its frame the stack view would arrange it.
            isManaged: parent?.className == "UIStackView" && view.frame != nil,
            isStored: view.frame != nil || view.parent == nil || isArranged,
            alignmentInsets: measured.alignmentInsets, isRightToLeft: view.direction == "rtl")
    }

    private static func kind(of view: View) -> Canvas.Kind {
        if view.isScrollView { return .scrollView }
        return view.className == "UIStackView" ? .stackView : .view
    }

    private static func intrinsicSize(of view: ViewMeasurement) -> Canvas.IntrinsicSize {
        let (width, height) = (Double(view.contentSize.width), Double(view.contentSize.height))
        // Frames of the layout are rounded to half points.
        func size(_ content: Double, _ length: CGFloat) -> Double? {
            guard content >= 0 else { return nil }
            return abs(content - Double(length)) < 0.26 ? Double(length) : content
        }
        return Canvas.IntrinsicSize(
            width: size(width, view.rectangle.width), height: size(height, view.rectangle.height))
    }

    private static func contentPriorities(of view: View) -> ContentPriorities {
        let standard = ContentPriorities()
        return ContentPriorities(
            horizontalHugging: view.hugging.horizontal ?? standard.horizontalHugging,
            verticalHugging: view.hugging.vertical ?? standard.verticalHugging,
            horizontalCompressionResistance: view.compression.horizontal ?? standard.horizontalCompressionResistance,
            verticalCompressionResistance: view.compression.vertical ?? standard.verticalCompressionResistance)
    }

    private static func stack(of view: View) -> Canvas.Stack {
        Canvas.Stack(
            axis: view.stack["axis"] == "vertical" ? .vertical : .horizontal,
            distribution: .init(documentName: view.stack["distribution"] ?? ""),
            alignment: .init(documentName: view.stack["alignment"] ?? ""))
    }

    // MARK: Guides

    /// Returns the margins of a view, its safe area if the document or a constraint uses it, and the guides of a scroll view.
    private func guides(
        of index: Int, _ measurement: LayoutDocumentMeasurement, namesSafeArea: Bool
    ) -> [Canvas.Item] {
        let view = views[index]
        let frame = measurement.views[index].rectangle
        func guide(_ kind: InterfaceDocument.Guide.Kind, _ insets: UIEdgeInsets) -> Canvas.Item {
            Canvas.Item(
                id: Self.name(of: kind, view.name), kind: kind.canvasKind, parent: view.name,
                rectangle: frame.inset(by: insets))
        }
        var found = [guide(.layoutMargins, measurement.layoutMargins[index])]
        if view.safeArea != nil || namesSafeArea { found.append(guide(.safeArea, measurement.safeAreas[index])) }
        if view.isScrollView {
            found += [guide(.contentLayoutGuide, .zero), guide(.frameLayoutGuide, .zero)]
        }
        return found
    }

    private static func name(of guide: InterfaceDocument.Guide.Kind, _ view: String) -> String {
        switch guide {
        case .safeArea: return view + ".safeAreaLayoutGuide"
        case .layoutMargins: return view + ".layoutMarginsGuide"
        default: return view + "." + guide.rawValue
        }
    }

    // MARK: Constraints

    private func constraint(
        _ constraint: LayoutDocumentMeasurement.Constraint, on canvas: Canvas
    ) -> Canvas.Constraint? {
        let first = name(of: constraint.first)
        let second = constraint.second.map(name)
        guard let holder = canvas.commonAncestor(of: [first] + (second.map { [$0] } ?? [])) else { return nil }
        return Canvas.Constraint(
            id: constraint.id, holder: holder, first, constraint.first.attribute, constraint.relation, second,
            constraint.second?.attribute ?? .notAnAttribute, multiplier: constraint.multiplier,
            constant: constraint.constant, priority: constraint.priority)
    }

    private func name(of operand: LayoutDocumentMeasurement.Operand) -> String {
        let view = views[operand.view].name
        return operand.guide.map { Self.name(of: $0, view) } ?? view
    }
}

extension InterfaceDocument.Guide.Kind {
    /// The kind of the guide on a canvas.
    var canvasKind: Canvas.Kind {
        switch self {
        case .safeArea: return .safeAreaGuide
        case .layoutMargins: return .marginsGuide
        case .contentLayoutGuide: return .contentGuide
        default: return .frameGuide
        }
    }
}
