import Diagnostics
import InterfaceBuilder
import Scene

/// The settings of the device bar: the device, orientation, layout direction and text size of the canvas.
public struct CanvasSettings: Codable, Hashable, Sendable {
    /// The name of the device, such as `retina6_12` or `iPhone 15 Pro`; nil for the device of the document.
    public var device: String?
    /// A Boolean value that indicates whether the device is in landscape.
    public var isLandscape: Bool
    /// A Boolean value that indicates whether the layout direction is right to left.
    public var isRightToLeft: Bool
    /// The text size, such as `xl`; nil for the default.
    public var textSize: String?

    /// A Boolean value that indicates whether the appearance is dark.
    public var isDark: Bool

    /// The width of the screen in points, with the other properties of the device; nil for that of the device.
    public var width: Int?
    /// The height of the screen in points, with the other properties of the device; nil for that of the device.
    ///
    /// Only one of the lengths differs from the device.
    public var height: Int?

    enum CodingKeys: String, CodingKey {
        case device
        case isLandscape = "landscape"
        case isRightToLeft = "rightToLeft"
        case textSize
        case isDark = "dark"
        case width, height
    }

    /// Creates settings.
    ///
    /// By default the canvas shows the document as Interface Builder does, with its stored frames.
    public init(
        device: String? = nil, isLandscape: Bool = false, isRightToLeft: Bool = false,
        textSize: String? = nil, isDark: Bool = false, width: Int? = nil, height: Int? = nil
    ) {
        self.device = device
        self.isLandscape = isLandscape
        self.isRightToLeft = isRightToLeft
        self.textSize = textSize
        self.isDark = isDark
        self.width = width
        self.height = height
    }

    /// Reads settings; each key may be absent.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            device: try values.decodeIfPresent(String.self, forKey: .device),
            isLandscape: try values.decodeIfPresent(Bool.self, forKey: .isLandscape) ?? false,
            isRightToLeft: try values.decodeIfPresent(Bool.self, forKey: .isRightToLeft) ?? false,
            textSize: try values.decodeIfPresent(String.self, forKey: .textSize),
            isDark: try values.decodeIfPresent(Bool.self, forKey: .isDark) ?? false,
            width: try values.decodeIfPresent(Int.self, forKey: .width),
            height: try values.decodeIfPresent(Int.self, forKey: .height))
    }

    /// A Boolean value that indicates whether the screens have the sizes of the document's own device.
    public var showsOwnDevice: Bool { device == nil && !isLandscape && width == nil && height == nil }

    /// A Boolean value that indicates whether the canvas shows the document as it is, so that frames can be edited.
    public var showsStoredFrames: Bool { self == CanvasSettings(isDark: isDark) }

    /// The appearance of the layout.
    var appearance: Scene.Appearance { isDark ? .dark : .light }

    /// The largest length of a screen, in points.
    ///
    /// No screen of Apple is larger.
    private static let largestLength = 4000

    /// The settings of the device alone, without another width or height.
    var onDevice: Self {
        var settings = self
        (settings.width, settings.height) = (nil, nil)
        return settings
    }

    /// Returns the options of the layout of a document.
    func options(for document: (any SceneDocument)?) throws(Diagnostic.Refusal) -> LayoutOptions {
        let options = try options()
        guard let length = width ?? height else { return options }
        guard width == nil || height == nil, (1...Self.largestLength).contains(length) else {
            throw .studio(
                .badValue,
                "Set the width or the height of the screen, as a whole number of points from 1 to \(Self.largestLength)."
            )
        }
        return document.map { document in
            options.swept(to: length, along: width == nil ? .height : .width, of: document)
        } ?? options
    }

    /// Returns the options of the layout without another width or height.
    private func options() throws(Diagnostic.Refusal) -> LayoutOptions {
        var options = LayoutOptions(direction: isRightToLeft ? .rightToLeft : .leftToRight, isOnItsSide: isLandscape)
        if let device {
            guard let screen = ScreenDevice.matching(device) else {
                throw .studio(.badValue, "Unknown device '\(device)'. Run plumb devices for a list.")
            }
            options.device = InterfaceDocument.Device(id: screen.id, isLandscape: isLandscape)
        }
        if let textSize {
            guard let size = LayoutOptions.DynamicType(rawValue: textSize) else {
                let names = LayoutOptions.DynamicType.allCases.map(\.rawValue).joined(separator: ", ")
                throw .studio(.badValue, "Unknown text size '\(textSize)'. Use one of \(names).")
            }
            options.dynamicType = size
        }
        return options
    }
}
