/// A convex set of sizes in which a layout is a linear function of the width and the height.
public struct SizeRegion: Sendable {
    /// The form of the layouts (``PlanePoint/form``).
    public let form: Int
    /// The numbers of the layout as functions of the size.
    public let numbers: [PlaneLine]
    /// The functions that are not negative inside.
    public let bounds: [PlaneLine]

    /// Returns whether the region contains a size.
    public func contains(width: Double, height: Double) -> Bool {
        PlanePolygon.contains(SIMD2(width, height), bounds)
    }
}
