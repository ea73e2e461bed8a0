import Diagnostics
import Scene

/// Lays out documents: from bytes to scenes and findings.
public enum DocumentLayout {
    /// Lays out a document.
    ///
    /// Only the bytes are read unless the project of the document is requested. An invalid document has no scenes, and findings with the
    /// reasons.
    /// - Parameters:
    ///   - bytes: The bytes of the document.
    ///   - file: The name of the file, for findings and the search for its project.
    ///   - options: The options of the layout.
    ///   - appearance: The appearance of an Interface Builder document.
    ///   - language: The language of an Interface Builder document. A language with strings is read from files beside the document.
    ///   - readsProject: Whether pictures and colors are read from the document's project.
    @MainActor public static func layout(
        _ bytes: [UInt8], file: String, options: LayoutOptions = LayoutOptions(),
        appearance: Scene.Appearance = .light, language: DocumentStrings.Language = .document,
        readsProject: Bool = false
    ) -> LaidOutDocument {
        let (document, problems) = DocumentFormats.standard.read(bytes, file: file)
        guard let document else { return LaidOutDocument(file: file, scenes: [], diagnostics: problems) }
        let look = DocumentLook(appearance: appearance, language: language, readsProject: readsProject)
        return layout(document, file: file, options: options, look: look)
    }

    /// Lays out a document after reading, with the texts, colors and pictures of a look.
    @MainActor package static func layout(
        _ document: some SceneDocument, file: String, options: LayoutOptions = LayoutOptions(), look: DocumentLook
    ) -> LaidOutDocument {
        let (shown, problems) = document.shown(as: look, file: file)
        var options = options
        if look.language.isRightToLeft { options.direction = .rightToLeft }
        let laidOut = shown.layout(file: file, options: options)
        return LaidOutDocument(file: file, scenes: laidOut.scenes, diagnostics: problems + laidOut.diagnostics)
    }

    /// Returns the finding for a document that is too large, so it need not be read; nil if it may be read.
    public static func refusal(ofByteCount count: Int, file: String) -> Diagnostic? {
        DocumentFormats.standard.format(of: [], file: file)?.refusal(ofByteCount: count, file: file)
    }
}
