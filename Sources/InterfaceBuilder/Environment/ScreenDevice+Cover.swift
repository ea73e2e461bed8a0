extension ScreenDevice {
    /// The heights of status bars on real phones, if they differ from those on the canvas of their time.
    private static let presentStatusBars = ["retina6_1": 48.0]

    /// The height of the status bar that the device itself has.
    var presentStatusBar: Double { Self.presentStatusBars[id] ?? top }

    /// What the device takes of a screen, from each edge: upright what the status bar and the home indicator take, and of a phone on its
    /// side, which shows no status bar, as much of both sides.
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
