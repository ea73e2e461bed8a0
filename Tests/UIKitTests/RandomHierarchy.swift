import UIKit

/// A specification of a hierarchy: views of several kinds, and optional constraints between them, their superviews and the margins of
/// those.
@MainActor final class RandomHierarchy {
    /// A constraint of a view or guide with its superview, the margins of that, or a sibling.
    struct Link {
        let attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
        let relation: NSLayoutConstraint.Relation
        let isToMargins: Bool
        let sibling: Int?
        var multiplier: CGFloat = 1
        var constant: CGFloat
        var priority: UILayoutPriority
    }

    /// The kind of a view.
    enum Kind: Equatable {
        case plain, scroll, stack, masked, guide, block
        case label(String)
    }

    /// The text of a label, or the size of a block.
    struct Content {
        var text: String?
        var lineCount = 0
        var fontSize: CGFloat = 17
        var preferredWidth: CGFloat = 0
        var size = CGSize(width: 30, height: 20)
        /// Hugging and compression resistance of both axes; nil for those of the class.
        var priorities: [Float]?
    }

    /// The properties of a stack view.
    struct Arrangement {
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 0
        var isBaselineRelative = false
        var isMarginsRelative = false
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
    var content = Content()

    init(_ number: Int, _ kind: Kind = .plain) { (self.number, self.kind) = (number, kind) }

    /// Whether a view may be added to this one; stack views place theirs by constraints.
    func holds(_ inner: RandomHierarchy) -> Bool {
        switch kind {
        case .label, .guide, .block: return false
        case .stack: return inner.kind != .masked && inner.kind != .guide
        default: return true
        }
    }

    var all: [RandomHierarchy] { [self] + children.flatMap(\.all) }
    func isWithin(_ other: RandomHierarchy) -> Bool { self === other || (parent?.isWithin(other) ?? false) }

    /// Removes the view from its superview, and the constraints of siblings with it.
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

    /// Sets random properties of the stack view.
    func rearrangeFreely(_ numbers: inout SeededGenerator) {
        rearrange(&numbers)
        arrangement.alignment = numbers.pick([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
        if numbers.once(in: 5) { arrangement.spacing = UIStackView.spacingUseSystem }
        arrangement.isBaselineRelative = numbers.once(in: 3)
        arrangement.isMarginsRelative = numbers.once(in: 3)
    }

    /// Changes one property of a label's text, of a block's size, or one of the content priorities.
    func changeContent(_ numbers: inout SeededGenerator) {
        switch numbers.integer(0...5) {
        case 0:
            content.text = numbers.pick([
                "", "Hi", "Some words", "A text that is broken into several lines because of its width",
                "Longer words without end and without any sense",
            ])
        case 1: content.lineCount = numbers.pick([0, 0, 1, 2])
        case 2: content.fontSize = numbers.pick([10, 17, 28])
        case 3: content.preferredWidth = numbers.pick([0, 0, 60, 100, 250])
        case 4: content.size = CGSize(width: numbers.integer(0...90), height: numbers.integer(0...60))
        default: content.priorities = (0..<4).map { _ in numbers.pick([50, 250, 251, 749, 750, 751, 1000]) }
        }
    }

    /// Adds constraints to other views, also by baselines, with multipliers, and rarely required.
    func relinkFreely(_ numbers: inout SeededGenerator) {
        relink(&numbers)
        for index in links.indices {
            let old = links[index]
            var attributes = old.attributes
            if attributes.0.isVerticalPlace, kind != .guide, numbers.once(in: 3) {
                attributes.0 = numbers.pick([.firstBaseline, .lastBaseline])
            }
            links[index] = Link(
                attributes: attributes, relation: old.relation, isToMargins: old.isToMargins, sibling: old.sibling,
                multiplier: numbers.once(in: 3) ? numbers.pick([0.5, 1 / 3, 2 / 3, 0.7]) : 1, constant: old.constant,
                priority: numbers.once(in: 40) ? .required : old.priority)
        }
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

extension NSLayoutConstraint.Attribute {
    fileprivate var isVerticalPlace: Bool { self == .top || self == .bottom || self == .centerY }
}

/// The views of a hierarchy.
@MainActor final class ViewsOfHierarchy {
    private(set) var views: [Int: UIView] = [:]
    private var guides: [Int: UILayoutGuide] = [:]
    private var constraints: [Int: [NSLayoutConstraint]] = [:]
    var root: UIView { views[0] ?? UIView() }

    /// Creates the views and lays them out.
    init(_ hierarchy: RandomHierarchy, size: CGSize) {
        LayoutEnvironment.current.logsConflicts = false
        update(to: hierarchy, size: size)
        root.layoutIfNeeded()
    }

    /// The frames of views and guides.
    var frames: [Int: CGRect] {
        views.mapValues(\.frame).merging(guides.mapValues(\.layoutFrame)) { frame, _ in frame }
    }

    /// Updates the views to the hierarchy; views that already correspond to it are unchanged.
    func update(to hierarchy: RandomHierarchy, size: CGSize) {
        for node in hierarchy.all where node.kind != .guide && views[node.number] == nil {
            views[node.number] = make(node)
        }
        root.frame.size = size
        let present = Set(hierarchy.all.map(\.number))
        for (number, view) in views.sorted(by: { $0.key < $1.key }) where !present.contains(number) {
            view.removeFromSuperview()
            (views[number], constraints[number]) = (nil, nil)
        }
        for (number, guide) in guides.sorted(by: { $0.key < $1.key }) where !present.contains(number) {
            guide.owningView?.removeLayoutGuide(guide)
            (guides[number], constraints[number]) = (nil, nil)
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
        case .block: view = BlockOfHierarchy()
        case .plain, .guide: view = UIView()
        }
        view.translatesAutoresizingMaskIntoConstraints = node.number == 0 || node.kind == .masked
        return view
    }

    private func show(_ node: RandomHierarchy, _ view: UIView) {
        view.isHidden = node.isHidden
        view.semanticContentAttribute = node.direction
        showContent(node.content, view)
        guard let stack = view as? UIStackView else { return }
        stack.isBaselineRelativeArrangement = node.arrangement.isBaselineRelative
        stack.isLayoutMarginsRelativeArrangement = node.arrangement.isMarginsRelative
        stack.axis = node.arrangement.axis
        stack.distribution = node.arrangement.distribution
        stack.alignment = node.arrangement.alignment
        stack.spacing = node.arrangement.spacing
    }

    /// Sets only properties that differ, since setting others again could hide that an earlier change was lost.
    private func showContent(_ content: RandomHierarchy.Content, _ view: UIView) {
        if let label = view as? UILabel {
            if let text = content.text, text != label.text { label.text = text }
            if label.numberOfLines != content.lineCount { label.numberOfLines = content.lineCount }
            if label.font.pointSize != content.fontSize { label.font = .systemFont(ofSize: content.fontSize) }
            if label.preferredMaxLayoutWidth != content.preferredWidth {
                label.preferredMaxLayoutWidth = content.preferredWidth
            }
        }
        if let block = view as? BlockOfHierarchy, block.size != content.size { block.size = content.size }
        guard let priorities = content.priorities?.map({ UILayoutPriority($0) }) else { return }
        for (axis, hugging, resistance) in [
            (NSLayoutConstraint.Axis.horizontal, priorities[0], priorities[1]),
            (.vertical, priorities[2], priorities[3]),
        ] {
            if view.contentHuggingPriority(for: axis) != hugging {
                view.setContentHuggingPriority(hugging, for: axis)
            }
            if view.contentCompressionResistancePriority(for: axis) != resistance {
                view.setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
    }

    /// The guides of a view, which are created again if they are others or in another order.
    private func place(guides nodes: [RandomHierarchy], in view: UIView) {
        let present = nodes.compactMap { guides[$0.number] }
        if present.count == nodes.count, present.elementsEqual(view.layoutGuides, by: ===) { return }
        for node in nodes {
            if let guide = guides[node.number] { guide.owningView?.removeLayoutGuide(guide) }
            constraints[node.number] = nil
            let guide = UILayoutGuide()
            guides[node.number] = guide
            view.addLayoutGuide(guide)
        }
    }

    private func item(_ number: Int) -> AnyObject? { views[number] ?? guides[number] }

    private func place(_ node: RandomHierarchy) {
        guard let view = views[node.number] else { return }
        view.layoutMargins = UIEdgeInsets(
            top: node.margin, left: node.margin + 1, bottom: node.margin, right: node.margin + 4)
        show(node, view)
        // A stack view has guides of its own, and contains none of these.
        if node.kind != .stack { place(guides: node.children.filter { $0.kind == .guide }, in: view) }
        for (index, child) in node.children.filter({ $0.kind != .guide }).enumerated() {
            guard let inner = views[child.number] else { continue }
            if let former = inner.superview, former !== view {
                inner.removeFromSuperview()
                // An ambiguous attribute keeps the value that it had when the view was added.
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
        guard let item = item(node.number), let parent = node.parent, let superview = views[parent.number] else {
            return
        }
        let wanted = node.links.map { constraint($0, item, superview) }
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
            && one.firstItem === other.firstItem && one.secondAttribute == other.secondAttribute
            && one.relation == other.relation && one.multiplier == other.multiplier
    }

    private func constraint(
        _ link: RandomHierarchy.Link, _ item: AnyObject, _ superview: UIView
    ) -> NSLayoutConstraint {
        let around: AnyObject = link.isToMargins ? superview.layoutMarginsGuide : superview
        let made = NSLayoutConstraint(
            item: item, attribute: link.attributes.0, relatedBy: link.relation,
            toItem: link.sibling.flatMap { self.item($0) } ?? around, attribute: link.attributes.1,
            multiplier: link.multiplier, constant: link.constant)
        made.priority = link.priority
        return made
    }
}

/// A view with an intrinsic size that changes.
final class BlockOfHierarchy: UIView {
    var size = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
}
