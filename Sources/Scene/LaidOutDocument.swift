import Diagnostics

/// The result of laying out one document: its scenes, and the findings about the document as a whole.
public struct LaidOutDocument: Hashable, Sendable {
    /// The file as the user named it.
    public let file: String
    /// The scenes, one per root view, in document order.
    public let scenes: [Scene]
    /// The findings about the document as a whole.
    ///
    /// The findings about a scene are in that scene.
    public let diagnostics: [Diagnostic]

    /// Creates the result of a layout.
    public init(file: String, scenes: [Scene], diagnostics: [Diagnostic] = []) {
        self.file = file
        self.scenes = scenes
        self.diagnostics = diagnostics
    }

    /// The findings of the document and of all its scenes, the document's first.
    public var allDiagnostics: [Diagnostic] {
        diagnostics + scenes.flatMap { scene in scene.diagnostics }
    }

    /// The document with at most 100 findings of one id.
    ///
    /// The last findings of the document count the others.
    public var abridged: LaidOutDocument {
        var tally = FindingTally()
        let own = diagnostics.filter { finding in tally.admits(finding) }
        let scenes = scenes.map { scene in
            scene.replacing(diagnostics: scene.diagnostics.filter { finding in tally.admits(finding) })
        }
        return LaidOutDocument(file: file, scenes: scenes, diagnostics: own + tally.rests)
    }

    /// A Boolean value that indicates whether any finding is an error.
    public var hasErrors: Bool {
        allDiagnostics.contains { diagnostic in diagnostic.severity == .error }
    }
}

#if !hasFeature(Embedded)
extension LaidOutDocument: Codable {}
#endif
