import Diagnostics
import Foundation

/// A place that is outside the room of its scene, completely or in part.
struct ScreenDeparture: Hashable, Sendable {
    /// An edge of a screen or row.
    enum Edge: String, CaseIterable, Sendable {
        case left, right, top, bottom

        var isHorizontal: Bool { self == .left || self == .right }
    }

    /// The edge beyond which the place extends the most.
    let edge: Edge
    /// The distance by which the place extends beyond the edge, in points.
    let distance: CGFloat
    /// A Boolean value that indicates whether no part of the place is inside the room.
    let isWhole: Bool

    /// The largest distance that does not matter, in points.
    private static let leeway: CGFloat = 2

    /// Creates the departure of a place from a room; nil if the place is inside.
    ///
    /// - Parameter isText: Whether the width of the place is that of a measured text, which can be a little too long.
    init?(of place: CGRect, from room: CGRect, isText: Bool) {
        let distances: [(edge: Edge, distance: CGFloat)] = [
            (.left, room.minX - place.minX), (.right, place.maxX - room.maxX),
            (.top, room.minY - place.minY), (.bottom, place.maxY - room.maxY),
        ]
        let error = isText ? CGFloat(ShownText.largestError(of: Double(place.width))) : 0
        let outside = distances.filter { item in
            item.distance > Self.leeway + (item.edge.isHorizontal ? error : 0)
        }
        guard let most = outside.max(by: { one, other in one.distance < other.distance }) else { return nil }
        (edge, distance) = most
        isWhole = distance >= (most.edge.isHorizontal ? place.width : place.height)
    }

    /// Returns the message for a view in a room, such as "the screen".
    func message(of view: String, in room: String) -> String {
        isWhole
            ? "\(view.capitalizedFirst) is outside \(room), beyond its \(edge.rawValue) edge."
            : "\(view.capitalizedFirst) extends \(ShownText.rounded(distance)) pt beyond the \(edge.rawValue) edge of \(room)."
    }

    /// Returns the fix for a required constraint that places the view outside.
    func fix(changing constraint: String) -> String {
        "Fix: change the required constraint '\(constraint)'"
            + (edge.isHorizontal ? "." : ", or put the content into a scroll view.")
    }

    /// Returns the fix for a view in a room.
    func fix(of view: String, in room: String) -> String {
        edge.isHorizontal
            ? "Fix: constrain the \(edge.rawValue) edge of \(view) to \(room)."
            : "Fix: constrain the \(edge.rawValue) of \(view) to \(room), or put the content into a scroll view."
    }
}
