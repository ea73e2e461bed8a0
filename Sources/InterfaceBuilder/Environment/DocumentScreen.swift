/// The screen that a document is laid out for: it decides where safe areas, bars and margins come from.
///
/// On the **canvas** they are those that Xcode shows on the document's own device: stored frames that show an inset count first, then
/// the bars of that version of Xcode. On a **device** they are those of the device at run time. Neither the document's own device nor
/// a stored frame changes them.
struct DocumentScreen: Hashable, Sendable {
    /// The device; nil for the canvas of a document that names none.
    let device: InterfaceDocument.Device?
    /// A Boolean value that indicates whether the screen is Xcode's canvas, not the device itself.
    let isCanvas: Bool

    /// The model of the device; nil for one that is not known.
    var model: ScreenDevice? { device.flatMap { device in ScreenDevice.named(device.id) } }

    /// A Boolean value that indicates whether the device is a phone in portrait orientation.
    var isUprightPhone: Bool { device?.isLandscape == false && model?.isPad == false }

    /// The canvas of a document.
    init(canvasOf document: InterfaceDocument) { (device, isCanvas) = (document.device, true) }

    /// A device at run time.
    init(_ device: InterfaceDocument.Device) { (self.device, isCanvas) = (device, false) }
}

extension LayoutOptions {
    /// The screen of a document: the device that the options name, else the canvas.
    func screen(of document: InterfaceDocument) -> DocumentScreen {
        device.map { device in DocumentScreen(device) } ?? DocumentScreen(canvasOf: document)
    }

    /// The options with a device at run time: the one that they name, else that of the first document that names a known one.
    ///
    /// A document that names no device uses the canvas. The options can put a document's device in landscape
    /// orientation.
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
