import Diagnostics
import Scene

/// A document on several devices, as in Interface Builder's preview.
///
/// Each screen appears once for each layout that differs.
public struct DocumentPreview: Sendable {
    /// The settings of the user of a device.
    public struct Setting: Hashable, Sendable {
        /// The appearance of the system.
        public var appearance: Scene.Appearance
        /// The language of the texts.
        public var language: DocumentStrings.Language
        /// The text size.
        public var dynamicType: LayoutOptions.DynamicType

        /// Creates a setting.
        public init(
            appearance: Scene.Appearance = .light, language: DocumentStrings.Language = .document,
            dynamicType: LayoutOptions.DynamicType = .large
        ) {
            (self.appearance, self.language, self.dynamicType) = (appearance, language, dynamicType)
        }
    }

    /// A screen on devices with the same layout, including the bars of its containers.
    public struct Picture: Hashable, Sendable {
        /// The devices, in the requested order; empty if the document was laid out without a device.
        public fileprivate(set) var devices: [InterfaceDocument.Device]
        /// The settings of the user.
        public let setting: Setting
        /// The screen.
        public let scene: Scene
    }

    /// A root view on all devices.
    public struct Screen: Hashable, Sendable {
        /// The id of the root view.
        public let root: String
        /// The name of the view or its controller, or otherwise its class.
        public internal(set) var title: String
        /// The pictures, in the order of the devices.
        public fileprivate(set) var pictures: [Picture]
        /// The other storyboards with content of its container views, which is not shown.
        public internal(set) var absentStoryboards: [String] = []
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
    ///   - bytes: The bytes of a document.
    ///   - file: The name of the file, for the findings.
    ///   - devices: The devices, without duplicates.
    ///   - keepsSize: Whether a layout document with a size is laid out once, in that size.
    ///   - options: The other options. Their device is ignored.
    ///   - settings: The settings of the user, without duplicates. A layout document uses only the first.
    ///   - readsProject: Whether pictures, colors and strings are read from the document's project.
    ///   - title: A function that returns the name of a device for findings. The default is its name in documents.
    @MainActor public init(
        of bytes: [UInt8], file: String, on devices: [InterfaceDocument.Device], keepsSize: Bool = false,
        options: LayoutOptions = LayoutOptions(), settings: [Setting]? = nil, readsProject: Bool = false,
        title: (InterfaceDocument.Device) -> String = { device in device.name }
    ) {
        let (document, problems) = DocumentFormats.standard.read(bytes, file: file)
        self.init(
            of: document, file: file, on: keepsSize && document?.size != nil ? [] : devices, options: options,
            settings: settings ?? [Setting(dynamicType: options.dynamicType)], readsProject: readsProject, title: title)
        if document == nil { diagnostics = problems }
    }

    /// Lays out a document on each device after reading; nil has no screens.
    @MainActor package init(
        of document: (any SceneDocument)?, file: String, on devices: [InterfaceDocument.Device],
        options: LayoutOptions = LayoutOptions(), settings: [Setting] = [Setting()], readsProject: Bool = false,
        title: (InterfaceDocument.Device) -> String = { device in device.name }
    ) {
        self.init(file: file, diagnostics: [])
        guard let document else { return }
        show(document, on: document.devices(among: devices), options, settings, readsProject, title)
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

    /// A language and a text size, which decide the layout, with the appearances in which it is shown.
    private struct Variant {
        let language: DocumentStrings.Language
        let dynamicType: LayoutOptions.DynamicType
        var appearances: [Scene.Appearance]

        /// Returns the name for findings, with the parts in which variants differ.
        func name(among variants: [Variant]) -> String {
            [
                variants.contains { other in other.language != language }
                    ? language.name ?? "the language of the document" : nil,
                variants.contains { other in other.dynamicType != dynamicType }
                    ? "text size " + dynamicType.rawValue : nil,
            ].compactMap(\.self).joined(separator: ", ")
        }
    }

    private static func variants(of settings: [Setting]) -> [Variant] {
        var variants: [Variant] = []
        for setting in settings {
            let known = variants.firstIndex { variant in
                variant.language == setting.language && variant.dynamicType == setting.dynamicType
            }
            if let known {
                variants[known].appearances.append(setting.appearance)
            } else {
                variants.append(
                    Variant(
                        language: setting.language, dynamicType: setting.dynamicType,
                        appearances: [setting.appearance]))
            }
        }
        return variants
    }

    /// Adds the findings and the screens of each language and text size.
    @MainActor private mutating func show(
        _ document: some SceneDocument, on devices: [InterfaceDocument.Device], _ options: LayoutOptions,
        _ settings: [Setting], _ readsProject: Bool, _ title: (InterfaceDocument.Device) -> String
    ) {
        let variants = Self.variants(of: type(of: document).hasLooks ? settings : Array(settings.prefix(1)))
        let names = variants.map { variant in variant.name(among: variants) }
        var found = DeviceFindings(devices: names, preposition: "in")
        // The project is read once for all variants.
        let look = DocumentLook(readsProject: readsProject, readsStrings: readsProject)
        let (pictured, problems) = document.shown(as: look, file: file)
        diagnostics = problems
        for (variant, name) in zip(variants, names) {
            let look = DocumentLook(language: variant.language, readsStrings: readsProject)
            let (document, problems) = pictured.shown(as: look, file: file)
            diagnostics += problems
            var options = options
            options.dynamicType = variant.dynamicType
            if variant.language.isRightToLeft { options.direction = .rightToLeft }
            let shown = show(document, on: devices, options, variant, title)
            if variants.count > 1 { found.add(shown, on: name) } else { diagnostics += shown }
        }
        diagnostics += found.diagnostics
        absentStoryboards = document.absentDocuments
        screens = document.arranged(screens)
    }

    /// Adds the screens of one variant, and returns its findings.
    @MainActor private mutating func show(
        _ document: some SceneDocument, on devices: [InterfaceDocument.Device], _ options: LayoutOptions,
        _ variant: Variant, _ title: (InterfaceDocument.Device) -> String
    ) -> [Diagnostic] {
        let (found, scenes) = document.preview(
            on: devices, file: file, options: options, appearances: variant.appearances, title: title)
        for (device, scenes) in zip(devices.isEmpty ? [nil] : devices.map(Optional.some), scenes) {
            for (appearance, scenes) in zip(variant.appearances, scenes) {
                let setting = Setting(
                    appearance: appearance, language: variant.language, dynamicType: variant.dynamicType)
                add(scenes, on: device, setting)
            }
        }
        return found
    }

    /// Adds all screens on one device.
    ///
    /// If several have one identifier, as after a careless merge, each keeps its own pictures.
    private mutating func add(_ scenes: [Scene], on device: InterfaceDocument.Device?, _ setting: Setting) {
        var places: [String: [Int]] = [:]
        for place in screens.indices.reversed() { places[screens[place].root, default: []].append(place) }
        for scene in scenes { add(scene, on: device, setting, at: places[scene.root]?.popLast()) }
    }

    private mutating func add(
        _ scene: Scene, on device: InterfaceDocument.Device?, _ setting: Setting, at place: Int?
    ) {
        let picture = Picture(devices: device.map { device in [device] } ?? [], setting: setting, scene: scene)
        guard let place else {
            let title = scene.views.first?.name ?? scene.className
            screens.append(Screen(root: scene.root, title: title, pictures: [picture]))
            return
        }
        let same = screens[place].pictures.firstIndex { picture in
            picture.setting == setting && picture.scene.size == scene.size && picture.scene.views == scene.views
                && picture.scene.screen == scene.screen && picture.scene.diagnostics == scene.diagnostics
        }
        if let same {
            screens[place].pictures[same].devices += picture.devices
        } else {
            screens[place].pictures.append(picture)
        }
    }
}
