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
        let form: Int
        let frames: [Line]
        let bounds: [Line]

        /// Creates a region.
        ///
        /// - Parameters:
        ///   - form: The place of the list of views in ``Layout``.
        ///   - frames: The x, y, width and height of each view, in the order of the list, relative to the parent.
        ///   - bounds: The functions that are not negative inside of the region.
        public init(form: Int = 0, frames: [Line], bounds: [Line]) {
            (self.form, self.frames, self.bounds) = (form, frames, bounds)
        }
    }

    /// The screen on some devices.
    public struct Layout: Sendable {
        let name: String
        let scene: Scene
        let forms: [[Scene.View]]
        let regions: [Region]

        /// Creates a layout.
        ///
        /// - Parameters:
        ///   - name: The names of the devices.
        ///   - scene: The screen at its first size.
        ///   - forms: The lists of views that the screen has in its regions.
        ///   - regions: The regions. A size in none of them is unknown.
        public init(name: String, scene: Scene, forms: [[Scene.View]], regions: [Region]) {
            (self.name, self.scene, self.forms, self.regions) = (name, scene, forms, regions)
        }
    }

    let title: String
    let range: ClosedRange<Double>
    let layouts: [Layout]

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - title: The name of the screen.
    ///   - range: The widths and heights that the regions cover.
    ///   - layouts: The layouts, in the order of the devices.
    public init(title: String, range: ClosedRange<Double>, layouts: [Layout]) {
        (self.title, self.range, self.layouts) = (title, range, layouts)
    }
}

extension LiveScene {
    /// Returns the data for the script of the page.
    ///
    /// Numbers, looks and lists of views that repeat are in tables: `lines` has the functions of frames and bounds. A view is its id, the
    /// place of its parent (-1 for the root) and that of its look. A layout has the indices of the functions of its first region (-1 for
    /// views that the region does not have), and for each further region the places that differ.
    func json(drawnBy renderer: SVGRenderer, _ definitions: inout SVGDefinitions) -> JSONValue {
        var lines = LineTable()
        var looks = TextTable()
        var views = TextTable()
        let layouts = layouts.map { layout in
            let union = LiveViews(layout.forms)
            let list = union.views.map { view, parent in
                let look = looks.index(of: view.look(drawnBy: renderer, layout.scene.appearance, &definitions))
                return JSONValue.array([.string(view.id), .number(Double(parent)), .number(Double(look))])
            }
            return layout.json(views: views.index(of: .array(list)), union, &lines)
        }
        return .object([
            ("title", .string(title)), ("range", .array([.number(range.lowerBound), .number(range.upperBound)])),
            ("looks", .array(looks.values)), ("views", .array(views.values)), ("layouts", .array(layouts)),
            ("lines", lines.json),
        ])
    }
}

/// Values in their order, each once.
private struct TextTable {
    private var places: [String: Int] = [:]
    private(set) var values: [JSONValue] = []

    /// Returns the index of a value.
    mutating func index(of value: JSONValue) -> Int {
        let text = value.text
        if let known = places[text] { return known }
        places[text] = values.count
        values.append(value)
        return values.count - 1
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
    fileprivate func json(views: Int, _ union: LiveViews, _ table: inout LineTable) -> JSONValue {
        var first: [Int] = []
        var regions: [JSONValue] = []
        for region in self.regions {
            var frames = [Int](repeating: -1, count: 4 * union.views.count)
            for (index, line) in region.frames.enumerated() {
                frames[4 * union.places[region.form][index / 4] + index % 4] = table.index(of: line)
            }
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
