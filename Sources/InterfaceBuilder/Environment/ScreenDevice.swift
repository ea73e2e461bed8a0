/// A device on which Interface Builder can show a document.
public struct ScreenDevice: Hashable, Sendable {
    /// The name in documents, such as `retina6_1`.
    public let id: String
    /// The width in points in portrait.
    public let width: Double
    /// The height in points in portrait.
    public let height: Double
    /// The number of pixels per point.
    public let scale: Double
    /// The top inset for the status bar or notch.
    public let top: Double
    /// The bottom inset for the home indicator.
    public let bottom: Double
    /// The side insets of a television.
    public let sides: Double

    private init(
        _ id: String, _ width: Double, _ height: Double, scale: Double, top: Double = 20, bottom: Double = 0,
        sides: Double = 0
    ) {
        self.id = id
        self.width = width
        self.height = height
        self.scale = scale
        self.top = top
        self.bottom = bottom
        self.sides = sides
    }

    /// A Boolean value that indicates whether the device is an iPad.
    public var isPad: Bool { id.hasPrefix("ipad") }

    /// All known devices, ordered by size.
    ///
    /// No known document names `ipad8_3rounded`, `ipad11_1rounded` or `ipad13_0rounded`. Their names follow the pattern
    /// of the others.
    public static let all: [ScreenDevice] = [
        .init("retina3_5", 320, 480, scale: 2), .init("retina4_0", 320, 568, scale: 2),
        .init("retina4_7", 375, 667, scale: 2), .init("retina5_5", 414, 736, scale: 3),
        .init("retina5_4", 375, 812, scale: 3, top: 50, bottom: 34),
        .init("retina5_9", 375, 812, scale: 3, top: 44, bottom: 34),
        .init("retina6_0", 390, 844, scale: 3, top: 47, bottom: 34),
        .init("retina6_12", 393, 852, scale: 3, top: 59, bottom: 34),
        .init("retina6_3", 402, 874, scale: 3, top: 62, bottom: 34),
        .init("retina6_1", 414, 896, scale: 2, top: 44, bottom: 34),
        .init("retina6_5", 414, 896, scale: 3, top: 44, bottom: 34),
        .init("retina6_54", 420, 912, scale: 3, top: 68, bottom: 34),
        .init("retina6_7", 428, 926, scale: 3, top: 47, bottom: 34),
        .init("retina6_72", 430, 932, scale: 3, top: 59, bottom: 34),
        .init("retina6_9", 440, 956, scale: 3, top: 62, bottom: 34),
        .init("ipad8_3rounded", 744, 1133, scale: 2, top: 24, bottom: 20),
        .init("ipad7_9", 768, 1024, scale: 2), .init("ipad9_7", 768, 1024, scale: 2),
        .init("ipad10_2", 810, 1080, scale: 2),
        .init("ipad10_9rounded", 820, 1180, scale: 2, top: 24, bottom: 20),
        .init("ipad10_5", 834, 1112, scale: 2),
        .init("ipad11_0rounded", 834, 1194, scale: 2, top: 24, bottom: 20),
        .init("ipad11_1rounded", 834, 1210, scale: 2, top: 24, bottom: 20),
        .init("ipad12_9", 1024, 1366, scale: 2),
        .init("ipad12_9rounded", 1024, 1366, scale: 2, top: 24, bottom: 20),
        .init("ipad13_0rounded", 1032, 1376, scale: 2, top: 24, bottom: 20),
        .init("appleTV", 1920, 1080, scale: 1, top: 60, bottom: 60, sides: 90),
    ]

    /// Returns whether a frame is as large as the screen of a known iPhone or iPad in portrait or landscape.
    static func isScreen(_ frame: InterfaceDocument.Rectangle) -> Bool {
        all.contains { screen in
            screen.sides == 0
                && (screen.width == frame.width && screen.height == frame.height
                    || screen.height == frame.width && screen.width == frame.height)
        }
    }

    /// Returns the device with a name in documents; nil if it is unknown.
    public static func named(_ id: String) -> ScreenDevice? { all.first { device in device.id == id } }
}

extension InterfaceDocument.Device {
    /// The size of the screen in the device's orientation, in points; nil for an unknown device.
    var screenSize: (width: Double, height: Double)? {
        guard let screen = ScreenDevice.named(id) else { return nil }
        return isLandscape ? (screen.height, screen.width) : (screen.width, screen.height)
    }
}

extension InterfaceDocument {
    /// The number of pixels per point on the document's device.
    ///
    /// For a document without device, it is 2 if a stored number has half points, otherwise 1.
    public var scale: Double {
        if let device {
            return ScreenDevice.named(device.id)?.scale ?? (device.id.hasPrefix("ipad") ? 2 : 3)
        }
        if runtime == .macOS { return 1 }
        let showsHalves = views.contains { view in
            let frame = view.frame
            return [frame.x, frame.y, frame.width, frame.height].contains { number in
                abs(number - number.rounded(.down) - 0.5) < 0.01
            }
        }
        return showsHalves ? 2 : 1
    }
}
