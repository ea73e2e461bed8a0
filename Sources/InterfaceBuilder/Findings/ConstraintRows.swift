/// The constraints of a document as linear forms that hold for all sizes of screens, texts and margins.
///
/// Every edge of a margin or guide, every baseline and the content of every scroll view is a separate variable. So are left and leading
/// edges, which differ in right-to-left languages, except in views with a fixed direction. Therefore the forms determine their values on
/// every device. Other values may still be determined otherwise.
struct ConstraintRows {
    /// A position or size in a form.
    private enum Variable: Hashable {
        case start(String, isHorizontal: Bool)
        case left(String)
        case size(String, isHorizontal: Bool)
        case mark(String, InterfaceDocument.Attribute)
    }

    private let document: InterfaceDocument
    private var numbers: [Variable: Int] = [:]

    init(document: InterfaceDocument) { self.document = document }

    /// Returns the left side of a constraint minus its right side, or nil for an unsupported constraint.
    mutating func row(of constraint: InterfaceDocument.Constraint) -> RowSpace.Row? {
        let second = constraint.secondItem
        guard let firstAttribute = attribute(constraint.firstAttribute, in: constraint.owner),
            let first = form(firstAttribute, of: constraint.firstItem, seenFrom: second)
        else { return nil }
        guard let second else { return merged(first) }
        guard let secondAttribute = attribute(constraint.secondAttribute, in: constraint.owner),
            let other = form(secondAttribute, of: second, seenFrom: constraint.firstItem)
        else { return nil }
        var row = first + other.map { term in (term.variable, -constraint.multiplier * term.coefficient) }
        if constraint.multiplier != 1, !firstAttribute.isSize {
            // Positions are distances from the start of the view that holds the constraint.
            let holder = document.views[constraint.owner].id
            let start = number(.start(holder, isHorizontal: firstAttribute.isHorizontal))
            row.append((start, constraint.multiplier - 1))
        }
        return merged(row)
    }

    /// Returns the attribute, with left or right for leading and trailing in a view with a fixed direction.
    private func attribute(
        _ attribute: InterfaceDocument.Attribute?, in holder: Int
    ) -> InterfaceDocument.Attribute? {
        switch document.semanticContentAttribute(of: document.views[holder]) {
        case .unspecified: attribute
        case .playback, .spatial, .forceLeftToRight: attribute?.read(fromRight: false)
        case .forceRightToLeft: attribute?.read(fromRight: true)
        }
    }

    private func merged(_ row: RowSpace.Row) -> RowSpace.Row {
        var sums: [Int: Double] = [:]
        for term in row { sums[term.variable, default: 0] += term.coefficient }
        return sums.filter { sum in sum.value != 0 }.map { sum in (sum.key, sum.value) }
            .sorted { one, other in one.0 < other.0 }
    }

    private mutating func form(
        _ attribute: InterfaceDocument.Attribute, of id: String, seenFrom other: String?
    ) -> RowSpace.Row? {
        guard document.items[id] != nil else { return nil }
        let isHorizontal = attribute.isHorizontal
        if attribute.isSize { return [(number(.size(id, isHorizontal: isHorizontal)), 1)] }
        // For the views inside a scroll view, its edges are the edges of its content.
        let isContent = isScrollView(id) && other != nil && other != id && isInside(other ?? "", id)
        let item = isContent ? id + "/content" : id
        let start = number(.start(item, isHorizontal: isHorizontal))
        let size = number(.size(item, isHorizontal: isHorizontal))
        switch attribute {
        case .leading, .top: return [(start, 1)]
        case .trailing, .bottom: return [(start, 1), (size, 1)]
        case .centerX, .centerY: return [(start, 1), (size, 0.5)]
        case .left: return [(number(.left(item)), 1)]
        case .right: return [(number(.left(item)), 1), (size, 1)]
        default: return [(number(.mark(item, attribute)), 1)]
        }
    }

    private mutating func number(_ variable: Variable) -> Int {
        if let number = numbers[variable] { return number }
        numbers[variable] = numbers.count
        return numbers.count - 1
    }

    private func isScrollView(_ id: String) -> Bool {
        document.view(withID: id).map { view in view.kind.scrolling == .subviews } ?? false
    }

    /// Returns whether a view contains an item, at any depth.
    private func isInside(_ id: String, _ container: String) -> Bool {
        var next: Int?
        switch document.items[id] {
        case .view(let index): next = document.views[index].parent
        case .guide(let index): next = document.guides[index].owner
        default: return false
        }
        while let index = next {
            if document.views[index].id == container { return true }
            next = document.views[index].parent
        }
        return false
    }
}

extension InterfaceDocument.Attribute {
    /// Returns the attribute with leading or trailing replaced by left or right for a layout direction.
    ///
    /// Other attributes are unchanged.
    fileprivate func read(fromRight isRightToLeft: Bool) -> Self {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }

    /// A Boolean value that indicates whether it is a width or a height.
    var isSize: Bool { self == .width || self == .height }

    /// A Boolean value that indicates whether it belongs to the horizontal axis.
    var isHorizontal: Bool {
        switch self {
        case .leading, .trailing, .left, .right, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        default: false
        }
    }
}
