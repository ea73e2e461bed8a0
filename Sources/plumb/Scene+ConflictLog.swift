import ConflictLogs
import Scene

extension Scene {
    /// The views of a conflict log after the break, in a view that stands for their window; nil for a log without views.
    ///
    /// The log gives few frames, so views without one have an arbitrary place.
    init?(_ analysis: ConflictAnalysis) {
        let log = analysis.log
        guard !log.items.isEmpty, log.items.count <= Self.mostItems, !analysis.rectangles.isEmpty else { return nil }
        let words = analysis.itemNames
        var conflicting = Set<Int>()
        for place in analysis.conflicting {
            conflicting.insert(log.constraints[place].first)
            if let second = log.constraints[place].second { conflicting.insert(second) }
        }
        let frames = analysis.rectangles.map { rectangle in
            Rectangle(
                x: Self.bounded(rectangle.minX), y: Self.bounded(rectangle.minY),
                width: max(0, Self.bounded(rectangle.width)), height: max(0, Self.bounded(rectangle.height)))
        }
        let tops = analysis.drawingOrder.filter { entry in entry.superitem == nil }.map { entry in frames[entry.item] }
        let (left, top) = (tops.map(\.x).min() ?? 0, tops.map(\.y).min() ?? 0)
        let size = Size(
            width: max(1, (tops.map(\.maxX).max() ?? 0) - left) + 2 * Self.gap,
            height: max(1, (tops.map(\.maxY).max() ?? 0) - top) + 2 * Self.gap)
        let window = View(
            id: Self.windowID, name: "Log in line \(log.line)", className: "UIWindow",
            frame: Rectangle(x: 0, y: 0, width: size.width, height: size.height))
        let views = analysis.drawingOrder.map { entry in
            let item = log.items[entry.item]
            let type = item.shortClassName ?? "UIView"
            let frame = frames[entry.item]
            return View(
                id: "\(entry.item + 1)", name: words[entry.item],
                parent: entry.superitem.map { superitem in "\(superitem + 1)" } ?? Self.windowID, className: type,
                kind: Self.kind(ofClass: type),
                frame: entry.superitem == nil ? frame.offset(x: Self.gap - left, y: Self.gap - top) : frame,
                isConflicting: conflicting.contains(entry.item),
                text: Text(string: item.text ?? item.name ?? type, fontSize: 12))
        }
        self.init(root: Self.windowID, className: "UIWindow", size: size, views: [window] + views)
    }

    /// The id of the view around all others, which the log does not name.
    private static let windowID = "window"
    private static let gap = 16.0
    private static let mostItems = 200

    private static func bounded(_ length: Double) -> Double {
        length.isFinite ? min(max(length, -10_000), 10_000) : 0
    }

    private static func kind(ofClass name: String) -> View.Kind {
        switch name {
        case _ where name.hasSuffix("Label"): .label
        case _ where name.hasSuffix("Button"): .button
        case _ where name.hasSuffix("ImageView"): .imageView
        case _ where name.hasSuffix("TextField"): .textField
        case _ where name.hasSuffix("TextView"): .textView
        case _ where name.hasSuffix("StackView"): .stackView
        case _ where name.hasSuffix("Cell"): .cell
        default: .view
        }
    }
}
