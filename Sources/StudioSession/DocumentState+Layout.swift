import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene
import UIKit

extension SceneState {
    /// Creates the state of a laid-out scene, with the canvas of the design tools if there is one.
    ///
    /// `showsStoredFrames` tells whether the canvas shows the stored frames, as Interface Builder does.
    init(
        _ scene: Scene, _ design: DesignDocument?, _ canvases: [Canvas], showsStoredFrames: Bool, titles: ItemTitles?
    ) {
        let canvas = canvases.first { canvas in canvas.items.first?.id == scene.root }
        let misplaced = Set(
            scene.diagnostics.filter { finding in finding.id == "ib.misplaced" }.flatMap { finding in finding.views })
        let laidOut = scene.framesInRoot
        root = scene.root
        title = scene.views.first?.name ?? scene.className
        size = scene.size
        scale = scene.scale
        (host, location) = design?.interface?.host(ofRoot: scene.root) ?? (nil, nil)
        location = location ?? design?.interface?.canvasLocation(ofRoot: scene.root)
        controller = design?.interface?.controller(ofRoot: scene.root)
        views = scene.views.map { view in
            ViewState(
                view, canvas?.view(view.id), laidOut: laidOut[view.id] ?? view.frame,
                showsStoredFrames: showsStoredFrames, isMisplaced: misplaced.contains(view.id))
        }
        guides = (canvas?.items ?? []).filter { item in item.kind.isGuide }.map { item in
            GuideState(
                id: item.id, kind: item.kind.rawValue, owner: item.parent ?? scene.root,
                frame: .init(item.rectangle))
        }
        let conflicting = Set((design?.layout.conflicts ?? []).flatMap { ids in ids })
        constraints = (canvas?.constraints ?? []).compactMap { constraint in
            guard let canvas else { return nil }
            return ConstraintState(
                constraint, on: canvas, isConflicting: constraint.id.map(conflicting.contains) ?? false,
                showsStoredFrames: showsStoredFrames, titles: titles)
        }
    }
}

extension ViewState {
    fileprivate init(
        _ view: Scene.View, _ item: Canvas.Item?, laidOut: Scene.Rectangle, showsStoredFrames: Bool, isMisplaced: Bool
    ) {
        let stored = showsStoredFrames ? item.map { item in Scene.Rectangle(item.frameRectangle) } : nil
        id = view.id
        name = view.name
        parent = view.parent
        className = view.className
        kind = view.kind
        frame = stored ?? laidOut
        self.laidOut = stored == nil || stored == laidOut ? nil : laidOut
        let insets = item?.alignmentInsets ?? .zero
        alignmentInsets =
            insets == .zero ? nil : [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
        baselines = item?.baselines.map { lines in [lines.firstFromTop, lines.lastFromBottom] }
        isHidden = view.isHidden
        isAmbiguous = view.isAmbiguous
        isConflicting = view.isConflicting
        self.isMisplaced = isMisplaced
        isArranged = item?.isArranged ?? false
        usesConstraints = item?.usesConstraints ?? false
        priorities = item.map { item in
            let known = item.contentPriorities
            return [
                known.horizontalHugging, known.verticalHugging, known.horizontalCompressionResistance,
                known.verticalCompressionResistance,
            ]
        }
        text = view.text
        background = view.background
        drawing = view.drawing.isEmpty ? nil : view.drawing
    }
}

extension ConstraintState {
    fileprivate init?(
        _ constraint: Canvas.Constraint, on canvas: Canvas, isConflicting: Bool, showsStoredFrames: Bool,
        titles: ItemTitles?
    ) {
        guard let id = constraint.id else { return nil }
        self.id = id
        first = constraint.firstItem
        attribute = constraint.firstAttribute.documentName
        second = constraint.secondItem
        secondAttribute = constraint.secondItem == nil ? nil : constraint.secondAttribute.documentName
        relation = .init(constraint.relation)
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority
        isStandard = constraint.isSymbolic
        let isOff =
            showsStoredFrames && canvas.isOff(constraint)
        state = isConflicting ? .conflicting : isOff ? .misplaced : .satisfied
        text = constraint.summary { id in titles?[id] ?? id }
    }
}

extension Scene {
    /// The frames of the views in the coordinate space of the root, by id.
    var framesInRoot: [String: Rectangle] {
        var frames: [String: Rectangle] = [:]
        var origins: [String: Point] = [:]
        for view in views {
            let outer = view.parent.flatMap { parent in origins[parent] }
            let place = outer.map { outer in Point(x: outer.x + view.frame.x, y: outer.y + view.frame.y) }
            let corner = place ?? Point(x: 0, y: 0)
            frames[view.id] = Rectangle(
                x: corner.x, y: corner.y, width: view.frame.width, height: view.frame.height)
            origins[view.id] = Point(x: corner.x - view.boundsOrigin.x, y: corner.y - view.boundsOrigin.y)
        }
        return frames
    }
}

extension InterfaceDocument {
    /// Returns the view that contains a root, such as the table view of a cell, and the position of the root in it.
    fileprivate func host(ofRoot root: String) -> (view: String?, place: Scene.Point?)? {
        guard let root = view(withID: root), let parent = root.parent else { return nil }
        return (views[parent].id, Scene.Point(x: root.frame.x, y: root.frame.y))
    }

    /// Returns the id of the view controller of a root; nil for a root inside of another view, and outside of storyboards.
    fileprivate func controller(ofRoot root: String) -> String? {
        guard let view = view(withID: root), view.parent == nil else { return nil }
        return view.controller.map { place in controllers[place].id }
    }

    /// Returns the stored position of the scene of a root view on the canvas; nil if the document stores none.
    fileprivate func canvasLocation(ofRoot root: String) -> Scene.Point? {
        guard var element = view(withID: root)?.element else { return nil }
        while let parent = tree[element].parent, tree[element].name != "scene" { element = parent }
        let point =
            tree.child(of: element, named: "point", key: "canvasLocation")
            ?? view(withID: root).flatMap { view in tree.child(of: view.element, named: "point", key: "canvasLocation")
            }
        guard let point, let x = tree.value(of: "x", in: point).flatMap(Double.init),
            let y = tree.value(of: "y", in: point).flatMap(Double.init), x.isFinite, y.isFinite
        else { return nil }
        return Scene.Point(x: x, y: y)
    }
}
