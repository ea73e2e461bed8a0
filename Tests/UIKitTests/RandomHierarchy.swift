import UIKit

/// What a hierarchy is to be like: views of several kinds, and optional constraints between them, their superviews and the margins of
/// those.
@MainActor final class RandomHierarchy {
    /// An optional constraint of a view with its superview, the margins of that, or a sibling.
    struct Link {
        let attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
        let relation: NSLayoutConstraint.Relation
        let isToMargins: Bool
        let sibling: Int?
        var constant: CGFloat
        var priority: UILayoutPriority
    }

    /// What a view is.
    enum Kind: Equatable {
        case plain, scroll, stack, masked
        case label(String)
    }

    /// How a stack view arranges its views.
    struct Arrangement {
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 0
    }

    let number: Int
    let kind: Kind
    weak var parent: RandomHierarchy?
    var children: [RandomHierarchy] = []
    var links: [Link] = []
    var margin: CGFloat = 8
    var isHidden = false
    var direction = UISemanticContentAttribute.unspecified
    var arrangement = Arrangement()

    init(_ number: Int, _ kind: Kind = .plain) { (self.number, self.kind) = (number, kind) }

    /// Whether a view may stand in this one; stack views place theirs by constraints.
    func holds(_ inner: RandomHierarchy) -> Bool {
        if case .label = kind { return false }
        return kind != .stack || inner.kind != .masked
    }

    var all: [RandomHierarchy] { [self] + children.flatMap(\.all) }
    func isWithin(_ other: RandomHierarchy) -> Bool { self === other || (parent?.isWithin(other) ?? false) }

    /// Leaves its superview; siblings forget it.
    func leave() {
        parent?.children.removeAll { $0 === self }
        for sibling in parent?.children ?? [] { sibling.links.removeAll { $0.sibling == number } }
        parent = nil
    }

    func enter(_ place: RandomHierarchy, at index: Int, _ numbers: inout SeededGenerator) {
        parent = place
        place.children.insert(self, at: index)
        relink(&numbers)
    }

    func rearrange(_ numbers: inout SeededGenerator) {
        arrangement = Arrangement(
            axis: numbers.pick([.horizontal, .vertical]),
            distribution: numbers.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]),
            alignment: numbers.pick([.fill, .leading, .center, .trailing]), spacing: CGFloat(numbers.integer(0...9)))
    }

    func relink(_ numbers: inout SeededGenerator) {
        links = []
        if kind == .masked { return }
        let siblings = parent?.children.filter { $0 !== self } ?? []
        links = (0..<numbers.integer(1...4)).map { _ in
            let families: [[NSLayoutConstraint.Attribute]] = [
                [.leading, .trailing, .centerX], [.top, .bottom, .centerY], [.width], [.height],
            ]
            let family = numbers.pick(families)
            return Link(
                attributes: (numbers.pick(family), numbers.pick(family)),
                relation: numbers.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
                isToMargins: numbers.once(in: 3),
                sibling: siblings.isEmpty || numbers.once(in: 2) ? nil : numbers.pick(siblings).number,
                constant: CGFloat(numbers.integer(-6...13)),
                priority: UILayoutPriority(Float(numbers.integer(60...960))))
        }
    }
}

/// The views of a hierarchy.
@MainActor final class ViewsOfHierarchy {
    private(set) var views: [Int: UIView] = [:]
    private var constraints: [Int: [NSLayoutConstraint]] = [:]
    var root: UIView { views[0] ?? UIView() }

    /// The views made anew and laid out.
    init(_ hierarchy: RandomHierarchy, size: CGSize) {
        update(to: hierarchy, size: size)
        root.layoutIfNeeded()
    }

    /// Has the views be like the hierarchy; those that are so already are left alone.
    func update(to hierarchy: RandomHierarchy, size: CGSize) {
        for node in hierarchy.all where views[node.number] == nil { views[node.number] = make(node) }
        root.frame.size = size
        let present = Set(hierarchy.all.map(\.number))
        for (number, view) in views.sorted(by: { $0.key < $1.key }) where !present.contains(number) {
            view.removeFromSuperview()
            (views[number], constraints[number]) = (nil, nil)
        }
        for node in hierarchy.all { place(node) }
        for node in hierarchy.all { link(node) }
    }

    private func make(_ node: RandomHierarchy) -> UIView {
        let view: UIView
        switch node.kind {
        case .label(let text):
            let label = UILabel()
            (label.text, label.numberOfLines) = (text, 0)
            view = label
        case .stack: view = UIStackView()
        case .scroll: view = UIScrollView()
        case .masked: view = UIView(frame: CGRect(x: 5, y: 6, width: 30, height: 20))
        case .plain: view = UIView()
        }
        view.translatesAutoresizingMaskIntoConstraints = node.number == 0 || node.kind == .masked
        return view
    }

    private func show(_ node: RandomHierarchy, _ view: UIView) {
        view.isHidden = node.isHidden
        view.semanticContentAttribute = node.direction
        guard let stack = view as? UIStackView else { return }
        stack.axis = node.arrangement.axis
        stack.distribution = node.arrangement.distribution
        stack.alignment = node.arrangement.alignment
        stack.spacing = node.arrangement.spacing
    }

    private func place(_ node: RandomHierarchy) {
        guard let view = views[node.number] else { return }
        view.layoutMargins = UIEdgeInsets(
            top: node.margin, left: node.margin + 1, bottom: node.margin, right: node.margin + 4)
        show(node, view)
        for (index, child) in node.children.enumerated() {
            guard let inner = views[child.number] else { continue }
            if let former = inner.superview, former !== view {
                inner.removeFromSuperview()
                // What constraints leave open stays as it was when the view came.
                for moved in child.all where moved.kind != .masked { views[moved.number]?.frame = .zero }
            }
            put(inner, in: view, at: index)
        }
    }

    private func put(_ inner: UIView, in view: UIView, at index: Int) {
        if let stack = view as? UIStackView {
            let present = stack.arrangedSubviews
            if index >= present.count || present[index] !== inner { stack.insertArrangedSubview(inner, at: index) }
        } else if index >= view.subviews.count || view.subviews[index] !== inner {
            view.insertSubview(inner, at: index)
        }
    }

    private func link(_ node: RandomHierarchy) {
        guard let view = views[node.number], let superview = view.superview else { return }
        let wanted = node.links.map { constraint($0, view, superview) }
        let present = constraints[node.number] ?? []
        if present.count == wanted.count, zip(present, wanted).allSatisfy({ isSame($0, $1) && $0.isActive }) {
            for (constraint, other) in zip(present, wanted) {
                constraint.constant = other.constant
                constraint.priority = other.priority
            }
        } else {
            NSLayoutConstraint.deactivate(present)
            NSLayoutConstraint.activate(wanted)
            constraints[node.number] = wanted
        }
    }

    private func isSame(_ one: NSLayoutConstraint, _ other: NSLayoutConstraint) -> Bool {
        one.secondItem === other.secondItem && one.firstAttribute == other.firstAttribute
            && one.secondAttribute == other.secondAttribute && one.relation == other.relation
    }

    private func constraint(
        _ link: RandomHierarchy.Link, _ view: UIView, _ superview: UIView
    ) -> NSLayoutConstraint {
        let around: AnyObject = link.isToMargins ? superview.layoutMarginsGuide : superview
        let made = NSLayoutConstraint(
            item: view, attribute: link.attributes.0, relatedBy: link.relation,
            toItem: link.sibling.flatMap { views[$0] } ?? around, attribute: link.attributes.1, multiplier: 1,
            constant: link.constant)
        made.priority = link.priority
        return made
    }
}
