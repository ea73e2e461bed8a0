import Diagnostics
import Foundation
import Scene
import Sweep
import UIKit

/// The frames of a document's screens on some devices, as functions of the size of the screen.
///
/// The frames are those of `plumb layout --device … --size …`. Rows, bars and embedded contents are those of ``DocumentPreview``, so
/// rows have the width of their tables and are as high as their content.
public struct ResizableDocument: Sendable {
    /// A screen on devices with the same layout.
    public struct Layout: Sendable {
        /// The devices; empty if the document was laid out without a device.
        public fileprivate(set) var devices: [InterfaceDocument.Device]
        /// The screen at its first size.
        public let scene: Scene
        /// The lists of views that the screen has in its regions, by their form.
        ///
        /// The looks of the views are those at the first size. Their frames have no meaning.
        public let forms: [[Scene.View]]
        /// The regions of the sizes with known frames.
        ///
        /// Their numbers are the x, y, width and height of each view of the list before rounding to pixels.
        public let regions: [SizeRegion]
    }

    /// A root view on all devices.
    public struct Screen: Sendable {
        /// The id of the root view.
        public let root: String
        /// The name of the view or its controller, or otherwise its class.
        public let title: String
        /// The layouts, in the order of the devices.
        public fileprivate(set) var layouts: [Layout]
    }

    /// The file as the user named it.
    public let file: String
    /// The screens, in document order.
    public private(set) var screens: [Screen] = []
    /// The number of layouts.
    public private(set) var layoutCount = 0
    /// The widths and heights, in points.
    public let range: ClosedRange<Double>

    /// The usual widths and heights: those of a sweep.
    public static let usualRange = 280.0...1400.0
    /// The maximum number of layouts for a screen on a device.
    private static let mostLayouts = 2_000
    /// The number of solver steps for a screen on a device.
    @MainActor private static var screenWork: Int { 10 * LayoutEnvironment.documentWork }

    /// Finds the frames of a document.
    ///
    /// A document that cannot be read has no screens.
    /// - Parameters:
    ///   - bytes: The bytes of a document.
    ///   - file: The name of the file.
    ///   - devices: The devices; empty for the size of the document.
    ///   - range: The widths and heights in points.
    ///   - options: The other options. Their size and device are ignored.
    ///   - appearance: The appearance of the colors.
    ///   - language: The language of the texts.
    ///   - readsProject: Whether colors are read from the document's project.
    @MainActor public init(
        of bytes: [UInt8], file: String, on devices: [InterfaceDocument.Device],
        range: ClosedRange<Double> = usualRange, options: LayoutOptions = LayoutOptions(),
        appearance: Scene.Appearance = .light, language: DocumentStrings.Language = .document,
        readsProject: Bool = false
    ) {
        self.init(
            of: DocumentFormats.standard.read(bytes, file: file).document, file: file, on: devices, range: range,
            options: options,
            look: DocumentLook(
                appearance: appearance, language: language, readsProject: readsProject, readsStrings: readsProject))
    }

    /// Finds the frames of a document after reading; nil has no screens.
    @MainActor package init(
        of document: (any SceneDocument)?, file: String, on devices: [InterfaceDocument.Device],
        range: ClosedRange<Double> = usualRange, options: LayoutOptions = LayoutOptions(), look: DocumentLook
    ) {
        (self.file, self.range) = (file, range)
        guard let document else { return }
        var options = options
        options.size = nil
        if look.language.isRightToLeft { options.direction = .rightToLeft }
        let shown: any SceneDocument = document.shown(as: look, file: file).document
        let devices = shown.devices(among: devices)
        for device in devices.isEmpty ? [nil] : devices.map(Optional.some) {
            options.device = device
            for root in shown.resizableScreens(file: file, options: options) {
                add(root, regions(of: root), on: device)
            }
        }
    }

    // MARK: Screens

    @MainActor private mutating func regions(of root: ResizableRoot) -> [SizeRegion] {
        let scene = root.scene
        var work = Self.screenWork
        func clamped(_ length: Double) -> Double { min(max(length, range.lowerBound), range.upperBound) }
        let found = SizeRegions(
            from: SIMD2(clamped(scene.size.width), clamped(scene.size.height)), widths: range, heights: range,
            tolerance: 0.5 / scene.scale, mostLayouts: Self.mostLayouts
        ) { width, height in
            // Invariant: the search runs in this call, on the main actor. Test: `ResizableDocumentTests`.
            MainActor.assumeIsolated { root.layOut(Scene.Size(width: width, height: height), &work) }
        }
        layoutCount += found.layoutCount
        return found.regions
    }

    @MainActor private mutating func add(
        _ root: ResizableRoot, _ regions: [SizeRegion], on device: InterfaceDocument.Device?
    ) {
        let scene = root.scene
        let layout = Layout(
            devices: device.map { device in [device] } ?? [], scene: scene, forms: root.forms(), regions: regions)
        guard let place = screens.firstIndex(where: { screen in screen.root == scene.root }) else {
            screens.append(Screen(root: scene.root, title: root.title, layouts: [layout]))
            return
        }
        screens[place].layouts.append(layout)
    }
}
