/// How a device is held.
///
/// Raw values are Apple's.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, with the button at the right.
    case landscapeLeft = 3
    /// On its side, with the button at the left.
    case landscapeRight = 4
    /// Lying with the screen up.
    case faceUp = 5
    /// Lying with the screen down.
    case faceDown = 6

    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
