import UIKit

extension Canvas {
    /// Returns the edges of a container to which a designer might tie a view on a side, most probable first.
    ///
    /// A view flush with the container is tied to its edge, and others to its safe area or bars. Margins are used for views exactly on
    /// them. Beside bars they were the editor's default, so they are used for all views within them. `Documentation/Suggestions.md` has the
    /// figures.
    func containerEdges(of parent: Item, facing view: Item, _ side: Side) -> [Neighbor] {
        let own = ownEdge(of: parent, facing: view, side)
        if let safe = safeEdge(of: parent, facing: view, side) {
            return side != .bottom || safe.item.kind == .safeAreaGuide
                ? (abs(own.distance) < 0.01 ? [own, safe] : [safe, own]) : [safe, own]
        }
        guard let margin = marginEdge(of: parent, facing: view, side), isOnMargin(own, margin, in: parent) else {
            return [own]
        }
        return [margin, own]
    }

    /// Returns whether a view at some distance from an edge was probably tied to the margin at that edge.
    private func isOnMargin(_ own: Neighbor, _ margin: Neighbor, in parent: Item) -> Bool {
        let inset = own.distance - margin.distance
        guard inset > 8, margin.distance > -0.01 else { return false }
        if abs(margin.distance) < 0.01 { return true }
        let isBarred = guide(.topBarGuide, of: parent.id) != nil
        return isBarred && own.attribute.axis == .horizontal && own.distance != 20
    }
}
