import Diagnostics

/// What came of one document: its scenes, and what was found about the document as a whole.
public struct LaidOutDocument: Hashable, Sendable {
    /// The file as the user named it.
    public let file: String
    /// One scene for each root view, in the document's order.
    public let scenes: [Scene]
    /// What was found about the document as a whole; what concerns one scene is in that scene.
    public let diagnostics: [Diagnostic]

    /// What came of one document.
    public init(file: String, scenes: [Scene], diagnostics: [Diagnostic] = []) {
        self.file = file
        self.scenes = scenes
        self.diagnostics = diagnostics
    }

    /// The findings of the document and of all its scenes, the document's first.
    public var allDiagnostics: [Diagnostic] {
        diagnostics + scenes.flatMap { scene in scene.diagnostics }
    }

    /// Whether anything found is an error, which is what the command's exit status says.
    public var hasErrors: Bool {
        allDiagnostics.contains { diagnostic in diagnostic.severity == .error }
    }
}

#if !hasFeature(Embedded)
extension LaidOutDocument: Codable {}
#endif
