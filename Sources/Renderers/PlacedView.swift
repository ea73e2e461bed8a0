import Scene

/// A view with the information about its ancestors that renderers need.
struct PlacedView {
    /// The view.
    let view: Scene.View
    /// Its frame in the root's coordinate space.
    let frame: Scene.Rectangle
    /// The part of the root that its clipping ancestors leave visible.
    let clip: Scene.Rectangle
    /// The number of ancestors.
    let depth: Int
    /// A Boolean value that indicates whether neither it nor an ancestor is hidden.
    let isShown: Bool
    /// A Boolean value that indicates whether no other view names it as parent.
    let isLeaf: Bool
    /// The index of its parent in the list, or nil for the root.
    let parent: Int?
}

extension Scene {
    /// Returns all views in drawing order with their frames in the root's coordinate space.
    ///
    /// The root is at (0, 0). A view whose parent does not precede it is placed in the root, so a malformed scene can be drawn.
    func placedViews() -> [PlacedView] {
        let everything = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
        let parents = Set(views.compactMap { view in view.parent })
        var places: [String: Int] = [:]
        var placed: [PlacedView] = []
        for view in views {
            let place = view.parent.flatMap { parent in places[parent] } ?? (placed.isEmpty ? nil : 0)
            let parent = place.map { place in placed[place] }
            let frame = parent.map { parent in
                Rectangle(
                    x: parent.frame.x + view.frame.x - parent.view.boundsOrigin.x,
                    y: parent.frame.y + view.frame.y - parent.view.boundsOrigin.y,
                    width: view.frame.width, height: view.frame.height)
            }
            let clips = parent.map { parent in parent.view.clipsToBounds }
            placed.append(
                PlacedView(
                    view: view,
                    frame: frame ?? Rectangle(x: 0, y: 0, width: view.frame.width, height: view.frame.height),
                    clip: parent.map { parent in
                        clips == true ? parent.clip.intersection(parent.frame) : parent.clip
                    } ?? everything,
                    depth: parent.map { parent in parent.depth + 1 } ?? 0,
                    isShown: !view.isHidden && parent?.isShown != false, isLeaf: !parents.contains(view.id),
                    parent: place))
            if places[view.id] == nil { places[view.id] = placed.count - 1 }
        }
        return placed
    }
}

extension Scene.Rectangle {
    /// Returns the common part of two rectangles; its size is zero if there is none.
    func intersection(_ other: Scene.Rectangle) -> Scene.Rectangle {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Scene.Rectangle(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    /// A Boolean value that indicates whether all four numbers are finite.
    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
