import Scene

/// The parts of pictures that layout ignores: rows, bars, embedded contents and the parts of the device.
@MainActor struct PictureParts {
    private let document: InterfaceDocument
    private let isRightToLeft: Bool
    private let rows: PreviewRows
    private let bars: SimulatedBars?
    private let embedded: EmbeddedContents
    private let device: DeviceParts?

    /// Prepares the parts of a document.
    ///
    /// - Parameters:
    ///   - document: The document in the appearance of the pictures.
    ///   - device: The device; nil for the canvas, which has no bars of containers.
    ///   - isRightToLeft: Whether the language is right to left.
    init(of document: InterfaceDocument, on device: InterfaceDocument.Device?, isRightToLeft: Bool) {
        (self.document, self.isRightToLeft) = (document, isRightToLeft)
        let screen = device.map(DocumentScreen.init) ?? DocumentScreen(canvasOf: document)
        let bars = ScreenBars(document: document, screen: screen)
        rows = PreviewRows(
            document: document, bars: bars, cells: CellParts(document: document, isRightToLeft: isRightToLeft))
        self.bars = device.map { _ in SimulatedBars(document: document, bars: bars) }
        embedded = EmbeddedContents(document: document)
        self.device = device.map { _ in DeviceParts(document: document, screen: screen) }
    }

    /// Returns laid-out scenes with their parts.
    ///
    /// A scene that is completely visible in another one is left out, unless a container view embeds it.
    func added(to scenes: [Scene]) -> [Scene] {
        let shown = document.kind == .storyboard ? scenes.filter(\.isShownByItself) : scenes
        let screens = rows.placed(in: shown)
        let items = BarItems(document: document, scenes: screens, isRightToLeft: isRightToLeft)
        let whole = screens.map(items.added).map { screen in bars?.added(to: screen, items) ?? screen }
        let embedded = embedded.placed(in: items.withoutContents(whole))
        return device.map { device in embedded.map(device.added) } ?? embedded
    }
}

extension Scene {
    /// A Boolean value that indicates whether the scene has a picture of its own.
    ///
    /// The bars of a storyboard belong to containers, and are empty as scenes.
    var isShownByItself: Bool {
        views.count > 1 || !["navigationBar", "tabBar", "toolbar"].contains(className)
    }
}
