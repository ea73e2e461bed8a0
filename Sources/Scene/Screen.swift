extension Scene {
    /// The appearance of the system: light or dark.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// Dark text on a light background.
        case light
        /// Light text on a dark background.
        case dark
    }

    /// The parts of a device that cover a full screen: the status bar, the camera and the home indicator.
    public struct Screen: Hashable, Sendable {
        /// The height of the status bar in points; 0 without one.
        public let statusBarHeight: Double
        /// The shape of the camera at the top edge.
        public let cutout: Cutout
        /// The edge of the camera: the left edge in landscape, otherwise the top edge.
        public let isLandscape: Bool
        /// A Boolean value that indicates whether the device has a home indicator instead of a home button.
        public let hasHomeIndicator: Bool
        /// The radius of the corners of the screen in points.
        public let cornerRadius: Double
        /// A Boolean value that indicates whether the status bar is white, on a dark bar or background.
        public let hasLightStatusBar: Bool
        /// A Boolean value that indicates whether the home indicator is white.
        public let hasLightHomeIndicator: Bool

        /// Creates the parts of a device.
        public init(
            statusBarHeight: Double, cutout: Cutout = .none, isLandscape: Bool = false, hasHomeIndicator: Bool = false,
            cornerRadius: Double = 0, hasLightStatusBar: Bool = false, hasLightHomeIndicator: Bool = false
        ) {
            self.statusBarHeight = statusBarHeight
            self.cutout = cutout
            self.isLandscape = isLandscape
            self.hasHomeIndicator = hasHomeIndicator
            self.cornerRadius = cornerRadius
            self.hasLightStatusBar = hasLightStatusBar
            self.hasLightHomeIndicator = hasLightHomeIndicator
        }

        /// The shape of the camera.
        public enum Cutout: String, Hashable, Sendable, CaseIterable {
            /// No camera in the screen.
            case none
            /// A notch at the edge.
            case notch
            /// The Dynamic Island.
            case island
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Appearance: Codable {}
extension Scene.Screen: Codable {}
extension Scene.Screen.Cutout: Codable {}
#endif
