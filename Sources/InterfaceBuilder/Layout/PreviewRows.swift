import Scene

/// The rows, headers and footers of tables at their positions.
///
/// In layout they are separate scenes. In a preview they are visible in their tables, as on Interface Builder's canvas. Rows are as high as
/// their content, and push the views below them down.
struct PreviewRows {
    private let document: InterfaceDocument
    private let bars: ScreenBars
    /// The growth of each table's rows beyond their stored heights, with the stored end of each row.
    private var growths: [Int: [(bottom: Double, growth: Double)]] = [:]

    /// Creates the rows of a document's tables on a screen.
    init(document: InterfaceDocument, screen: DocumentScreen) {
        self.document = document
        bars = ScreenBars(document: document, screen: screen)
    }

    /// Returns the scenes with the rows in their tables.
    ///
    /// A row that is not completely visible stays a separate scene as well.
    mutating func placed(in scenes: [Scene]) -> [Scene] {
        noteGrowth(in: scenes)
        var places: [String: Int] = [:]
        for (place, scene) in scenes.enumerated() {
            for view in scene.views {
                // If a careless merge left two views with one identifier, the intended one is unknown.
                guard places.updateValue(place, forKey: view.id) == nil else { return scenes }
            }
        }
        var result: [Scene?] = scenes
        // A table precedes its rows in the document, and may itself be inside a row.
        for (place, scene) in scenes.enumerated().reversed() {
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
            let growth = scene.size.height - row.frame.height
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

    /// Returns a scene with a row in one of its tables, and whether the row is completely visible.
    private func placed(
        _ row: Scene, as element: InterfaceDocument.View, of table: String, in scene: Scene
    ) -> (Scene, isSeen: Bool) {
        guard let index = scene.views.firstIndex(where: { view in view.id == table }) else { return (scene, false) }
        let origin = origin(of: table, in: scene)
        let inset = inset(of: table, at: origin.y, in: scene)
        let frame = Scene.Rectangle(
            x: element.frame.x, y: element.frame.y + shift(of: element) + inset, width: row.size.width,
            height: row.size.height)
        var views = scene.views
        views[index] = views[index].clipped
        let rows = row.views.map { view in view.id == row.root ? view.moved(into: table, frame) : view }
        views.insert(contentsOf: rows, at: index + 1)
        let shift = Scene.Point(x: origin.x + frame.x, y: origin.y + frame.y)
        let constraints = row.constraints.map { constraint in constraint.moved(by: shift) }
        let bottom = min(origin.y + views[index].frame.height, scene.size.height)
        return (
            Scene(
                root: scene.root, className: scene.className, size: scene.size, scale: scene.scale, views: views,
                constraints: scene.constraints + constraints, diagnostics: scene.diagnostics + row.diagnostics),
            shift.y + frame.height <= bottom + 0.5
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

extension Scene.View {
    /// Returns the view as the root of a row in its table.
    fileprivate func moved(into table: String, _ frame: Scene.Rectangle) -> Scene.View {
        with(parent: table, frame: frame, clipsToBounds: clipsToBounds)
    }

    /// The view with its contents clipped.
    fileprivate var clipped: Scene.View { with(parent: parent, frame: frame, clipsToBounds: true) }

    func with(parent: String?, frame: Scene.Rectangle, clipsToBounds: Bool) -> Scene.View {
        Scene.View(
            id: id, name: name, parent: parent, className: className, kind: kind, frame: frame,
            boundsOrigin: boundsOrigin, isHidden: isHidden, isAmbiguous: isAmbiguous, isConflicting: isConflicting,
            clipsToBounds: clipsToBounds, text: text, placeholder: placeholder, background: background, border: border,
            drawing: drawing)
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
