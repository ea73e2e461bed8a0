import Foundation

/// The Core Foundation name of arrays.
public typealias CFArray = NSArray
/// The Core Foundation name of strings.
public typealias CFString = NSString

/// A color space.
///
/// All colors are in sRGB, whatever their space is.
public final class CGColorSpace: Hashable, Sendable {
    /// The model of a color space.
    ///
    /// Raw values are Apple's.
    public enum Model: Int32, Hashable, Sendable {
        /// Grayscale.
        case monochrome = 0
        /// Red, green and blue.
        case rgb = 1
    }

    /// The model.
    public let model: Model
    /// The number of color components, without alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    init(_ model: Model) { self.model = model }

    /// Creates a named color space.
    ///
    /// Returns nil for unknown names.
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
    /// The name of extended sRGB, with components beyond 0 and 1.
    public static var extendedSRGB: CFString { NSString(string: "kCGColorSpaceExtendedSRGB") }
    /// The name of Display P3.
    public static var displayP3: CFString { NSString(string: "kCGColorSpaceDisplayP3") }
    /// The name of the gray space with gamma 2.2.
    public static var genericGrayGamma2_2: CFString { NSString(string: "kCGColorSpaceGenericGrayGamma2_2") }

    /// Returns whether the models are equal.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.model == right.model }
    /// Hashes the model.
    public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// Returns the RGB space of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// Returns the gray space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
