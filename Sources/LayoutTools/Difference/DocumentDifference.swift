import Diagnostics
import InterfaceBuilder
import Scene

/// The effects of a change of a document on its layout, by scene.
public struct DocumentDifference: Sendable {
    /// A scene before and after the change.
    public struct SceneChange: Sendable {
        /// The old layout; nil for an added scene.
        public let old: Scene?
        /// The new layout; nil for a removed scene.
        public let new: Scene?
        /// The difference of the views.
        public let views: SceneDifference
        /// The difference of the constraints.
        public let constraints: ConstraintDifference

        /// A Boolean value that indicates whether nothing differs.
        public var isEmpty: Bool { old != nil && new != nil && views.isEmpty && constraints.isEmpty }
    }

    /// The devices of the canvas before and after; nil for a document without a device.
    public struct DeviceChange: Sendable {
        /// The device of the old document.
        public let old: InterfaceDocument.Device?
        /// The device of the new document.
        public let new: InterfaceDocument.Device?
    }

    /// The scenes: first those of both documents, then added and removed scenes, each in document order.
    public private(set) var scenes: [SceneChange]
    /// The devices of the documents' canvases, if they differ.
    public let device: DeviceChange?
    /// The changes of the document that its layout does not show, such as outlets, images and colors.
    public private(set) var changes: [DocumentChange]
    /// The errors for which the old document has no scene.
    public let oldProblems: [Diagnostic]
    /// The errors for which the new document has no scene.
    public let newProblems: [Diagnostic]
    /// The errors for which one or both documents have no scene.
    public var problems: [Diagnostic] { oldProblems + newProblems }
    /// The errors that only the new document has.
    ///
    /// The elements that they concern may appear as removed.
    public let addedErrors: [Diagnostic]

    /// Returns the difference in the scenes that satisfy a predicate before or after the change.
    public func keeping(_ isKept: (Scene) -> Bool) -> DocumentDifference {
        var difference = self
        difference.scenes = scenes.filter { change in
            [change.new, change.old].contains { scene in scene.map(isKept) == true }
        }
        let roots = Set(
            difference.scenes.flatMap { change in [change.old, change.new].compactMap { scene in scene?.root } })
        difference.changes = changes.filter { change in change.scene.map(roots.contains) ?? false }
        return difference
    }

    /// A Boolean value that indicates whether nothing differs.
    public var isEmpty: Bool { device == nil && changes.isEmpty && !hasLayoutChanges }

    /// A Boolean value that indicates whether a scene differs.
    public var hasLayoutChanges: Bool { !scenes.allSatisfy { scene in scene.isEmpty } }

    /// Creates the difference between two documents, laid out with the same options.
    ///
    /// Both are laid out on the device of the options, with its insets at run time. The default is the device of the new document, then
    /// that of the old one. On the canvas, each is laid out on its own device, as in Xcode.
    ///
    /// Scenes are matched by the ids of their roots, and duplicates in order. If each document has a single scene, these two are matched.
    /// Nil represents a document that does not exist.
    @MainActor public init(
        from old: [UInt8]?, to new: [UInt8]?, files: (old: String, new: String),
        options: LayoutOptions = LayoutOptions(), onCanvas: Bool = false
    ) {
        self.init(from: old, to: new, files: files, options: options, onCanvas: onCanvas, formats: .standard)
    }

    /// Creates the difference between two documents of some formats.
    @MainActor package init(
        from old: [UInt8]?, to new: [UInt8]?, files: (old: String, new: String),
        options: LayoutOptions = LayoutOptions(), onCanvas: Bool = false, formats: DocumentFormats
    ) {
        let read = (
            old: DocumentVersion(old, file: files.old, formats), new: DocumentVersion(new, file: files.new, formats)
        )
        let documents = (old: read.old.content as? InterfaceDocument, new: read.new.content as? InterfaceDocument)
        device = Self.deviceChange(documents.old, documents.new)
        let options = onCanvas ? options : options.onDevice(of: [documents.new, documents.old].compactMap(\.self))
        let surroundings = Self.surroundings(documents.old, documents.new, options)
        let before = read.old.layout(surroundings.old)
        let after = read.new.layout(surroundings.new)
        let descriptions = (Self.descriptions(in: documents.old), Self.descriptions(in: documents.new))
        let (oldCode, newCode) = (read.old.code(options), read.new.code(options))
        let formatOptions = (read.old.formatOptions, read.new.formatOptions)
        oldProblems = before.scenes.isEmpty ? Self.errors(in: before) : []
        newProblems = after.scenes.isEmpty ? Self.errors(in: after) : []
        let known = Set(Self.errors(in: before).map { error in error.message })
        addedErrors = Self.errors(in: after).filter { error in !known.contains(error.message) }
        let scenes = Self.pairs(before.scenes, after.scenes).map { old, new in
            let scenes = (old.map { place in before.scenes[place] }, new.map { place in after.scenes[place] })
            return SceneChange(
                old: scenes.0, new: scenes.1, views: SceneDifference(from: scenes.0, to: scenes.1),
                constraints: ConstraintDifference(
                    from: old.flatMap { place in oldCode.indices.contains(place) ? oldCode[place] : nil },
                    to: new.flatMap { place in newCode.indices.contains(place) ? newCode[place] : nil },
                    descriptions: descriptions, options: formatOptions)
            )
        }
        self.scenes = scenes
        let coverage = LayoutCoverage(
            scenes, hasOtherDevice: device != nil, hidesStoredFrames: device != nil && !onCanvas)
        changes = DocumentChange.all(from: old, to: new, files: files, documents: documents, coverage: coverage)
    }

    private static func errors(in document: LaidOutDocument) -> [Diagnostic] {
        (document.diagnostics + document.scenes.flatMap { scene in scene.diagnostics }).filter { finding in
            finding.severity == .error
        }.inReadingOrder()
    }

    /// Returns the constraints of an Interface Builder document by identifier, with the document's names of views.
    @MainActor private static func descriptions(in document: InterfaceDocument?) -> [String: String] {
        guard let document else { return [:] }
        return Dictionary(document.constraints.map { constraint in (constraint.id, document.describe(constraint)) }) {
            first, _ in first
        }
    }

    private static func deviceChange(_ old: InterfaceDocument?, _ new: InterfaceDocument?) -> DeviceChange? {
        guard let old, let new, old.device != new.device else { return nil }
        return DeviceChange(old: old.device, new: new.device)
    }

    /// Returns the environments of both documents for their canvases.
    ///
    /// Insets that only one shows apply to both, if device and bars are the same. Otherwise stored frames that were not updated with a
    /// changed constraint would look like changed surroundings.
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

    /// Returns the pairs of equal scenes, by their indices in both documents.
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
