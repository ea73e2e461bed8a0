import Diagnostics
import Scene

/// A screen of a live page: its views, and on each device their frames as functions of the size.
public struct LiveScene: Sendable {
    /// A linear function of the width and the height of a screen.
    public struct Line: Hashable, Sendable {
        let constant: Double
        let width: Double
        let height: Double

        /// Creates a function from its value at size 0 and its slopes.
        public init(constant: Double, width: Double, height: Double) {
            (self.constant, self.width, self.height) = (constant, width, height)
        }
    }

    /// A convex set of sizes in which all frames are linear functions of the size.
    public struct Region: Sendable {
        let frames: [Line]
        let bounds: [Line]

        /// Creates a region.
        ///
        /// - Parameters:
        ///   - frames: The x, y, width and height of each view, in the order of the scene, relative to the parent.
        ///   - bounds: The functions that are not negative inside of the region.
        public init(frames: [Line], bounds: [Line]) { (self.frames, self.bounds) = (frames, bounds) }
    }

    /// The screen on some devices.
    public struct Layout: Sendable {
        let name: String
        let scene: Scene
        let regions: [Region]

        /// Creates a layout.
        ///
        /// - Parameters:
        ///   - name: The names of the devices.
        ///   - scene: The screen at its first size.
        ///   - regions: The regions. A size in none of them is unknown.
        public init(name: String, scene: Scene, regions: [Region]) {
            (self.name, self.scene, self.regions) = (name, scene, regions)
        }
    }

    /// Parts of a screen that its pictures have and its live picture does not.
    public enum Omission: String, Hashable, Sendable, CaseIterable {
        /// The rows of tables and the cells of collections.
        case rows = "rows"
        /// The bars of containers and of the system.
        case bars = "bars"
        /// The contents of container views.
        case contents = "contents of container views"
    }

    let title: String
    let range: ClosedRange<Double>
    let layouts: [Layout]
    let omissions: [Omission]

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - title: The name of the screen.
    ///   - range: The widths and heights that the regions cover.
    ///   - layouts: The layouts, in the order of the devices.
    ///   - pictures: The pictures of the screen, which can have more parts.
    public init(title: String, range: ClosedRange<Double>, layouts: [Layout], pictures: [Scene] = []) {
        (self.title, self.range, self.layouts) = (title, range, layouts)
        let known = Set(layouts.flatMap { layout in layout.scene.views.map { view in view.id } })
        let omitted = Set(pictures.flatMap { picture in Self.omissions(in: picture, known) })
        omissions = Omission.allCases.filter(omitted.contains)
    }

    /// Returns the kinds of the views of a picture that a live picture does not have.
    private static func omissions(in picture: Scene, _ known: Set<String>) -> [Omission] {
        var views: [String: Scene.View] = [:]
        for view in picture.views where views[view.id] == nil { views[view.id] = view }
        return picture.views.filter { view in
            !known.contains(view.id) && view.parent.map(known.contains) != false
        }.map { view in
            if view.kind == .bar { return .bars }
            let parent = view.parent.flatMap { parent in views[parent] }
            return parent?.className == "containerView" ? .contents : parent?.kind == .list ? .rows : .bars
        }
    }
}

extension LiveScene {
    /// The data for the script of the page.
    ///
    /// Numbers that repeat are in tables: `lines` has the functions of frames and bounds. A layout has the indices of the functions of
    /// its first region, and for each further region the places that differ.
    var json: JSONValue {
        var table = LineTable()
        var views: [JSONValue] = []
        var texts: [String] = []
        let layouts = layouts.map { layout in
            var places: [String: Int] = [:]
            for (place, view) in layout.scene.views.enumerated() where places[view.id] == nil {
                places[view.id] = place
            }
            let looks = JSONValue.array(layout.scene.views.map { view in view.look(places) })
            let text = looks.text
            let place = texts.firstIndex { known in known == text } ?? texts.count
            if place == texts.count {
                texts.append(text)
                views.append(looks)
            }
            return layout.json(views: place, &table)
        }
        return .object([
            ("title", .string(title)), ("range", .array([.number(range.lowerBound), .number(range.upperBound)])),
            ("views", .array(views)), ("layouts", .array(layouts)),
            ("lines", table.json),
        ])
    }
}

/// The functions of a screen, each once.
private struct LineTable {
    private var places: [LiveScene.Line: Int] = [:]
    private var lines: [LiveScene.Line] = []

    /// Returns the index of a function.
    mutating func index(of line: LiveScene.Line) -> Int {
        let line = LiveScene.Line(
            constant: Self.rounded(line.constant, to: 1e4), width: Self.rounded(line.width, to: 1e7),
            height: Self.rounded(line.height, to: 1e7))
        if let known = places[line] { return known }
        places[line] = lines.count
        lines.append(line)
        return lines.count - 1
    }

    private static func rounded(_ number: Double, to parts: Double) -> Double {
        let rounded = (number * parts).rounded() / parts
        // Zero has no sign in the table.
        return rounded == 0 ? 0 : rounded
    }

    /// Three numbers for each function: its value at size 0 and its slopes.
    var json: JSONValue {
        .array(lines.flatMap { line in [line.constant, line.width, line.height].map { number in .number(number) } })
    }
}

extension LiveScene.Layout {
    fileprivate func json(views: Int, _ table: inout LineTable) -> JSONValue {
        var first: [Int] = []
        var regions: [JSONValue] = []
        for region in self.regions {
            let frames = region.frames.map { line in table.index(of: line) }
            let bounds = region.bounds.map { line in table.index(of: line) }
            if regions.isEmpty { first = frames }
            let changes = frames.indices.filter { place in frames[place] != first[place] }
                .flatMap { place in [place, frames[place]] }
            regions.append(.array([.numbers(bounds), .numbers(changes)]))
        }
        return .object([
            ("name", .string(name)), ("size", .array([.number(scene.size.width), .number(scene.size.height)])),
            ("scale", .number(scene.scale)), ("radius", .number(scene.screen?.cornerRadius ?? 0)),
            ("dark", .bool(scene.appearance == .dark)), ("views", .number(Double(views))),
            ("frames", .numbers(first)), ("regions", .array(regions)),
        ])
    }
}

extension JSONValue {
    fileprivate static func numbers(_ numbers: [Int]) -> JSONValue {
        .array(numbers.map { number in .number(Double(number)) })
    }
}
