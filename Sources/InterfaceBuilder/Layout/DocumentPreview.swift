import Diagnostics
import Scene

/// A document on several devices, as Interface Builder's preview shows it: each screen once for every device on which it looks different.
public struct DocumentPreview: Sendable {
    /// One screen on devices on which it looks the same, with the bars of the containers around its controller.
    public struct Picture: Hashable, Sendable {
        /// The devices, in the order in which they were asked for; empty where the document was laid out on its own.
        public fileprivate(set) var devices: [InterfaceDocument.Device]
        /// The screen.
        public let scene: Scene
    }

    /// One root view on all devices.
    public struct Screen: Hashable, Sendable {
        /// The identifier of the root view.
        public let root: String
        /// Its name or that of its controller, or its class where it has none.
        public fileprivate(set) var title: String
        /// What it looks like, in the order of the devices.
        public fileprivate(set) var pictures: [Picture]
        /// The other storyboards that hold what its container views contain, which is not shown.
        public fileprivate(set) var absentStoryboards: [String] = []
    }

    /// The file as the user named it.
    public let file: String
    /// The screens, in the document's order.
    public private(set) var screens: [Screen] = []
    /// The other storyboards that hold contents of the document's containers, which are not shown.
    public private(set) var absentStoryboards: [String] = []
    /// What was found on any device; a finding that not every one of them shows names those that do.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Whether anything found is an error.
    public var hasErrors: Bool { diagnostics.contains { diagnostic in diagnostic.severity == .error } }

    /// Lays a document out on each device in turn; linear in their number.
    ///
    /// A document that cannot be read gives no screens and says why. One for the Mac is laid out once, in its own size; the root of a layout
    /// document takes the size of the screen, unless its own is kept.
    /// - Parameters:
    ///   - bytes: The document, of Interface Builder or a layout document.
    ///   - file: Its name, for the findings.
    ///   - devices: The devices, each once.
    ///   - keepsSize: Whether a layout document that gives its size is laid out once, in that.
    ///   - options: How it is laid out on each of them; their device is not used.
    ///   - title: What findings call a device; by default its name in documents.
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

    /// The preview with some of its screens, and with the findings about these and about the document.
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

    /// A document of which nothing could be laid out.
    public init(file: String, diagnostics: [Diagnostic]) {
        self.file = file
        self.diagnostics = diagnostics
    }

    /// What `plumb lint` finds but for its notes, which no picture shows.
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

    /// The bars of a storyboard are those of containers, which have nothing in them there.
    private static func isShown(_ scene: Scene) -> Bool {
        scene.views.count > 1 || !["navigationBar", "tabBar", "toolbar"].contains(scene.className)
    }

    /// Adds all screens on one device.
    ///
    /// Of several with one identifier, as a careless merge leaves them, each keeps its pictures.
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
