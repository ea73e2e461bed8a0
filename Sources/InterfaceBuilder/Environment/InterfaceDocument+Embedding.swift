/// The container views in which a storyboard embeds other scenes.
extension InterfaceDocument {
    /// Returns the container view that a root fills, by index; nil if there is none.
    func embedder(of root: View) -> Int? {
        guard let controller = root.controller, root.role == .root("view") else { return nil }
        return controllers[controller].embedder
    }

    /// Returns the result of a layout for each root, in the order of the roots.
    ///
    /// A root is laid out after the one with its container view or table, which gives it its size.
    @MainActor func layOut<Result>(_ roots: [Int], _ layOut: (_ root: Int) -> Result) -> [Result] {
        var results: [Int: Result] = [:]
        let members = Set(roots)
        var seen: Set<Int> = []
        for root in roots {
            var chain: [Int] = []
            var next: Int? = root
            while let inner = next, seen.insert(inner).inserted {
                if members.contains(inner) { chain.append(inner) }
                next = (views[inner].parent ?? embedder(of: views[inner])).map(sceneRoot)
            }
            for root in chain.reversed() { results[root] = layOut(root) }
        }
        return roots.compactMap { root in results[root] }
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
