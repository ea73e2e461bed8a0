import InterfaceBuilder
import LayoutTools

/// A view or guide to which a space of Add New Constraints can go.
public struct NeighborState: Codable, Hashable, Sendable {
    /// The id.
    public var id: String
    /// The current space in points.
    public var distance: Double
    /// Whether it is a sibling, not the superview or a guide of it.
    public var isSibling: Bool

    enum CodingKeys: String, CodingKey {
        case id, distance
        case isSibling = "sibling"
    }
}

extension OpenDocument {
    /// Returns the neighbors of a view by side, the default one first.
    func neighbors(of view: String, usingMargins: Bool) -> [String: [NeighborState]] {
        guard let canvas = canvases.first(where: { canvas in canvas.view(view) != nil }),
            let item = canvas.view(view)
        else { return [:] }
        var found: [String: [NeighborState]] = [:]
        for side in Side.allCases {
            found[side.rawValue] = canvas.neighbors(of: item, towards: side, usingMargins: usingMargins).map {
                neighbor in
                NeighborState(id: neighbor.item.id, distance: neighbor.distance, isSibling: neighbor.isSibling)
            }
        }
        return found
    }
}
