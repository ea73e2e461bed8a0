import Foundation

/// The limits of scrolling, and the rules that move the content when the limits change.
///
/// Apple's systems show three rules for each axis, and Plumb follows these rules only:
/// - Content at its start follows the safe area's part of the inset at that edge. The source is Apple's documentation of
///   `adjustedContentInset` and every table below a navigation bar.
/// - Otherwise an offset between the former limits moves by the least distance to a value between the new limits. The tests of
///   Material Components for iOS measured this after changes of `contentInset`. A larger inset moves only content that is too short
///   to fill the view.
/// - An offset beyond the limits was set by the program and stays. Before the start it stays only while the inset stays the same.
struct ScrollRange: Equatable {
    /// The inset that the program set, in points.
    var contentInset = UIEdgeInsets.zero
    /// The inset that the system adds, in points.
    var systemInset = UIEdgeInsets.zero
    /// The size of the content and the size of the view, in points.
    var contentSize = CGSize.zero
    var size = CGSize.zero
    /// A Boolean value that indicates whether the content begins on the right.
    var isMirrored = false
    /// The position of content that is smaller than the view, as a part of the free space from 0 to 1.
    var alignment = CGPoint.zero

    /// The sum of both insets.
    var inset: UIEdgeInsets { contentInset.adding(systemInset) }

    /// Returns the nearest offset between the limits.
    func limited(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: fromBegin(across.limited(fromBegin(offset.x))), y: along.limited(offset.y))
    }

    /// Returns the offset that content has in this range if it had a given offset in another range.
    func offset(from offset: CGPoint, in old: ScrollRange) -> CGPoint {
        CGPoint(x: x(from: offset.x, in: old), y: along.moved(offset.y, from: old.along))
    }

    private func x(from x: CGFloat, in old: ScrollRange) -> CGFloat {
        let place = old.fromBegin(x)
        if isMirrored == old.isMirrored { return fromBegin(across.moved(place, from: old.across)) }
        // A change of direction moves the start to the other side; any other offset was set for the new direction.
        return abs(place - old.across.start) < 1e-6 ? fromBegin(across.start) : x
    }

    private var along: ScrollAxis {
        ScrollAxis(
            contentInset: contentInset.top, systemInset: systemInset.top,
            end: contentSize.height + inset.bottom - size.height, alignment: alignment.y)
    }

    private var across: ScrollAxis {
        let sides = isMirrored ? (contentInset.right, systemInset.right) : (contentInset.left, systemInset.left)
        let far = isMirrored ? inset.left : inset.right
        return ScrollAxis(
            contentInset: sides.0, systemInset: sides.1, end: contentSize.width + far - size.width,
            alignment: alignment.x)
    }

    /// Converts an x offset to a distance from the start of the content, and back.
    private func fromBegin(_ x: CGFloat) -> CGFloat { isMirrored ? contentSize.width - size.width - x : x }
}

/// The limits of scrolling on one axis, relative to the start of the content.
private struct ScrollAxis {
    let contentInset: CGFloat
    let systemInset: CGFloat
    let end: CGFloat
    /// The part of the free space before content that is smaller than the view, from 0 to 1.
    let alignment: CGFloat

    /// The offset at the start; the subtraction from 0 avoids a negative zero, which prints differently.
    var start: CGFloat {
        let edge = 0 - (contentInset + systemInset)
        return alignment == 0 || end >= edge ? edge : edge + (end - edge) * alignment
    }

    /// Returns the nearest position between the limits; the start if the content is too short to scroll.
    func limited(_ place: CGFloat) -> CGFloat { min(max(place, start), max(start, end)) }

    /// Returns the position that content has within these limits if it had a given position within others.
    func moved(_ place: CGFloat, from old: ScrollAxis) -> CGFloat {
        if abs(place - old.start) < 1e-6, systemInset != old.systemInset { return start }
        if place < old.start { return contentInset == old.contentInset ? place : limited(place) }
        return place <= max(old.start, old.end) ? limited(place) : place
    }
}
