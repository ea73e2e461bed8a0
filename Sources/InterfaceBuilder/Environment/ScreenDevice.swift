/// A device that Interface Builder can show a document on.
public struct ScreenDevice: Hashable, Sendable {
    /// Its name in documents, like `retina6_1`.
    public let id: String
    /// Its width in points when it stands upright.
    public let width: Double
    /// Its height in points when it stands upright.
    public let height: Double
    /// How many pixels make a point.
    public let scale: Double
    /// What the status bar and the notch take of the top.
    public let top: Double
    /// What the home indicator takes of the bottom.
    public let bottom: Double
    /// What the frame of a television takes of both sides.
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

    /// Whether it is a tablet.
    public var isPad: Bool { id.hasPrefix("ipad") }

    /// Every device that is known, in the order of their size.
    ///
    /// No document is known that names `ipad8_3rounded`, `ipad11_1rounded` or `ipad13_0rounded`: they are called as the others are.
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

    /// Whether a frame is as large as the screen of a known phone or tablet, upright or on its side.
    static func isScreen(_ frame: InterfaceDocument.Rectangle) -> Bool {
        all.contains { screen in
            screen.sides == 0
                && (screen.width == frame.width && screen.height == frame.height
                    || screen.height == frame.width && screen.width == frame.height)
        }
    }

    /// The device of that name; nil for one that is not known.
    public static func named(_ id: String) -> ScreenDevice? { all.first { device in device.id == id } }
}

extension InterfaceDocument.Device {
    /// The size of the screen as the device stands or lies, in points; nil for a device that is not known.
    var screenSize: (width: Double, height: Double)? {
        guard let screen = ScreenDevice.named(id) else { return nil }
        return isLandscape ? (screen.height, screen.width) : (screen.width, screen.height)
    }
}

extension InterfaceDocument {
    /// The pixels of a point on the document's device.
    ///
    /// A document from before devices has the pixels of its author's screen: two a point if any stored number shows
    /// half points, else one.
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
