import Foundation

/// The size of an image in pixels.
///
/// There is no pixel data.
public final class CGImage: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// Returns the part in a rectangle, whose edges are rounded outwards to pixels; nil if it is empty (Apple's
    /// documentation).
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(all)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        return CGImage(width: Int(part.width), height: Int(part.height))
    }

    /// Returns whether two references are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
