extension InterfaceDocument {
    /// A version of Xcode with which documents changed, by the least number that those which it wrote have as `toolsVersion`.
    ///
    /// Numbers that no released version wrote divide one from the next.
    public enum Xcode: Int, Sendable {
        /// The system's font is San Francisco.
        case xcode7 = 8000
        /// Rows of tables have margins of their own.
        case xcode9 = 13500
        /// The margins of rows follow the device.
        case xcode10_2 = 14490
        /// The canvas of devices with a home button shows no status bar over safe areas.
        case xcode11Beta = 14800
        /// Steppers, segmented controls and text fields have other heights.
        case xcode11 = 14860
        /// Rows, progress views, custom buttons and the controls of the Mac changed, and safe areas are written before constraints.
        case xcode12 = 17000
        /// The canvas shows texts extra small that grow with the user's setting.
        case xcode12_5 = 18000
        /// Buttons of the Mac are wider.
        case xcode13 = 19000
        /// The canvas shows texts again as large as a device does.
        case xcode14 = 20500
        /// Two phones have the higher status bars of later systems, and two others no longer those of older phones.
        case xcode14_1 = 21000
        /// Status bars and home indicators are counted twice.
        case xcode16_3 = 23700
        /// Bars, rows, switches, sliders and the controls of the Mac changed.
        case xcode26 = 24000
    }

    /// Whether a version of Xcode or a later one wrote the document.
    public func isWritten(since version: Xcode) -> Bool { toolsVersion >= version.rawValue }
}
