import Foundation

/// The pixels of a picture, by their numbers alone: there are no pixels here.
public final class CGImage: Hashable, Sendable {
    /// How many pixels there are across.
    public let width: Int
    /// How many pixels there are down.
    public let height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// The pixels in a rectangle, whose edges go outwards to whole pixels; nil where there are none (Apple's documentation).
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(all)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        return CGImage(width: Int(part.width), height: Int(part.height))
    }

    /// Equal when it is the very same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
    /// Hashes the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
