/// The orientations of a device.
///
/// The raw values equal Apple's.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// An unknown orientation.
    case unknown = 0
    /// The device is upright.
    case portrait = 1
    /// The device is upside down.
    case portraitUpsideDown = 2
    /// The device is in landscape, with the home button on the right.
    case landscapeLeft = 3
    /// The device is in landscape, with the home button on the left.
    case landscapeRight = 4
    /// The device is flat, with the screen up.
    case faceUp = 5
    /// The device is flat, with the screen down.
    case faceDown = 6

    /// A Boolean value that indicates whether the orientation is a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the orientation is a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
