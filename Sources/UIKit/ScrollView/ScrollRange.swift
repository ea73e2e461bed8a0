import Foundation

/// What decides between which offsets a scroll view rests, and where its content goes when that changes.
///
/// Apple's systems show three rules, which are all there is here, for each axis:
/// - Content that stands at its begin follows what the safe area adds to the inset there (Apple's documentation of
///   `adjustedContentInset`, and every table below a navigation bar).
/// - Else an offset between the former limits is moved as little as it must be to lie between the new ones. So it is after
///   `contentInset` was set, as the tests of Material Components for iOS have measured: a higher inset moves content only
///   where that is too short to fill the view.
/// - An offset beyond the limits was set by somebody and stays.
struct ScrollRange: Equatable {
    /// The inset that was set.
    var contentInset = UIEdgeInsets.zero
    /// What the system adds to it.
    var systemInset = UIEdgeInsets.zero
    /// The sizes of the content and of what shows it, in points.
    var contentSize = CGSize.zero
    var size = CGSize.zero

    /// Both insets.
    var inset: UIEdgeInsets { contentInset.adding(systemInset) }

    /// The offset at the begin of the content; without an inset nothing, and not less than nothing, which prints otherwise.
    var start: CGPoint { CGPoint(x: 0 - inset.left, y: 0 - inset.top) }

    /// The offset at the end of the content; the begin, where there is not enough to scroll.
    var end: CGPoint {
        CGPoint(
            x: max(start.x, contentSize.width + inset.right - size.width),
            y: max(start.y, contentSize.height + inset.bottom - size.height))
    }

    /// The nearest offset between the limits.
    func limited(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
    }

    /// Where content goes that stood at an offset in another range.
    func offset(from offset: CGPoint, in old: ScrollRange) -> CGPoint {
        CGPoint(
            x: moved(offset.x, \.x, \.left, from: old), y: moved(offset.y, \.y, \.top, from: old))
    }

    private func moved(
        _ value: CGFloat, _ axis: KeyPath<CGPoint, CGFloat>, _ edge: KeyPath<UIEdgeInsets, CGFloat>,
        from old: ScrollRange
    ) -> CGFloat {
        let (start, former) = (start[keyPath: axis], old.start[keyPath: axis])
        if abs(value - former) < 1e-6, old.systemInset[keyPath: edge] != systemInset[keyPath: edge] { return start }
        guard value >= former, value <= old.end[keyPath: axis] else { return value }
        return min(max(value, start), end[keyPath: axis])
    }
}
