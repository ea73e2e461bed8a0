/// A screen with a length that a sweep changes.
///
/// Everything else is that of the device. Only the size classes follow the size.
struct SweptScreen: Hashable, Sendable {
    /// The size of the screen, in points.
    let size: LayoutDocument.Size
    /// A Boolean value that indicates whether the sweep changes the width, not the height.
    let isWidth: Bool

    /// Returns the size of a root that does not fill screens, whose other length stays.
    func size(ofWidth width: Double, height: Double) -> LayoutDocument.Size {
        isWidth ? .init(width: size.width, height: height) : .init(width: width, height: size.height)
    }

    /// Returns the size classes of the screen on a device; nil for an unknown device.
    ///
    /// A phone in landscape orientation keeps its size classes. Apple's table of windows on iPad has compact widths up to 590 points,
    /// and regular ones from 678 points. Phones in landscape orientation are at most 440 points high, and have a compact height.
    func traits(on device: InterfaceDocument.Device?) -> InterfaceDocument.Traits? {
        guard let device, let own = device.traits, own.height == .regular else { return device?.traits }
        return .init(
            width: size.width < Self.leastRegularWidth ? .compact : .regular,
            height: size.height < Self.leastRegularHeight ? .compact : .regular)
    }

    /// The lengths at which the surroundings of a layout change: size classes and margins.
    ///
    /// A walk tries them first. A missing one costs time, but does not change the result.
    static let likelyBreaks = [
        EnvironmentInference.wideRow, EnvironmentInference.wideScreen, leastRegularHeight, leastRegularWidth,
    ].map { length in Int(length) }

    private static let leastRegularWidth = 640.0
    private static let leastRegularHeight = 460.0
}
