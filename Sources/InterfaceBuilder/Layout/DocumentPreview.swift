import Diagnostics
import Scene

/// A document on several devices, as in Interface Builder's preview.
///
/// Each screen appears once for each layout that differs.
public struct DocumentPreview: Sendable {
    /// A screen on devices with the same layout, including the bars of its containers.
    public struct Picture: Hashable, Sendable {
        /// The devices, in the requested order; empty if the document was laid out without a device.
        public fileprivate(set) var devices: [InterfaceDocument.Device]
        /// The screen.
        public let scene: Scene
    }

    /// A root view on all devices.
    public struct Screen: Hashable, Sendable {
        /// The id of the root view.
        public let root: String
        /// The name of the view or its controller, or otherwise its class.
        public fileprivate(set) var title: String
        /// The pictures, in the order of the devices.
        public fileprivate(set) var pictures: [Picture]
        /// The other storyboards with content of its container views, which is not shown.
        public fileprivate(set) var absentStoryboards: [String] = []
    }

    /// The file as the user named it.
    public let file: String
    /// The screens, in document order.
    public private(set) var screens: [Screen] = []
    /// The other storyboards with content of the document's containers, which is not shown.
    public private(set) var absentStoryboards: [String] = []
    /// The findings of all devices.
    ///
    /// A finding of only some devices names them.
    public private(set) var diagnostics: [Diagnostic] = []

    /// A Boolean value that indicates whether any finding is an error.
    public var hasErrors: Bool { diagnostics.contains { diagnostic in diagnostic.severity == .error } }

    /// Lays out a document on each device.
    ///
    /// - Complexity: Linear in the number of devices.
    ///
    /// An invalid document has no screens, and findings with the reasons. A macOS document is laid out once, in its own
    /// size. The root of a layout document has the size of the screen, unless its own size is kept.
    /// - Parameters:
    ///   - bytes: The bytes of an Interface Builder document or a layout document.
    ///   - file: The name of the file, for the findings.
    ///   - devices: The devices, without duplicates.
    ///   - keepsSize: Whether a layout document with a size is laid out once, in that size.
    ///   - options: The other options. Their device is ignored.
    ///   - title: A function that returns the name of a device for findings. The default is its name in documents.
    @MainActor public init(
        of bytes: [UInt8], file: String, on devices: [InterfaceDocument.Device], keepsSize: Bool = false,
        options: LayoutOptions = LayoutOptions(),
        title: (InterfaceDocument.Device) -> String = { device in device.name }
    ) {
        self.file = file
        guard DocumentLayout.isInterface(bytes, file: file) else {
            let (document, problems) = LayoutDocument.read(bytes, file: file)
            diagnostics = problems
            if let document { show(document, on: keepsSize && document.size != nil ? [] : devices, options, title) }
            return
        }
        let (document, problems) = InterfaceDocument.read(bytes, file: file)
        guard let document else {
            diagnostics = problems
            return
        }
        show(document, on: document.runtime == .cocoaTouch ? devices : [], options, title)
    }

    /// Returns the preview with some of its screens, and with the findings about these and about the document.
    public func keeping(_ isKept: (Screen) -> Bool) -> DocumentPreview {
        var preview = self
        preview.screens = screens.filter(isKept)
        let views = Set(preview.screens.flatMap(\.pictures).flatMap(\.scene.views).map(\.id))
        let others = Set(screens.flatMap(\.pictures).flatMap(\.scene.views).map(\.id)).subtracting(views)
        preview.diagnostics = diagnostics.filter { finding in
            !finding.views.contains(where: others.contains) || finding.views.contains(where: views.contains)
        }
        return preview
    }

    /// Creates a preview of a document without screens.
    public init(file: String, diagnostics: [Diagnostic]) {
        self.file = file
        self.diagnostics = diagnostics
    }

    /// Adds the findings of `plumb lint` except its notes, which a picture cannot show, and the screens.
    @MainActor private mutating func show(
        _ document: InterfaceDocument, on devices: [InterfaceDocument.Device], _ options: LayoutOptions,
        _ title: (InterfaceDocument.Device) -> String
    ) {
        let (found, scenes) = DocumentInspection.inspect(
            document, devices: devices, options: options, title: title, makesScenes: true)
        diagnostics = found.filter { finding in finding.severity != .note }
        for (device, scenes) in zip(devices.isEmpty ? [nil] : devices.map(Optional.some), scenes) {
            let screen = device.map(DocumentScreen.init) ?? DocumentScreen(canvasOf: document)
            let shown = document.kind == .storyboard ? scenes.filter(Self.isShown) : scenes
            var rows = PreviewRows(document: document, screen: screen)
            let screens = rows.placed(in: shown)
            let items = BarItems(
                document: document, scenes: screens, isRightToLeft: options.direction == .rightToLeft)
            let bars = device.map { _ in SimulatedBars(document: document, screen: screen, items: items) }
            let whole = screens.map(items.added).map { screen in bars?.added(to: screen) ?? screen }
            add(items.withoutContents(whole), on: device)
        }
        let absent = AbsentContents(document: document)
        absentStoryboards = absent.storyboards
        for place in screens.indices {
            let root = screens[place].root
            screens[place].title = document.screenTitle(ofRoot: root) ?? screens[place].title
            screens[place].absentStoryboards = absent.storyboardsOfRoot[root] ?? []
        }
    }

    @MainActor private mutating func show(
        _ document: LayoutDocument, on devices: [InterfaceDocument.Device], _ options: LayoutOptions,
        _ title: (InterfaceDocument.Device) -> String
    ) {
        guard !devices.isEmpty else {
            let layout = DocumentLayout.layout(document, file: file, options: options)
            diagnostics = layout.allDiagnostics
            add(layout.scenes, on: nil)
            return
        }
        var found = DeviceFindings(devices: devices.map(title))
        for device in devices {
            var options = options
            options.device = device
            let layout = DocumentLayout.layout(document, file: file, options: options)
            found.add(layout.allDiagnostics, on: title(device))
            add(layout.scenes, on: device)
        }
        diagnostics = found.diagnostics
    }

    /// Returns whether a scene is shown.
    ///
    /// The bars of a storyboard belong to containers, and are empty as scenes.
    private static func isShown(_ scene: Scene) -> Bool {
        scene.views.count > 1 || !["navigationBar", "tabBar", "toolbar"].contains(scene.className)
    }

    /// Adds all screens on one device.
    ///
    /// If several have one identifier, as after a careless merge, each keeps its own pictures.
    private mutating func add(_ scenes: [Scene], on device: InterfaceDocument.Device?) {
        var places: [String: [Int]] = [:]
        for place in screens.indices.reversed() { places[screens[place].root, default: []].append(place) }
        for scene in scenes { add(scene, on: device, at: places[scene.root]?.popLast()) }
    }

    private mutating func add(_ scene: Scene, on device: InterfaceDocument.Device?, at place: Int?) {
        let devices = device.map { device in [device] } ?? []
        guard let place else {
            let title = scene.views.first?.name ?? scene.className
            screens.append(Screen(root: scene.root, title: title, pictures: [Picture(devices: devices, scene: scene)]))
            return
        }
        let same = screens[place].pictures.firstIndex { picture in
            picture.scene.size == scene.size && picture.scene.views == scene.views
                && picture.scene.diagnostics == scene.diagnostics
        }
        if let same {
            screens[place].pictures[same].devices += devices
        } else {
            screens[place].pictures.append(Picture(devices: devices, scene: scene))
        }
    }
}
