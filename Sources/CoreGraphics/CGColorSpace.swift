import Foundation

/// Apple's name of arrays in C; Swift's arrays of classes are cast to it.
public typealias CFArray = NSArray
/// Apple's name of texts in C.
public typealias CFString = NSString

/// How numbers are colours; all colours here are in sRGB, whatever space they are said to be in.
public final class CGColorSpace: Hashable, Sendable {
    /// Apple's model of a space.
    ///
    /// Raw values are Apple's.
    public enum Model: Int32, Hashable, Sendable {
        /// Greys.
        case monochrome = 0
        /// Red, green and blue.
        case rgb = 1
    }

    /// What the numbers are.
    public let model: Model
    /// How many numbers a colour has, without its opacity.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    init(_ model: Model) { self.model = model }

    /// A space of Apple's name; nil for one that is not known here.
    public init?(name: CFString) {
        switch String(describing: name) {
        case "kCGColorSpaceSRGB", "kCGColorSpaceExtendedSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceGenericRGB":
            model = .rgb
        case "kCGColorSpaceGenericGrayGamma2_2": model = .monochrome
        default: return nil
        }
    }

    /// The name of sRGB.
    public static var sRGB: CFString { NSString(string: "kCGColorSpaceSRGB") }
    /// The name of sRGB with numbers beyond 0 and 1.
    public static var extendedSRGB: CFString { NSString(string: "kCGColorSpaceExtendedSRGB") }
    /// The name of the space of wide displays.
    public static var displayP3: CFString { NSString(string: "kCGColorSpaceDisplayP3") }
    /// The name of greys.
    public static var genericGrayGamma2_2: CFString { NSString(string: "kCGColorSpaceGenericGrayGamma2_2") }

    /// Equal when the numbers are the same.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.model == right.model }
    /// Hashes what the numbers are.
    public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// The space of red, green and blue of a device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// The space of greys of a device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
