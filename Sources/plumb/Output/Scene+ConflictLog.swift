import ConflictLogs
import LayoutEngine
import Scene

extension Scene {
    /// The views of a conflict log after the break, in a view that stands for their window; nil for a log without views.
    ///
    /// Captions are views of their own in front of all others, so they do not cover one another.
    init?(_ analysis: ConflictAnalysis) {
        guard let picture = ConflictPicture(analysis) else { return nil }
        let log = analysis.log
        let names = analysis.itemNames
        var conflicting = Set<Int>()
        for place in analysis.conflicting {
            conflicting.insert(log.constraints[place].first)
            if let second = log.constraints[place].second { conflicting.insert(second) }
        }
        let window = View(
            id: Self.windowID, name: "Log in line \(log.line)", className: "UIWindow",
            frame: Rectangle(x: 0, y: 0, width: picture.size.width, height: picture.size.height))
        let views = picture.shapes.map { shape in
            View(
                id: "\(shape.item + 1)", name: names[shape.item], parent: Self.windowID,
                className: log.items[shape.item].shortClassName ?? "UIView", frame: Rectangle(shape.rectangle),
                isConflicting: conflicting.contains(shape.item))
        }
        let captions = picture.shapes.map { shape in
            View(
                id: "caption \(shape.item + 1)", name: names[shape.item], parent: Self.windowID, className: "UILabel",
                kind: .label,
                frame: Rectangle(
                    x: shape.caption.x, y: shape.caption.y,
                    width: Double(names[shape.item].count) * ConflictPicture.fontSize * 0.62,
                    height: ConflictPicture.captionHeight),
                text: Text(string: names[shape.item], fontSize: ConflictPicture.fontSize))
        }
        self.init(
            root: Self.windowID, className: "UIWindow",
            size: Size(width: picture.size.width, height: picture.size.height), views: [window] + views + captions)
    }

    /// The id of the view around all others, which the log does not name.
    private static let windowID = "window"
}

extension Scene.Rectangle {
    /// A rectangle that can be seen: a view of no width or height becomes a line.
    fileprivate init(_ rectangle: LayoutRectangle) {
        self.init(
            x: rectangle.minX, y: rectangle.minY, width: max(1, rectangle.width), height: max(1, rectangle.height))
    }
}
