extension ScreenDevice {
    /// The heights of status bars on real phones, if they differ from those on the canvas of their time.
    private static let presentStatusBars = ["retina6_1": 48.0]

    /// The height of the status bar of the device itself.
    var presentStatusBar: Double { Self.presentStatusBars[id] ?? top }

    /// Returns the insets of a screen that the device covers, at each edge.
    ///
    /// In portrait they are the status bar and the home indicator. A phone in landscape shows no status bar, but has the same insets on
    /// both sides.
    func cover(isOnItsSide: Bool, statusBar: Double) -> InterfaceDocument.Insets {
        guard isOnItsSide, !isPad else { return .init(top: statusBar, left: sides, bottom: bottom, right: sides) }
        guard bottom > 0 else { return .init() }
        return .init(top: 0, left: statusBar, bottom: 21, right: statusBar)
    }
}

extension InterfaceDocument.Device {
    /// The insets of a full screen that the device itself covers; nil for an unknown device.
    var cover: InterfaceDocument.Insets? {
        ScreenDevice.named(id).map { screen in
            screen.cover(isOnItsSide: isLandscape, statusBar: screen.presentStatusBar)
        }
    }
}
