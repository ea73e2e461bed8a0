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

    enum CodingKeys: String, CodingKey {
        case device
        case isLandscape = "landscape"
        case isRightToLeft = "rightToLeft"
        case textSize
        case isDark = "dark"
    }

    /// Creates settings.
    ///
    /// By default the canvas shows the document as Interface Builder does, with its stored frames.
    public init(
        device: String? = nil, isLandscape: Bool = false, isRightToLeft: Bool = false,
        textSize: String? = nil, isDark: Bool = false
    ) {
        self.device = device
        self.isLandscape = isLandscape
        self.isRightToLeft = isRightToLeft
        self.textSize = textSize
        self.isDark = isDark
    }

    /// Reads settings; each key may be absent.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            device: try values.decodeIfPresent(String.self, forKey: .device),
            isLandscape: try values.decodeIfPresent(Bool.self, forKey: .isLandscape) ?? false,
            isRightToLeft: try values.decodeIfPresent(Bool.self, forKey: .isRightToLeft) ?? false,
            textSize: try values.decodeIfPresent(String.self, forKey: .textSize),
            isDark: try values.decodeIfPresent(Bool.self, forKey: .isDark) ?? false)
    }

    /// A Boolean value that indicates whether the canvas shows the stored frames, which can be edited.
    public var showsStoredFrames: Bool { self == CanvasSettings(isDark: isDark) }

    /// The appearance of the layout.
    var appearance: Scene.Appearance { isDark ? .dark : .light }

    /// Returns the options of the layout.
    func options() throws(Diagnostic.Refusal) -> LayoutOptions {
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
