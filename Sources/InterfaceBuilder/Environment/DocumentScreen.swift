/// The screen for the layout of a document, which determines the source of safe areas, bars and margins.
///
/// On the **canvas** they are those that Xcode shows on the document's own device. Insets from stored frames count first, then the bars of
/// that version of Xcode. On a **device** they are those of the device at run time. Then neither the document's own device nor a stored
/// frame has an effect.
struct DocumentScreen: Hashable, Sendable {
    /// The device, or nil for the canvas of a document without a device.
    let device: InterfaceDocument.Device?
    /// A Boolean value that indicates whether the screen is Xcode's canvas, not the device itself.
    let isCanvas: Bool
    /// The size of a screen in a sweep; nil for that of the device.
    var swept: SweptScreen?

    /// The size classes; nil for an unknown device.
    var traits: InterfaceDocument.Traits? { swept?.traits(on: device) ?? device?.traits }

    /// The width of the screen, in points; nil for an unknown device.
    var width: Double? { swept?.size.width ?? device?.screenSize?.width }

    /// The model of the device, or nil if it is unknown.
    var model: ScreenDevice? { device.flatMap { device in ScreenDevice.named(device.id) } }

    /// A Boolean value that indicates whether the device is a phone in portrait orientation.
    var isUprightPhone: Bool { device?.isLandscape == false && model?.isPad == false }

    /// Creates the canvas of a document.
    init(canvasOf document: InterfaceDocument) { (device, isCanvas) = (document.device, true) }

    /// Creates a device at run time.
    init(_ device: InterfaceDocument.Device) { (self.device, isCanvas) = (device, false) }
}

extension LayoutOptions {
    /// Returns the screen of a document: the device of the options, or else the canvas.
    func screen(of document: InterfaceDocument) -> DocumentScreen {
        var screen = device.map { device in DocumentScreen(device) } ?? DocumentScreen(canvasOf: document)
        screen.swept = sweptScreen
        return screen
    }

    /// Returns the size classes of a document's screen; nil for an unknown device.
    package func traits(of document: InterfaceDocument) -> InterfaceDocument.Traits? {
        turned(for: document).screen(of: document).traits
    }

    /// Returns the options with a device at run time: their own, or else that of the first document with a known device.
    ///
    /// A document that names no device uses the canvas. The options can put a document's device in landscape orientation.
    public func onDevice(of documents: [InterfaceDocument]) -> LayoutOptions {
        guard device == nil else { return self }
        var options = self
        options.device = documents.lazy.compactMap { document in
            document.runtime == .cocoaTouch ? document.device : nil
        }.first { device in ScreenDevice.named(device.id) != nil }
            .map { device in isOnItsSide ? .init(id: device.id, isLandscape: true) : device }
        return options
    }
}
