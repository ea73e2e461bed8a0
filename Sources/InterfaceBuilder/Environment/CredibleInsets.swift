/// The insets that bars, devices and UIKit's defaults can have, independent of a document.
///
/// The constant of a single constraint may have changed after Interface Builder stored the frames. Then it shows an inset that never
/// existed. One of these values is more probably true than accidental.
struct CredibleInsets {
    private let safeAreas: [[Double]]

    /// The heights of bars above: none, a navigation bar before and since Xcode 26, a sheet's, one with a large title.
    private static let barsAbove = [0.0, 44, 54, 56, 96]
    /// The heights of bars below: none, a toolbar, a tab bar.
    private static let barsBelow = [0.0, 44, 49]
    /// The margins beside the content of screens and cells.
    private static let sideMargins = [16.0, 20]

    /// Creates the insets of a document's device.
    ///
    /// Without a device they are those of screens from before devices.
    init(device: InterfaceDocument.Device?) {
        let screen = device.flatMap { device in ScreenDevice.named(device.id) }
        let isOnItsSide = device?.isLandscape == true
        let beside = [0, screen?.sides ?? 0] + (isOnItsSide ? [screen?.top ?? 0] : [])
        let tops = [0, 20, screen?.top ?? 20, 48, 50]
        let bottoms = [0, screen?.bottom ?? 0] + (isOnItsSide ? [21] : [])
        safeAreas = [
            tops.flatMap { top in Self.barsAbove.map { bar in top + bar } }, beside,
            bottoms.flatMap { bottom in Self.barsBelow.map { bar in bottom + bar } }, beside,
        ]
    }

    /// Returns whether the set contains an inset, to half a point.
    func contains(_ inset: Double, isMargin: Bool, edge: EnvironmentInference.Edge) -> Bool {
        let isBeside = edge == .left || edge == .right
        let known = isMargin && isBeside ? Self.sideMargins : safeAreas[edge.rawValue]
        return known.contains { value in abs(value - inset) < 0.5 }
    }
}
