/// A layout at one size, such as that of a screen.
///
/// While its limits hold, every number follows the width and the height as a linear function.
public protocol PlanePoint {
    /// The numbers, such as the edges of frames.
    var numbers: [Double] { get }
    /// The quantities that the limits are about, such as the errors of constraints.
    var quantities: [Double] { get }

    /// The number of the layout's form.
    ///
    /// The numbers of two layouts with one form have the same meaning. A region has one form.
    var form: Int { get }

    /// Returns the interval of each quantity in which the numbers stay linear.
    func limits() -> [ClosedRange<Double>]

    /// Returns whether two layouts have the same region, so that their numbers and quantities have the same meaning.
    func sharesRegion(with other: Self) -> Bool
}

extension PlanePoint {
    /// The only form of layouts that always have the same parts.
    public var form: Int { 0 }
}
