import InterfaceBuilder
import UIKit

extension Canvas {
    /// Creates the canvas of a laid out scene: its views and guides, and its constraints.
    ///
    /// The measurement must be that of the same scene.
    @MainActor init(_ tree: SceneTree, _ measurement: DocumentMeasurement) {
        self = CanvasMaker(tree: tree, measurement: measurement).canvas
    }
}

/// A maker of canvases from laid out scenes.
@MainActor private struct CanvasMaker {
    let tree: SceneTree
    let measurement: DocumentMeasurement
    private let places: [ObjectIdentifier: Int]

    init(tree: SceneTree, measurement: DocumentMeasurement) {
        (self.tree, self.measurement) = (tree, measurement)
        places = Dictionary(
            tree.views.enumerated().map { place, item in (ObjectIdentifier(item.view), place) },
            uniquingKeysWith: { first, _ in first })
    }

    var canvas: Canvas {
        let named = tree.constraints.flatMap { item in [item.constraint.firstItem, item.constraint.secondItem] }
        let namedGuides = Set(named.compactMap { item in item.map(ObjectIdentifier.init) })
        var items: [Canvas.Item] = []
        for item in tree.views {
            guard let measured = measurement.views[item.id] else { continue }
            items.append(self.item(item, measured))
            items += guides(
                of: item, measured, namesSafeArea: namedGuides.contains(ObjectIdentifier(item.view.safeAreaLayoutGuide))
            )
        }
        let bare = Canvas(items: items, constraints: [])
        return Canvas(items: items, constraints: tree.constraints.compactMap { item in constraint(item, on: bare) })
    }

    // MARK: Items

    private func item(_ item: SceneTree.View, _ measured: ViewMeasurement) -> Canvas.Item {
        let view = item.view
        let isRoot = view === tree.views[0].view
        let stack = isRoot ? nil : view.superview as? UIStackView
        let isArranged = stack?.arrangedSubviews.contains(view) ?? false
        let usesConstraints = isRoot || !view.translatesAutoresizingMaskIntoConstraints
        return Canvas.Item(
            id: item.id, name: item.label ?? item.id, kind: Self.kind(of: view),
            parent: isRoot ? nil : parent(of: view),
            rectangle: measured.rectangle, intrinsicSize: Self.intrinsicSize(of: view, measured),
            contentPriorities: ContentPriorities(of: view), baselines: measured.baselines, isArranged: isArranged,
            isHidden: view.isHidden, stack: (view as? UIStackView).map(Canvas.Stack.init),
            usesConstraints: usesConstraints,
            // Without its frame the stack view would arrange it.
            isManaged: stack != nil && !isArranged, isStored: isRoot || !usesConstraints || isArranged,
            alignmentInsets: measured.alignmentInsets,
            isRightToLeft: view.semanticContentAttribute == .forceRightToLeft)
    }

    /// Returns the id of the nearest superview in the scene.
    private func parent(of view: UIView) -> String? {
        sequence(first: view) { view in view.superview }.dropFirst().lazy
            .compactMap { view in places[ObjectIdentifier(view)] }.first.map { place in tree.views[place].id }
    }

    private static func kind(of view: UIView) -> Canvas.Kind {
        view is UIScrollView ? .scrollView : view is UIStackView ? .stackView : .view
    }

    private static func intrinsicSize(of view: UIView, _ measured: ViewMeasurement) -> Canvas.IntrinsicSize {
        let content = view.contentSize(asWideAsLaidOut: measured.contentSize)
        // Frames of the layout are rounded to half points.
        func size(_ content: Double, _ length: CGFloat) -> Double? {
            guard content >= 0 else { return nil }
            return abs(content - Double(length)) < 0.26 ? Double(length) : content
        }
        return Canvas.IntrinsicSize(
            width: size(Double(content.width), measured.rectangle.width),
            height: size(Double(content.height), measured.rectangle.height))
    }

    // MARK: Guides

    /// Returns the margins of a view, its safe area if the document or a constraint uses it, and the guides of a scroll view.
    private func guides(
        of item: SceneTree.View, _ measured: ViewMeasurement, namesSafeArea: Bool
    ) -> [Canvas.Item] {
        let view = item.view
        func guide(_ guide: UILayoutGuide, _ insets: UIEdgeInsets) -> Canvas.Item? {
            Self.name(of: guide, in: view).map { name, kind in
                Canvas.Item(
                    id: "\(item.id).\(name)", kind: kind, parent: item.id,
                    rectangle: measured.rectangle.inset(by: insets))
            }
        }
        var found = [guide(view.layoutMarginsGuide, view.layoutMargins)]
        if view.safeAreaInsetsOverride != nil || namesSafeArea {
            found.append(guide(view.safeAreaLayoutGuide, view.safeAreaInsets))
        }
        if let scrollView = view as? UIScrollView {
            found += [guide(scrollView.contentLayoutGuide, .zero), guide(scrollView.frameLayoutGuide, .zero)]
        }
        return found.compactMap { guide in guide }
    }

    /// Returns the name of a guide in equations, and its kind; nil for another guide.
    private static func name(of guide: UILayoutGuide, in view: UIView) -> (name: String, kind: Canvas.Kind)? {
        let scrollView = view as? UIScrollView
        if guide === view.safeAreaLayoutGuide { return ("safeAreaLayoutGuide", .safeAreaGuide) }
        if guide === view.layoutMarginsGuide { return ("layoutMarginsGuide", .marginsGuide) }
        if guide === scrollView?.contentLayoutGuide { return ("contentLayoutGuide", .contentGuide) }
        return guide === scrollView?.frameLayoutGuide ? ("frameLayoutGuide", .frameGuide) : nil
    }

    // MARK: Constraints

    private func constraint(_ item: SceneTree.Constraint, on canvas: Canvas) -> Canvas.Constraint? {
        let constraint = item.constraint
        guard let first = id(of: constraint.firstItem) else { return nil }
        let second = id(of: constraint.secondItem)
        guard let holder = canvas.commonAncestor(of: [first] + (second.map { [$0] } ?? [])) else { return nil }
        return Canvas.Constraint(
            id: item.id, holder: holder, first, constraint.firstAttribute, constraint.relation, second,
            second == nil ? .notAnAttribute : constraint.secondAttribute, multiplier: Double(constraint.multiplier),
            constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue))
    }

    /// Returns the id of a view or guide; nil for another item.
    private func id(of item: AnyObject?) -> String? {
        if let place = item.flatMap({ item in places[ObjectIdentifier(item)] }) { return tree.views[place].id }
        guard let guide = item as? UILayoutGuide, let view = guide.owningView,
            let place = places[ObjectIdentifier(view)]
        else { return nil }
        return Self.name(of: guide, in: view).map { name, _ in "\(tree.views[place].id).\(name)" }
    }
}

extension ContentPriorities {
    /// Reads the priorities of a view.
    @MainActor fileprivate init(of view: UIView) {
        func hugging(_ axis: NSLayoutConstraint.Axis) -> Double {
            Double(view.contentHuggingPriority(for: axis).rawValue)
        }
        func resistance(_ axis: NSLayoutConstraint.Axis) -> Double {
            Double(view.contentCompressionResistancePriority(for: axis).rawValue)
        }
        self.init(
            horizontalHugging: hugging(.horizontal), verticalHugging: hugging(.vertical),
            horizontalCompressionResistance: resistance(.horizontal),
            verticalCompressionResistance: resistance(.vertical))
    }
}

extension Canvas.Stack {
    @MainActor fileprivate init(_ view: UIStackView) {
        self.init(axis: view.axis, distribution: view.distribution, alignment: view.alignment)
    }
}

extension UIView {
    /// Returns the content size at the width from the layout.
    ///
    /// A wrapped text is as high as its lines.
    fileprivate func contentSize(asWideAsLaidOut natural: CGSize) -> CGSize {
        guard let label = self as? UILabel, label.numberOfLines != 1, natural.width > bounds.width else {
            return natural
        }
        let lines = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        return CGSize(width: natural.width, height: lines.height)
    }
}
