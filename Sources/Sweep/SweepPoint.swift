/// A layout at one position of a sweep, such as at a width in whole points.
///
/// While neither the region nor a finding changes, every number follows the position along a line.
public protocol SweepPoint {
    /// A finding that holds at some positions.
    associatedtype Finding: Hashable

    /// The position.
    var position: Int { get }
    /// The findings at the position, in order.
    var findings: [Finding] { get }

    /// Returns whether two layouts have the same region, so that the numbers of a layout between them lie on the line through both.
    func sharesRegion(with other: Self) -> Bool

    /// Returns whether the numbers of three layouts lie on one line.
    ///
    /// - Parameters:
    ///   - near: The layout at the next position. It shares the region.
    ///   - far: A layout further on, in the same region.
    func isOnLine(through near: Self, to far: Self) -> Bool

    /// Returns the first position at which the line through two layouts leaves their region; nil if it does not.
    ///
    /// The answer is a prediction. A wrong one costs time, but does not change the result.
    func end(onLineThrough near: Self, in positions: ClosedRange<Int>) -> Int?

    /// Returns the first position between two layouts of one region with other findings than this layout; nil if there is none.
    func firstChange(onLineTo far: Self) -> Int?
}
