import LayoutEngine

/// The views of a log after the break, as rectangles with captions that do not cover one another.
///
/// The log gives few frames, so views without one have an arbitrary place.
public struct ConflictPicture: Sendable {
    /// The size in points.
    public private(set) var size: (width: Double, height: Double) = (0, 0)
    /// The rectangle of each item in the coordinate space of the picture, superviews first.
    public private(set) var shapes: [Shape] = []
    /// The rectangle that the first item of the broken constraint would have with its wanted number; nil if there is none.
    public private(set) var wanted: Shape?

    /// An item of the log in the picture.
    public struct Shape: Sendable {
        /// The index of the item in the log.
        public var item: Int
        /// The index of the superview in the log; nil if it is none of the log.
        public var superitem: Int?
        /// The rectangle.
        public var rectangle: LayoutRectangle
        /// The upper left corner of the caption.
        public var caption = (x: 0.0, y: 0.0)
    }

    /// The height of a caption, in points.
    public static let captionHeight = 15.0
    /// The font size of a caption, in points.
    public static let fontSize = 11.0

    private static let gap = 24.0
    private static let mostItems = 200
    private static let farthest = 10_000.0

    /// Draws an analysis; nil for a log without views or with too many.
    public init?(_ analysis: ConflictAnalysis) {
        let count = analysis.log.items.count
        guard count > 0, count <= Self.mostItems, analysis.rectangles.count == count else { return nil }
        var shapes: [Shape] = []
        var places: [Int: Int] = [:]
        for entry in analysis.drawingOrder {
            var rectangle = Self.bounded(analysis.rectangles[entry.item])
            if let superitem = entry.superitem, let place = places[superitem] {
                rectangle.minX += shapes[place].rectangle.minX
                rectangle.minY += shapes[place].rectangle.minY
            }
            places[entry.item] = shapes.count
            shapes.append(Shape(item: entry.item, superitem: entry.superitem, rectangle: rectangle))
        }
        self.shapes = shapes
        wanted = analysis.effect.flatMap { effect in self.ghost(of: effect, in: analysis.log) }
        placeCaptions(
            widths: analysis.itemNames.map { name in Double(name.unicodeScalars.count) * Self.fontSize * 0.62 })
        fit()
    }

    private static func bounded(_ rectangle: LayoutRectangle) -> LayoutRectangle {
        func bounded(_ length: Double) -> Double { length.isFinite ? min(max(length, -farthest), farthest) : 0 }
        return LayoutRectangle(
            minX: bounded(rectangle.minX), minY: bounded(rectangle.minY), width: max(0, bounded(rectangle.width)),
            height: max(0, bounded(rectangle.height)))
    }

    /// The rectangle of the first item with the number that the broken constraint asks for.
    private func ghost(of effect: BrokenEffect, in log: ConflictLog) -> Shape? {
        let constraint = log.constraints[effect.constraint]
        let attribute = constraint.firstAttribute.attribute
        let change = effect.wanted - effect.actual
        guard change.magnitude <= Self.farthest, var shape = shapes.first(where: { $0.item == constraint.first }) else {
            return nil
        }
        switch attribute {
        case .width: shape.rectangle.width = max(0, shape.rectangle.width + change)
        case .height: shape.rectangle.height = max(0, shape.rectangle.height + change)
        case _ where attribute.isHorizontal: shape.rectangle.minX += change
        default: shape.rectangle.minY += change
        }
        return shape
    }

    // MARK: Captions

    /// Gives each caption the first free place: inside its view, above, below, beside it, else below the picture.
    private mutating func placeCaptions(widths: [Double]) {
        var taken: [LayoutRectangle] = []
        var bottom = shapes.map { shape in shape.rectangle.maxY }.max() ?? 0
        for place in shapes.indices {
            let shape = shapes[place]
            let (frame, width) = (shape.rectangle, widths[shape.item])
            let inner = shapes.filter { other in other.superitem == shape.item }.map { other in other.rectangle }
            var choices: [LayoutRectangle] = []
            let isRoomy = frame.width >= width + 8 && frame.height >= Self.captionHeight
            if isRoomy { choices.append(Self.caption(frame.minX + 4, frame.minY + 1, width)) }
            if isRoomy { choices.append(Self.caption(frame.minX + 4, frame.maxY - Self.captionHeight, width)) }
            choices.append(Self.caption(frame.minX, frame.minY - Self.captionHeight, width))
            choices.append(Self.caption(frame.minX, frame.maxY, width))
            choices.append(Self.caption(frame.maxX + 4, frame.minY, width))
            let free = choices.first { choice in
                !taken.contains { other in other.overlaps(choice) }
                    && !inner.contains { other in other.overlaps(choice) }
                    && isClear(choice, of: shape)
            }
            let chosen = free ?? Self.caption(frame.minX, bottom + 2, width)
            if free == nil { bottom = chosen.maxY }
            taken.append(chosen)
            shapes[place].caption = (chosen.minX, chosen.minY)
        }
        extent = taken
    }

    /// The rectangles of the captions, which the size of the picture includes.
    private var extent: [LayoutRectangle] = []

    private static func caption(_ x: Double, _ y: Double, _ width: Double) -> LayoutRectangle {
        LayoutRectangle(minX: x, minY: y, width: width, height: captionHeight)
    }

    /// Whether a caption covers no view beside its own one: only the views around that.
    private func isClear(_ caption: LayoutRectangle, of shape: Shape) -> Bool {
        var around: [Int] = [shape.item]
        while let superitem = shapes.first(where: { other in other.item == around[around.count - 1] })?.superitem,
            around.count <= shapes.count
        {
            around.append(superitem)
        }
        return !shapes.contains { other in !around.contains(other.item) && other.rectangle.overlaps(caption) }
    }

    /// Moves everything into the picture, with a gap around it.
    private mutating func fit() {
        let all = shapes.map { shape in shape.rectangle } + extent + (wanted.map { ghost in [ghost.rectangle] } ?? [])
        let left = (all.map { frame in frame.minX }.min() ?? 0) - Self.gap
        let top = (all.map { frame in frame.minY }.min() ?? 0) - Self.gap
        size.width = (all.map { frame in frame.maxX }.max() ?? 0) - left + Self.gap
        size.height = (all.map { frame in frame.maxY }.max() ?? 0) - top + Self.gap
        for place in shapes.indices {
            shapes[place].rectangle.minX -= left
            shapes[place].rectangle.minY -= top
            shapes[place].caption.x -= left
            shapes[place].caption.y -= top
        }
        wanted?.rectangle.minX -= left
        wanted?.rectangle.minY -= top
        extent = []
    }
}

extension LayoutRectangle {
    fileprivate var maxX: Double { minX + width }
    fileprivate var maxY: Double { minY + height }

    fileprivate func overlaps(_ other: LayoutRectangle) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
