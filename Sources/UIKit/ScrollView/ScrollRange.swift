import Foundation

/// What decides between which offsets a scroll view rests, and where its content goes when that changes.
///
/// Apple's systems show three rules, which are all there is here, for each axis:
/// - Content that stands at its begin follows what the safe area adds to the inset there (Apple's documentation of
///   `adjustedContentInset`, and every table below a navigation bar).
/// - Else an offset between the former limits is moved as little as it must be to lie between the new ones. So it is after
///   `contentInset` was set, as the tests of Material Components for iOS have measured: a higher inset moves content only
///   where that is too short to fill the view.
/// - An offset beyond the limits was set by somebody and stays; before the begin only as long as the inset there does.
struct ScrollRange: Equatable {
    /// The inset that was set.
    var contentInset = UIEdgeInsets.zero
    /// What the system adds to it.
    var systemInset = UIEdgeInsets.zero
    /// The sizes of the content and of what shows it, in points.
    var contentSize = CGSize.zero
    var size = CGSize.zero
    /// Whether the content begins at the right, so that places count from there.
    var isMirrored = false
    /// Where content stands that does not fill the view, as parts of what it leaves free.
    var alignment = CGPoint.zero

    /// Both insets.
    var inset: UIEdgeInsets { contentInset.adding(systemInset) }

    /// The nearest offset between the limits.
    func limited(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: fromBegin(across.limited(fromBegin(offset.x))), y: along.limited(offset.y))
    }

    /// Where content goes that stood at an offset in another range.
    func offset(from offset: CGPoint, in old: ScrollRange) -> CGPoint {
        CGPoint(x: x(from: offset.x, in: old), y: along.moved(offset.y, from: old.along))
    }

    private func x(from x: CGFloat, in old: ScrollRange) -> CGFloat {
        let place = old.fromBegin(x)
        if isMirrored == old.isMirrored { return fromBegin(across.moved(place, from: old.across)) }
        // In the other direction the begin is at the other side, and anything else was set for it.
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

    /// How far what is shown stands from the begin of the content, for an offset, and the other way round.
    private func fromBegin(_ x: CGFloat) -> CGFloat { isMirrored ? contentSize.width - size.width - x : x }
}

/// The limits of scrolling on one axis, counted from the begin of the content.
private struct ScrollAxis {
    let contentInset: CGFloat
    let systemInset: CGFloat
    let end: CGFloat
    /// How much of what content leaves free that does not fill the view lies before it.
    let alignment: CGFloat

    /// The begin; without an inset nothing, and not less than nothing, which prints otherwise.
    var start: CGFloat {
        let edge = 0 - (contentInset + systemInset)
        return alignment == 0 || end >= edge ? edge : edge + (end - edge) * alignment
    }

    /// The nearest place between the limits; the begin, where there is not enough to scroll.
    func limited(_ place: CGFloat) -> CGFloat { min(max(place, start), max(start, end)) }

    /// Where content goes that stood at a place between other limits.
    func moved(_ place: CGFloat, from old: ScrollAxis) -> CGFloat {
        if abs(place - old.start) < 1e-6, systemInset != old.systemInset { return start }
        if place < old.start { return contentInset == old.contentInset ? place : limited(place) }
        return place <= max(old.start, old.end) ? limited(place) : place
    }
}
