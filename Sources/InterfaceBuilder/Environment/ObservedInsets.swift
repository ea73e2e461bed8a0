/// The insets of safe areas and margins that constraints of a document show, although the document does not store them.
///
/// An example is a required equality between an edge of a placed view and a safe area or margin. With the stored frames it shows the
/// position of that edge when Interface Builder stored the document. Of different values for one inset, the most frequent credible one
/// counts. A constant that was changed later shows an inset that never existed, and would move everything that refers to it.
struct ObservedInsets {
    /// An inset of a view.
    struct Key: Hashable {
        let view: Int
        let isMargin: Bool
        let edge: EnvironmentInference.Edge
    }

    /// An inset of a given length, anywhere in the document.
    private struct Length: Hashable {
        let isMargin: Bool
        let isVertical: Bool
        let value: Double
    }

    private var votes: [Key: [Double: Int]] = [:]
    /// The number of constraints of the document that show each length.
    private var witnesses: [Length: Int] = [:]
    private let document: InterfaceDocument
    /// The first root view of each controller.
    private var rootOfController: [Int: Int] = [:]

    /// Reads a document with the size classes of its own device.
    init(document: InterfaceDocument) {
        self.document = document
        for (index, view) in document.views.enumerated() where view.isSceneRoot {
            guard let controller = view.controller, rootOfController[controller] == nil else { continue }
            rootOfController[controller] = index
        }
        for view in document.views {
            let excluded = document.excluded(by: view, traits: document.traits)
            for index in view.constraints where !excluded.contains(document.constraints[index].id) {
                read(document.constraints[index])
            }
        }
    }

    /// Returns the inset that most constraints show.
    ///
    /// If several are equally frequent, the result is the smallest one; nil if no constraint shows an inset.
    ///
    /// An inset that only one constraint of the document shows must be credible by itself.
    func inset(_ key: Key, isCredible: (Double) -> Bool) -> Double? {
        let shown = votes[key]?.filter { inset, _ in
            (witnesses[sighting(inset, key)] ?? 0) > 1 || isCredible(inset)
        }
        return shown?.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }

    private func sighting(_ inset: Double, _ key: Key) -> Length {
        Length(isMargin: key.isMargin, isVertical: key.edge == .top || key.edge == .bottom, value: inset)
    }

    private mutating func read(_ constraint: InterfaceDocument.Constraint) {
        guard constraint.relation == .equal, constraint.multiplier == 1, constraint.priority >= 1000,
            constraint.variations.isEmpty, let first = constraint.firstAttribute,
            let secondItem = constraint.secondItem, let second = constraint.secondAttribute
        else { return }
        if let key = inset(first, of: constraint.firstItem) {
            let distance = counts(first, leftwardsIn: key.view) ? -constraint.constant : constraint.constant
            vote(key, edge(second, of: secondItem, in: key.view).map { $0 + distance })
        }
        if let key = inset(second, of: secondItem) {
            let distance = counts(second, leftwardsIn: key.view) ? -constraint.constant : constraint.constant
            vote(key, edge(first, of: constraint.firstItem, in: key.view).map { $0 - distance })
        }
    }

    /// Returns whether distances from an edge count from right to left, as for leading and trailing edges in a right-to-left view.
    private func counts(_ attribute: InterfaceDocument.Attribute, leftwardsIn container: Int) -> Bool {
        attribute.isDirectional && readsRightToLeft(container)
    }

    private func readsRightToLeft(_ view: Int) -> Bool {
        document.semanticContentAttribute(of: document.views[view], traits: document.traits) == .forceRightToLeft
    }

    private mutating func vote(_ key: Key, _ position: Double?) {
        guard let position else { return }
        let frame = document.views[key.view].frame
        let inset: Double
        switch key.edge {
        case .top, .left: inset = position
        case .bottom: inset = frame.height - position
        case .right: inset = frame.width - position
        }
        let length = key.edge == .top || key.edge == .bottom ? frame.height : frame.width
        guard inset >= 0, inset <= length / 2 else { return }
        votes[key, default: [:]][inset, default: 0] += 1
        witnesses[sighting(inset, key), default: 0] += 1
    }

    /// Returns the inset of an attribute of an item, or nil for anything but an edge of a guide or a margin.
    private func inset(_ attribute: InterfaceDocument.Attribute, of item: String) -> Key? {
        switch document.items[item] {
        case .guide(let index):
            let guide = document.guides[index]
            guard let edge = edge(attribute, in: guide.owner) else { return nil }
            switch guide.kind {
            case .safeArea: return Key(view: guide.owner, isMargin: false, edge: edge)
            case .layoutMargins: return Key(view: guide.owner, isMargin: true, edge: edge)
            default: return nil
            }
        case .controllerGuide(let controller, let side):
            guard attribute == (side == .top ? .bottom : .top),
                let root = rootOfController[controller]
            else { return nil }
            return Key(view: root, isMargin: false, edge: side == .top ? .top : .bottom)
        case .view(let index):
            guard attribute.isMargin, let edge = edge(attribute, in: index) else { return nil }
            return Key(view: index, isMargin: true, edge: edge)
        default: return nil
        }
    }

    /// Returns the edge of an attribute in a view, or nil for sizes, centers and baselines.
    private func edge(_ attribute: InterfaceDocument.Attribute, in container: Int) -> EnvironmentInference.Edge? {
        counts(attribute, leftwardsIn: container) ? attribute.edge?.opposite : attribute.edge
    }

    /// Returns the position of an edge of a placed view in the coordinates of an ancestor.
    private func edge(_ attribute: InterfaceDocument.Attribute, of item: String, in container: Int) -> Double? {
        guard case .view(let index) = document.items[item], index != container, !attribute.isMargin,
            let edge = edge(attribute, in: container), isPlaced(index), let origin = origin(of: index, in: container)
        else { return nil }
        let frame = document.views[index].frame
        switch edge {
        case .top: return origin.y
        case .bottom: return origin.y + frame.height
        case .left: return origin.x
        case .right: return origin.x + frame.width
        }
    }

    /// Returns whether constraints determined the stored frame, and its edges are those of the alignment rectangle.
    private func isPlaced(_ index: Int) -> Bool {
        let view = document.views[index]
        return !document.flag("misplaced", in: view) && !document.flag("ambiguous", in: view)
            && document.value(of: "translatesAutoresizingMaskIntoConstraints", in: view) == "NO"
            && !view.kind.hasAlignmentInsets
    }

    private func origin(of index: Int, in container: Int) -> (x: Double, y: Double)? {
        var origin = (x: 0.0, y: 0.0)
        var next: Int? = index
        while let view = next, view != container {
            guard view == index || document.views[view].tag != "scrollView" else { return nil }
            origin.x += document.views[view].frame.x
            origin.y += document.views[view].frame.y
            next = document.views[view].parent
        }
        return next == container ? origin : nil
    }
}

extension InterfaceDocument.Attribute {
    /// The edge that the attribute belongs to, with leading treated as left; nil for sizes, centers and baselines.
    fileprivate var edge: EnvironmentInference.Edge? {
        switch self {
        case .top, .topMargin: .top
        case .bottom, .bottomMargin: .bottom
        case .leading, .left, .leadingMargin, .leftMargin: .left
        case .trailing, .right, .trailingMargin, .rightMargin: .right
        default: nil
        }
    }
}

extension EnvironmentInference.Edge {
    fileprivate var opposite: Self {
        switch self {
        case .top: .bottom
        case .left: .right
        case .bottom: .top
        case .right: .left
        }
    }
}
