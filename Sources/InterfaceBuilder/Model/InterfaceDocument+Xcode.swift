extension InterfaceDocument {
    /// A version of Xcode that changed documents, by the smallest `toolsVersion` of its documents.
    ///
    /// The values are numbers that no released version has written, so they separate the versions.
    public enum Xcode: Int, Sendable {
        /// The system font is San Francisco.
        case xcode7 = 8000
        /// Table rows have layout margins of their own.
        case xcode9 = 13500
        /// Pop-up buttons of macOS are lower.
        case xcode10 = 14000
        /// The margins of rows depend on the device.
        case xcode10_2 = 14490
        /// The canvas of devices with a home button shows no status bar above safe areas.
        case xcode11Beta = 14800
        /// Steppers, segmented controls and text fields have new heights.
        case xcode11 = 14860
        /// Rows, progress views, custom buttons and macOS controls changed.
        ///
        /// Safe areas are written before constraints.
        case xcode12 = 17000
        /// The canvas shows Dynamic Type texts in extra small.
        case xcode12_5 = 18000
        /// The canvas shows texts in their size on the device again.
        case xcode14 = 20500
        /// Status bar heights changed for four iPhone models.
        case xcode14_1 = 21000
        /// Status bars and home indicators count twice.
        case xcode16_3 = 23700
        /// Bars, rows, switches, sliders and macOS controls changed.
        case xcode26 = 24000
    }

    /// Returns whether a version of Xcode or a later one wrote the document.
    public func isWritten(since version: Xcode) -> Bool { toolsVersion >= version.rawValue }
}
