import Diagnostics
import Scene

/// Lays out documents: from bytes to scenes and findings.
public enum DocumentLayout {
    /// Lays out an Interface Builder document or a layout document.
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
        let (content, problems) = DocumentContent.read(bytes, file: file)
        guard let content else { return LaidOutDocument(file: file, scenes: [], diagnostics: problems) }
        return layout(
            content, file: file, options: options, appearance: appearance, language: language,
            readsProject: readsProject)
    }

    /// Lays out a document after reading.
    @MainActor public static func layout(
        _ content: DocumentContent, file: String, options: LayoutOptions = LayoutOptions(),
        appearance: Scene.Appearance = .light, language: DocumentStrings.Language = .document,
        readsProject: Bool = false
    ) -> LaidOutDocument {
        switch content {
        case .layout(let document): return layout(document, file: file, options: options)
        case .interface(var document):
            let strings = DocumentStrings(language, of: file)
            if readsProject { document.assets = DocumentAssets(of: document, file: file) }
            document = document.localized(with: strings)
            document.appearance = appearance
            var options = options
            if language.isRightToLeft { options.direction = .rightToLeft }
            let laidOut = layout(document, file: file, options: options)
            return LaidOutDocument(
                file: file, scenes: laidOut.scenes,
                diagnostics: document.assets.diagnostics + strings.diagnostics + laidOut.diagnostics)
        }
    }

    /// Returns whether a file is read as an Interface Builder document, by its extension or its first character.
    public static func isInterface(_ bytes: [UInt8], file: String) -> Bool {
        isMarkup(bytes) || file.hasSuffix(".xib") || file.hasSuffix(".storyboard")
    }

    /// Returns the finding for a document that is too large, so it need not be read; nil if it may be read.
    public static func refusal(ofByteCount count: Int, file: String) -> Diagnostic? {
        isInterface([], file: file)
            ? XMLTree.refusal(ofByteCount: count, file: file)
            : LayoutDocument.refusal(ofByteCount: count, file: file)?.diagnostic
    }

    /// Returns whether the first character is that of markup.
    private static func isMarkup(_ bytes: [UInt8]) -> Bool {
        // In UTF-16 the other byte of an ASCII character is zero.
        let isWide = TextEncoding.isUTF16(bytes)
        let start = isWide ? 2 : bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[start...].first { byte in ![9, 10, 13, 32].contains(byte) && !(isWide && byte == 0) }
        return first == UInt8(ascii: "<")
    }
}
