import Diagnostics
import InterfaceBuilder
import Scene

/// What a change of a document does to its layout, scene by scene.
public struct DocumentDifference: Sendable {
    /// A scene before and after.
    public struct SceneChange: Sendable {
        /// The scene as it was laid out; nil for a new one.
        public let old: Scene?
        /// The scene as it is laid out; nil for one that is gone.
        public let new: Scene?
        /// What became of its views.
        public let views: SceneDifference
        /// What became of its constraints.
        public let constraints: ConstraintDifference

        /// Whether nothing differs.
        public var isEmpty: Bool { old != nil && new != nil && views.isEmpty && constraints.isEmpty }
    }

    /// The device of the canvas before and after; nil for a document that names none.
    public struct DeviceChange: Sendable {
        /// The device of the old document.
        public let old: InterfaceDocument.Device?
        /// The device of the new document.
        public let new: InterfaceDocument.Device?
    }

    /// The scenes that both documents have, then those that came and those that are gone, each in its document's order.
    public private(set) var scenes: [SceneChange]
    /// The devices of the documents' canvases, where they differ.
    public let device: DeviceChange?
    /// Why the old document could not be read: findings of severity `error` and no scene.
    public let oldProblems: [Diagnostic]
    /// Why the new one could not be.
    public let newProblems: [Diagnostic]
    /// Why one or both could not be.
    public var problems: [Diagnostic] { oldProblems + newProblems }
    /// The findings of severity `error` that the new document has and the old one has not: what they are about may show as gone.
    public let addedErrors: [Diagnostic]

    /// The difference in some of the scenes, as they are or as they were.
    public func keeping(_ isKept: (Scene) -> Bool) -> DocumentDifference {
        var difference = self
        difference.scenes = scenes.filter { change in
            [change.new, change.old].contains { scene in scene.map(isKept) == true }
        }
        return difference
    }

    /// Whether nothing differs.
    public var isEmpty: Bool { device == nil && !hasLayoutChanges }

    /// Whether a scene differs.
    public var hasLayoutChanges: Bool { !scenes.allSatisfy { scene in scene.isEmpty } }

    /// The difference between two documents, laid out with the same options.
    ///
    /// Both are laid out on the device of the options, with its insets at run time. Where the options name none it is that of the new
    /// document, else that of the old one. On the canvas each is laid out as Xcode shows it on its own device.
    ///
    /// Scenes are the same if their roots have the same identifier, of several the first as the first; where each document has only
    /// one, they are the same too.
    /// Nil stands for a document that there was not or is not any more.
    @MainActor public init(
        from old: [UInt8]?, to new: [UInt8]?, files: (old: String, new: String),
        options: LayoutOptions = LayoutOptions(), onCanvas: Bool = false
    ) {
        let documents = (old: Self.interface(old), new: Self.interface(new))
        device = Self.deviceChange(documents.old, documents.new)
        let options = onCanvas ? options : options.onDevice(of: [documents.new, documents.old].compactMap(\.self))
        let surroundings = Self.surroundings(documents.old, documents.new, options)
        let before = Self.layout(old, file: files.old, surroundings.old)
        let after = Self.layout(new, file: files.new, surroundings.new)
        let descriptions = (Self.descriptions(in: documents.old), Self.descriptions(in: documents.new))
        let (oldCode, newCode) = (Self.code(old, file: files.old, options), Self.code(new, file: files.new, options))
        let formatOptions = (
            Self.formatOptions(in: old, file: files.old), Self.formatOptions(in: new, file: files.new)
        )
        oldProblems = before.scenes.isEmpty ? Self.errors(in: before) : []
        newProblems = after.scenes.isEmpty ? Self.errors(in: after) : []
        let known = Set(Self.errors(in: before).map { error in error.message })
        addedErrors = Self.errors(in: after).filter { error in !known.contains(error.message) }
        scenes = Self.pairs(before.scenes, after.scenes).map { old, new in
            let scenes = (old.map { place in before.scenes[place] }, new.map { place in after.scenes[place] })
            return SceneChange(
                old: scenes.0, new: scenes.1, views: SceneDifference(from: scenes.0, to: scenes.1),
                constraints: ConstraintDifference(
                    from: old.flatMap { place in oldCode.indices.contains(place) ? oldCode[place] : nil },
                    to: new.flatMap { place in newCode.indices.contains(place) ? newCode[place] : nil },
                    descriptions: descriptions, options: formatOptions)
            )
        }
    }

    private static func errors(in document: LaidOutDocument) -> [Diagnostic] {
        (document.diagnostics + document.scenes.flatMap { scene in scene.diagnostics }).filter { finding in
            finding.severity == .error
        }.inReadingOrder()
    }

    @MainActor private static func layout(_ bytes: [UInt8]?, file: String, _ options: LayoutOptions) -> LaidOutDocument
    {
        bytes.map { bytes in DocumentLayout.layout(bytes, file: file, options: options) }
            ?? LaidOutDocument(file: file, scenes: [])
    }

    /// The scenes as code, in the order in which they are laid out.
    @MainActor private static func code(_ bytes: [UInt8]?, file: String, _ options: LayoutOptions) -> [ExportedScene] {
        guard let bytes else { return [] }
        return CodeExport.scenes(of: bytes, file: file, options: options, takesDesktop: true).scenes.map { $0.scene }
    }

    /// The constraints of a document of Interface Builder in the names that it has for views, by their identifiers.
    @MainActor private static func descriptions(in document: InterfaceDocument?) -> [String: String] {
        guard let document else { return [:] }
        return Dictionary(document.constraints.map { constraint in (constraint.id, document.describe(constraint)) }) {
            first, _ in first
        }
    }

    /// The names of the options of formats in a layout document, by their texts.
    private static func formatOptions(in bytes: [UInt8]?, file: String) -> [String: [String]] {
        guard let bytes, !DocumentLayout.isInterface(bytes, file: file),
            let document = LayoutDocument.read(bytes, file: file).document
        else { return [:] }
        var options: [String: [String]] = [:]
        for constraint in document.constraints {
            guard case .visualFormat(_, let names) = constraint.statement else { continue }
            options[constraint.text, default: []] += names
        }
        return options
    }

    /// The document of Interface Builder in some bytes; nil where there is none.
    private static func interface(_ bytes: [UInt8]?) -> InterfaceDocument? {
        bytes.flatMap { bytes in InterfaceDocument.read(bytes).document }
    }

    private static func deviceChange(_ old: InterfaceDocument?, _ new: InterfaceDocument?) -> DeviceChange? {
        guard let old, let new, old.device != new.device else { return nil }
        return DeviceChange(old: old.device, new: new.device)
    }

    /// How both documents are laid out on their canvases: in the surroundings that the old one shows, and the new one where that shows
    /// none, wherever bars and device say the same of both.
    ///
    /// Stored frames that were not updated with a changed constraint would else seem to show that the surroundings have changed.
    private static func surroundings(
        _ before: InterfaceDocument?, _ after: InterfaceDocument?, _ options: LayoutOptions
    ) -> (old: LayoutOptions, new: LayoutOptions) {
        guard options.environment == nil, options.device == nil, let before, let after else {
            return (options, options)
        }
        let versions = [before, after]
        func taken(_ document: InterfaceDocument) -> LayoutOptions {
            let own = document.environment(for: options)
            let shared = document.environment(for: options, shownBy: versions)
            let views = shared.views.filter { id, surroundings in own.views[id] != surroundings }
            var options = options
            if !views.isEmpty { options.environment = DocumentEnvironment(views: views) }
            return options
        }
        return (taken(before), taken(after))
    }

    /// The scenes that are the same, by their places in both documents.
    private static func pairs(_ old: [Scene], _ new: [Scene]) -> [(Int?, Int?)] {
        if old.count == 1, new.count == 1 { return [(0, 0)] }
        var known: [String: [Int]] = [:]
        for (place, scene) in old.enumerated().reversed() { known[scene.root, default: []].append(place) }
        let kept = new.enumerated().map { place, scene in (known[scene.root]?.popLast(), place) }
        let found = Set(kept.compactMap { pair in pair.0 })
        let gone = old.indices.filter { place in !found.contains(place) }
        return kept.filter { pair in pair.0 != nil }.map { pair in (pair.0, pair.1) }
            + kept.filter { pair in pair.0 == nil }.map { pair in (nil, pair.1) } + gone.map { place in (place, nil) }
    }
}
