import Diagnostics
import Foundation
import Scene
import Sweep
import UIKit

/// The frames of a document's screens on some devices, as functions of the size of the screen.
///
/// The frames are those of `plumb layout --device … --size …`. Rows keep their stored size there, so they have no screen of their own.
public struct ResizableDocument: Sendable {
    /// A screen on devices with the same layout.
    public struct Layout: Sendable {
        /// The devices; empty if the document was laid out without a device.
        public fileprivate(set) var devices: [InterfaceDocument.Device]
        /// The screen at its first size.
        public let scene: Scene
        /// The regions of the sizes with known frames.
        ///
        /// Their numbers are the x, y, width and height of each view of the scene before rounding to pixels.
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
    ///   - bytes: The bytes of an Interface Builder document or a layout document.
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
        (self.file, self.range) = (file, range)
        var options = options
        if language.isRightToLeft { options.direction = .rightToLeft }
        switch DocumentContent.read(bytes, file: file).content {
        case .layout(let document) where !document.views.isEmpty:
            for device in devices.isEmpty ? [nil] : devices.map(Optional.some) { find(document, on: device, options) }
        case .interface(var document):
            if readsProject { document.assets = DocumentAssets(of: document, file: file) }
            document = document.localized(with: DocumentStrings(language, of: readsProject ? file : "-"))
            document.appearance = appearance
            let known = document.runtime == .cocoaTouch ? devices : []
            for device in known.isEmpty ? [nil] : known.map(Optional.some) { find(document, on: device, options) }
        case .layout, nil: break
        }
    }

    // MARK: Documents

    @MainActor private mutating func find(
        _ document: InterfaceDocument, on device: InterfaceDocument.Device?, _ options: LayoutOptions
    ) {
        var options = options
        (options.size, options.device) = (nil, device)
        let surroundings = LayoutEnvironment(document, options: options)
        let environment = ReferredEnvironment(document: document, options: options)
        let first = DocumentLayout.layout(document, file: file, options: options)
        let roots = document.sceneRoots.filter { root in document.views[root].parent == nil }
        for root in roots {
            let id = document.views[root].id
            guard let scene = first.scenes.first(where: { scene in scene.root == id }), scene.isShownByItself else {
                continue
            }
            let views = scene.views.map(\.id)
            let regions = regions(from: scene) { size, work in
                var resized = options
                resized.size = size
                var surroundings = surroundings
                surroundings.layoutWork = work
                defer { work = surroundings.layoutWork }
                return surroundings.spendWork {
                    let (laidOut, _) = DocumentLayout.laidOut(
                        document, root: root, options: resized, environment: environment,
                        sizes: RootSize(document: document, options: resized))
                    var solution = SweptSolution()
                    solution.add(
                        laidOut.rootView, conflicts: laidOut.conflicts + laidOut.rootView.layoutConflicts,
                        written: laidOut.constraints.map { item in item.constraint })
                    // The order of the scene.
                    let known = Dictionary(
                        laidOut.views.map { item in (document.views[item.index].id, item.view) }
                    ) { first, _ in first }
                    return (ResizedLayout(views.compactMap { id in known[id] }, solution: solution), laidOut.rootView)
                }
            }
            add(scene, regions, titled: document.screenTitle(ofRoot: id), on: device)
        }
    }

    @MainActor private mutating func find(
        _ document: LayoutDocument, on device: InterfaceDocument.Device?, _ options: LayoutOptions
    ) {
        var options = options
        (options.size, options.device) = (nil, device)
        guard let scene = DocumentLayout.layout(document, file: file, options: options).scenes.first else { return }
        let scale = LayoutDocument.scale(for: options)
        let regions = regions(from: scene) { size, work in
            var resized = options
            resized.size = size
            var surroundings = LayoutEnvironment(scale: scale, direction: options.direction, work: work)
            defer { work = surroundings.layoutWork }
            return surroundings.spendWork {
                let instantiation = LayoutDocumentInstantiation(document, options: resized)
                instantiation.views[0].layoutIfNeeded()
                var solution = SweptSolution()
                solution.add(instantiation)
                return (ResizedLayout(instantiation.views, solution: solution), instantiation.views[0])
            }
        }
        add(scene, regions, titled: nil, on: device)
    }

    @MainActor private mutating func regions(
        from scene: Scene,
        _ layOut: @escaping @MainActor (LayoutDocument.Size, _ work: inout Int) -> ResizedLayout
    ) -> [SizeRegion] {
        var work = Self.screenWork
        func clamped(_ length: Double) -> Double { min(max(length, range.lowerBound), range.upperBound) }
        let found = SizeRegions(
            from: SIMD2(clamped(scene.size.width), clamped(scene.size.height)), widths: range, heights: range,
            tolerance: 0.5 / scene.scale, mostLayouts: Self.mostLayouts
        ) { width, height in
            MainActor.assumeIsolated { layOut(LayoutDocument.Size(width: width, height: height), &work) }
        }
        layoutCount += found.layoutCount
        return found.regions
    }

    private mutating func add(
        _ scene: Scene, _ regions: [SizeRegion], titled title: String?, on device: InterfaceDocument.Device?
    ) {
        let layout = Layout(devices: device.map { device in [device] } ?? [], scene: scene, regions: regions)
        guard let place = screens.firstIndex(where: { screen in screen.root == scene.root }) else {
            let title = title ?? scene.views.first?.name ?? scene.className
            screens.append(Screen(root: scene.root, title: title, layouts: [layout]))
            return
        }
        screens[place].layouts.append(layout)
    }
}
