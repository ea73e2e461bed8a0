import Foundation

/// The frames of all elements of a flow layout, in content order.
struct FlowPlaces {
    struct Place {
        /// The kind of a header or footer; nil for items.
        var kind: String?
        var path: IndexPath
        var frame: CGRect
    }

    /// The extent of a section along the scroll axis, in points.
    ///
    /// A pinned header stays before the end of the items. A pinned footer stays after their start.
    struct Reach {
        var start: CGFloat
        var firstItem: CGFloat
        var lastItem: CGFloat
        var end: CGFloat
    }

    private(set) var all: [Place] = []
    /// The extent of each section, by its index.
    var reaches: [Int: Reach] = [:]
    var contentSize = CGSize.zero
    private var finder = PlaceFinder()

    mutating func append(_ place: Place) {
        finder.note(place.kind, at: place.path, index: all.count)
        all.append(place)
    }

    /// Returns the element of an item; nil for none.
    func item(at path: IndexPath) -> Place? { finder.item(at: path).map { all[$0] } }
    /// Returns the element of a header or footer; nil for none.
    func bar(_ kind: String, at path: IndexPath) -> Place? { finder.view(kind, at: path).map { all[$0] } }
}

/// Breaks items into lines and places them, section by section.
///
/// The computation assumes vertical scrolling. For horizontal scrolling, the axes of sizes and frames are exchanged.
struct FlowArrangement {
    /// The data of a section, in the axes of the collection view.
    struct Section {
        var inset = UIEdgeInsets.zero
        var lineSpacing: CGFloat = 0
        var itemSpacing: CGFloat = 0
        var header = CGSize.zero
        var footer = CGSize.zero
        var items: [CGSize] = []
    }

    let isVertical: Bool
    /// The available length perpendicular to scrolling, in points.
    let breadth: CGFloat
    /// The number of pixels in a point.
    let scale: CGFloat
    private var y: CGFloat = 0
    private var places = FlowPlaces()
    /// A Boolean value that indicates whether an item is wider than its section.
    private(set) var hasOversize = false

    init(isVertical: Bool, breadth: CGFloat, scale: CGFloat) {
        (self.isVertical, self.breadth, self.scale) = (isVertical, breadth, scale)
    }

    /// Places a section below the previous ones.
    mutating func add(_ section: Section, number: Int) {
        let start = IndexPath(item: 0, section: number)
        var reach = FlowPlaces.Reach(start: y, firstItem: y, lastItem: y, end: y)
        addBar(section.header, UICollectionView.elementKindSectionHeader, start)
        reach.firstItem = y
        let inset = isVertical ? section.inset : section.inset.turned
        y += inset.top
        let room = breadth - inset.left - inset.right
        let sizes = section.items.map { isVertical ? $0 : $0.turned }
        if sizes.contains(where: { $0.width > room + 1e-6 }) { hasOversize = true }
        var first = 0
        while first < sizes.count {
            if first > 0 { y += section.lineSpacing }
            let count = countFitting(sizes[first...], in: room, section.itemSpacing)
            let line = Array(sizes[first..<first + count])
            let isLast = first + count == sizes.count
            let gap = self.gap(of: line, isLast: isLast, in: room, section.itemSpacing)
            let width = line.reduce(0) { $0 + $1.width }
            let isAlone = count == 1 && (!isLast || 2 * width + section.itemSpacing > room + 1e-9)
            place(line, from: inset.left + (isAlone ? (room - width) / 2 : 0), gap: gap, path: (number, first))
            first += count
        }
        y += inset.bottom
        reach.lastItem = y
        addBar(section.footer, UICollectionView.elementKindSectionFooter, start)
        reach.end = y
        places.reaches[number] = reach
    }

    /// Returns all frames and the size of the content.
    func finished() -> FlowPlaces {
        var places = places
        let size = CGSize(width: breadth, height: y)
        places.contentSize = isVertical ? size : size.turned
        return places
    }

    private func countFitting(_ sizes: ArraySlice<CGSize>, in room: CGFloat, _ spacing: CGFloat) -> Int {
        var (count, width) = (0, CGFloat(0))
        for size in sizes {
            width += size.width + (count > 0 ? spacing : 0)
            if count > 0, width > room + 1e-9 { break }
            count += 1
        }
        return count
    }

    /// Returns the space between items of a line, in points.
    ///
    /// Items share the remaining length. The last line has the spacing of a line that is filled with copies of its last item.
    private func gap(of line: [CGSize], isLast: Bool, in room: CGFloat, _ spacing: CGFloat) -> CGFloat {
        guard let last = line.last else { return spacing }
        var (count, width) = (CGFloat(line.count), line.reduce(0) { $0 + $1.width })
        if isLast, last.width > 0, last.width + spacing > 0 {
            // A division instead of a loop: very many items of almost no width would fit.
            let more = ((room + 1e-9 - width - (count - 1) * spacing) / (last.width + spacing)).rounded(.down)
            if more > 0, more.isFinite {
                width += more * last.width
                count += more
            }
        }
        return count > 1 ? max(spacing, (room - width) / (count - 1)) : spacing
    }

    private mutating func place(_ line: [CGSize], from left: CGFloat, gap: CGFloat, path: (section: Int, first: Int)) {
        let height = line.reduce(0) { max($0, $1.height) }
        var x = left
        for (index, size) in line.enumerated() {
            let origin = CGPoint(x: onPixel(x), y: onPixel(y + (height - size.height) / 2))
            add(nil, IndexPath(item: path.first + index, section: path.section), CGRect(origin: origin, size: size))
            x += size.width + gap
        }
        y += height
    }

    private mutating func addBar(_ size: CGSize, _ kind: String, _ path: IndexPath) {
        let height = isVertical ? size.height : size.width
        guard height > 0 else { return }
        add(kind, path, CGRect(x: 0, y: y, width: breadth, height: height))
        y += height
    }

    private mutating func add(_ kind: String?, _ path: IndexPath, _ frame: CGRect) {
        places.append(FlowPlaces.Place(kind: kind, path: path, frame: isVertical ? frame : frame.turned))
    }

    private func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}

extension CGSize {
    fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
    fileprivate var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension UIEdgeInsets {
    fileprivate var turned: UIEdgeInsets { UIEdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}
