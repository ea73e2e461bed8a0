/// The container views in which a storyboard embeds other scenes.
extension InterfaceDocument {
    /// Returns the container view that a root fills, by index; nil if there is none.
    func embedder(of root: View) -> Int? {
        guard let controller = root.controller, root.role == .root("view") else { return nil }
        return controllers[controller].embedder
            ?? controllers[controller].containers.lazy.compactMap { container in controllers[container].embedder }.first
    }

    /// Returns the insets of a screen without those at the edges that a container view does not reach.
    ///
    /// The stored frames decide, as on the canvas.
    func insets(_ insets: Insets, reaching container: Int) -> Insets {
        var frame = views[container].frame
        var root = views[container]
        while !root.isSceneRoot, let parent = root.parent {
            root = views[parent]
            guard !root.isSceneRoot else { break }
            frame.x += root.frame.x
            frame.y += root.frame.y
        }
        var insets = insets
        if frame.y > 0.5 { insets.top = 0 }
        if frame.x > 0.5 { insets.left = 0 }
        if frame.x + frame.width < root.frame.width - 0.5 { insets.right = 0 }
        if frame.y + frame.height < root.frame.height - 0.5 { insets.bottom = 0 }
        return insets
    }
}
