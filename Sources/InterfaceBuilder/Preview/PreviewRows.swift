import Diagnostics
import Scene

/// The rows, headers and footers of tables at their positions.
///
/// In layout they are separate scenes. In a preview they are visible in their tables, as on Interface Builder's canvas. Rows are as high as
/// their content, and push the views below them down. A prototype has three rows, and the cells of a collection follow its flow layout.
struct PreviewRows {
    private let document: InterfaceDocument
    private let bars: ScreenBars
    private let cells: CellParts
    /// The growth of each table's rows beyond their stored heights, with the stored end of each row.
    private var growths: [Int: [(bottom: Double, growth: Double)]] = [:]

    /// Creates the rows of a document's tables below the bars of a screen.
    init(document: InterfaceDocument, bars: ScreenBars, cells: CellParts) {
        (self.document, self.bars, self.cells) = (document, bars, cells)
    }

    /// Returns the scenes with the rows in their tables.
    ///
    /// A row that is not completely visible stays a separate scene as well.
    func placed(in scenes: [Scene]) -> [Scene] {
        let scenes = scenes.map(cells.added)
        var rows = self
        rows.noteGrowth(in: scenes)
        return rows.placedAfterGrowth(in: scenes)
    }

    private func placedAfterGrowth(in scenes: [Scene]) -> [Scene] {
        var places: [String: Int] = [:]
        for (place, scene) in scenes.enumerated() {
            for view in scene.views {
                // If a careless merge left two views with one identifier, the intended one is unknown.
                guard places.updateValue(place, forKey: view.id) == nil else { return scenes }
            }
        }
        var result: [Scene?] = scenes
        let flows = FlowCells(document: document, scenes: scenes)
        // A table precedes its rows in the document, and may itself be inside a row.
        for (place, scene) in scenes.enumerated().reversed() {
            if let flow = flows.flow(beginningAt: place), let home = places[flow.collection.id], home != place,
                let whole = result[home]
            {
                let own = flow.places.map { place in result[place] }
                let (placed, seen) = self.placed(own, in: flow, of: whole)
                result[home] = placed
                for place in seen { result[place] = nil }
                continue
            }
            guard let row = document.view(withID: scene.root), let table = table(of: row),
                let home = places[table.id], home != place, let whole = result[home], let own = result[place]
            else { continue }
            let (placed, isSeen) = self.placed(own, as: row, of: table.id, in: whole)
            result[home] = placed
            if isSeen { result[place] = nil }
        }
        return result.compactMap { scene in scene }
    }

    private mutating func noteGrowth(in scenes: [Scene]) {
        growths = [:]
        for scene in scenes {
            guard let row = document.view(withID: scene.root), let table = row.parent, self.table(of: row) != nil else {
                continue
            }
            let growth = scene.size.height * Double(copies(of: row)) - row.frame.height
            guard growth != 0 else { continue }
            growths[table, default: []].append((row.frame.y + row.frame.height, growth))
        }
    }

    /// Returns how far the rows above push a row, a header or a footer down.
    private func shift(of row: InterfaceDocument.View) -> Double {
        (row.parent.flatMap { table in growths[table] } ?? []).reduce(0) { sum, above in
            above.bottom <= row.frame.y + 0.5 ? sum + above.growth : sum
        }
    }

    /// Returns the table of a row, a header or a footer, or nil for other roots.
    private func table(of root: InterfaceDocument.View) -> InterfaceDocument.View? {
        guard let parent = root.parent, document.views[parent].tag == "tableView" else { return nil }
        if case .root(let key) = root.role, RootSize.headers.contains(key) { return document.views[parent] }
        return root.tag == "tableViewCell" ? document.views[parent] : nil
    }

    /// Returns the number of rows of a prototype, or 1 for other roots.
    private func copies(of row: InterfaceDocument.View) -> Int {
        guard row.tag == "tableViewCell", let table = row.parent,
            document.tree.value(of: "dataMode", in: document.views[table].element) == "prototypes"
        else { return 1 }
        return 3
    }

    /// Returns a scene with a row in one of its tables, and whether the row is completely visible.
    private func placed(
        _ row: Scene, as element: InterfaceDocument.View, of table: String, in scene: Scene
    ) -> (Scene, isSeen: Bool) {
        guard let index = scene.views.firstIndex(where: { view in view.id == table }),
            let list = document.view(withID: table)
        else { return (scene, false) }
        let origin = origin(of: table, in: scene)
        let inset = inset(of: table, at: origin.y, in: scene)
        let frame = Scene.Rectangle(
            x: element.frame.x, y: element.frame.y + shift(of: element) + inset, width: row.size.width,
            height: row.size.height)
        var views = scene.views
        views[index] = views[index].replacing(parent: views[index].parent, clipsToBounds: true)
        let height = views[index].frame.height
        var rows: [Scene.View] = []
        for copy in 0..<copies(of: element) {
            let y = frame.y + Double(copy) * frame.height
            guard copy == 0 || y < height else { break }
            var own = copied(row, copy: copy, in: table, at: frame.offset(x: 0, y: y - frame.y))
            own[0] = cells.filled(own[0], in: list.element)
            if let line = cells.separator(below: own[0], in: list.element) { own.append(line) }
            rows += own
        }
        if let title = cells.title(above: element, of: list, y: frame.y, width: views[index].frame.width) {
            rows.append(title)
        }
        views.insert(contentsOf: rows, at: index + 1)
        let shift = Scene.Point(x: origin.x + frame.x, y: origin.y + frame.y)
        let constraints = row.constraints.map { constraint in constraint.moved(by: shift) }
        let bottom = min(origin.y + height, scene.size.height)
        return (
            scene.replacing(
                views: views, constraints: scene.constraints + constraints,
                diagnostics: scene.diagnostics + row.diagnostics),
            shift.y + frame.height <= bottom + 0.5
        )
    }

    /// Returns the views of a row or a cell at a place in its list; those of further copies have other ids.
    private func copied(_ row: Scene, copy: Int, in list: String, at frame: Scene.Rectangle) -> [Scene.View] {
        func id(_ id: String) -> String { copy == 0 ? id : "\(id).\(copy + 1)" }
        return row.views.map { view in
            view.id == row.root
                ? view.replacing(id: id(view.id), parent: list, frame: frame)
                : view.replacing(id: id(view.id), parent: view.parent.map(id))
        }
    }

    // MARK: Collections

    /// Returns a scene with the cells of a collection in the flow of its layout, and the places of the scenes that are completely visible.
    private func placed(
        _ cells: [Scene?], in flow: FlowCells.Flow, of scene: Scene
    ) -> (Scene, seen: [Int]) {
        guard let index = scene.views.firstIndex(where: { view in view.id == flow.collection.id }) else {
            return (scene, [])
        }
        let origin = origin(of: flow.collection.id, in: scene)
        let inset = inset(of: flow.collection.id, at: origin.y, in: scene)
        var views = scene.views
        views[index] = views[index].replacing(parent: views[index].parent, clipsToBounds: true)
        let area = views[index].frame.size
        var (added, constraints, findings): ([Scene.View], [Scene.Constraint], [Diagnostic]) = ([], [], [])
        var seen: [Int] = []
        for item in flow.items(sizes: cells.map { cell in cell?.size }, in: area) {
            guard let cell = cells[item.cell] else { continue }
            let frame = item.frame.offset(x: 0, y: inset)
            guard item.copy == 0 || frame.y < area.height && frame.x < area.width else { continue }
            added += copied(cell, copy: item.copy, in: flow.collection.id, at: frame)
            guard item.copy == 0 else { continue }
            let shift = Scene.Point(x: origin.x + frame.x, y: origin.y + frame.y)
            constraints += cell.constraints.map { constraint in constraint.moved(by: shift) }
            findings += cell.diagnostics
            let isSeen = frame.maxY <= area.height + 0.5 && frame.maxX <= area.width + 0.5
            if isSeen { seen.append(flow.places[item.cell]) }
        }
        views.insert(contentsOf: added, at: index + 1)
        return (
            scene.replacing(
                views: views, constraints: scene.constraints + constraints, diagnostics: scene.diagnostics + findings),
            seen
        )
    }

    /// Returns the origin of a view in the coordinate space of the root.
    private func origin(of id: String, in scene: Scene) -> Scene.Point {
        var (x, y) = (0.0, 0.0)
        var next: String? = id
        while let view = next.flatMap({ id in scene.views.first { view in view.id == id } }), view.parent != nil {
            (x, y) = (x + view.frame.x, y + view.frame.y)
            next = view.parent
        }
        return Scene.Point(x: x, y: y)
    }

    /// Returns how far bars push the content of a table down that begins behind them.
    private func inset(of table: String, at y: Double, in scene: Scene) -> Double {
        guard let root = document.view(withID: scene.root), let view = document.view(withID: table),
            document.tree.value(of: "contentInsetAdjustmentBehavior", in: view.element) != "never"
        else { return 0 }
        return max(0, bars.insets(of: root).top - y)
    }
}

extension Scene.Constraint {
    /// Returns the constraint with its line moved.
    fileprivate func moved(by shift: Scene.Point) -> Scene.Constraint {
        Scene.Constraint(
            id: id, kind: kind, from: .init(x: from.x + shift.x, y: from.y + shift.y),
            to: .init(x: to.x + shift.x, y: to.y + shift.y), relation: relation, multiplier: multiplier,
            constant: constant, priority: priority, state: state, views: views)
    }
}
