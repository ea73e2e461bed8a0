import LayoutEngine
import VisualFormat

/// A container that lays widgets out by visual formats, without UIKit.
///
/// It has one engine, with an item for each widget.
public final class Panel {
    private let engine = LayoutEngine()
    private let root: LayoutItem
    private let grid: PixelGrid
    private var sides: (width: LayoutConstraintID?, height: LayoutConstraintID?)
    private var widgets: [LayoutItem: Widget] = [:]
    private var items: [String: LayoutItem] = [:]
    /// The part of a format for each constraint, for messages.
    private var texts: [LayoutConstraintID: String] = [:]

    /// Creates a panel of a size in points, on a screen with a number of pixels per point.
    public init(width: Double, height: Double, scale: Double = 1) {
        grid = PixelGrid(scale: scale)
        root = engine.makeItem()
        // The size of the root is an input, so that no conflict ever breaks it.
        sides.width = engine.add(LayoutConstraint(root, .width, constant: width, origin: .encapsulatedLayout))
        sides.height = engine.add(LayoutConstraint(root, .height, constant: height, origin: .encapsulatedLayout))
    }

    /// Adds a widget to the panel.
    public func add(_ widget: Widget) {
        let item = engine.makeItem(in: root)
        widgets[item] = widget
        items[widget.name] = item
        guard let size = widget.contentSize else { return }
        for (attribute, length) in [(LayoutAttribute.width, size.width), (.height, size.height)] {
            var wish = LayoutConstraint(item, attribute, constant: length, origin: .contentSize)
            // Compression resistance is stronger than hugging, as in UIKit.
            (wish.shrinkingPriority, wish.growingPriority) = (Self.compressionResistance, Self.hugging)
            _ = engine.add(wish)
        }
    }

    private static let compressionResistance = Priority(750) ?? .required
    private static let hugging = Priority(250) ?? .required

    /// Adds the constraints of a format.
    ///
    /// - Throws: ``FormatFailure`` with all problems of the format; then nothing is added.
    public func add(_ format: String, metrics: [String: Double] = [:]) throws(FormatFailure) {
        let tree = SyntaxTree(parsing: format)
        let bound = tree.bound(to: NamedBindings(views: items.keys.sorted(), metrics: metrics))
        guard bound.isValid else { throw FormatFailure(format: format, problems: bound.problems) }
        let bytes = Array(format.utf8)
        for record in bound.constraints {
            guard let constraint = constraint(record, bound), let id = engine.add(constraint) else { continue }
            texts[id] = "\(String(decoding: bytes[record.span.range], as: UTF8.self)) in \(format)"
        }
    }

    /// Sets the size of the panel, in points.
    public func resize(width: Double, height: Double) {
        if let id = sides.width { engine.setConstant(width, of: id) }
        if let id = sides.height { engine.setConstant(height, of: id) }
    }

    /// Solves all changes, and sets the frames of the affected widgets.
    ///
    /// Returns these widgets.
    @discardableResult
    public func layOut() -> [Widget] {
        let place = PixelPlace(exact: .zero, snapped: .zero, on: grid)
        return engine.takeChangedItems().compactMap { change in
            guard let widget = widgets[change.item] else { return nil }
            widget.frame = grid.snap(engine.rectangle(of: change.item), from: place)
            return widget
        }
    }

    /// The problems of the constraints: conflicts and ambiguous attributes.
    public var complaints: [String] {
        let conflicts = engine.conflicts.map { conflict in
            "cannot all hold: " + conflict.constraints.compactMap { id in texts[id] }.joined(separator: "; ")
        }
        let open = items.sorted { one, other in one.key < other.key }.compactMap { name, item -> String? in
            let attributes = engine.ambiguousAttributes(of: item)
            return attributes.isEmpty ? nil : "open of \(name): \(attributes.map { "\($0)" }.joined(separator: ", "))"
        }
        return conflicts + open
    }

    // MARK: Translation of formats for the engine

    private func constraint(_ record: FormatConstraint, _ bound: BoundFormat) -> LayoutConstraint? {
        guard let first = item(record.first, bound), let attribute = attribute(record.firstAttribute) else {
            return nil
        }
        let priority = Priority(record.priority) ?? .required
        var constraint = LayoutConstraint(
            first, attribute, multiplier: record.multiplier, constant: record.constant, priority: priority,
            origin: .visualFormat)
        constraint.second = record.second.flatMap { second in item(second, bound) }
        constraint.secondAttribute = record.secondAttribute.flatMap(self.attribute) ?? .notAnAttribute
        constraint.relation =
            switch record.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        return constraint
    }

    private func item(_ item: FormatConstraint.Item, _ bound: BoundFormat) -> LayoutItem? {
        switch item {
        case .view(let index): items[bound.viewNames[index]]
        case .superview, .safeArea: root
        // Only extended formats have guides.
        case .guide: nil
        }
    }

    /// Both enumerations use Apple's numbers.
    private func attribute(_ attribute: VisualFormat.Attribute) -> LayoutAttribute? {
        LayoutAttribute(rawValue: UInt8(attribute.rawValue))
    }
}
