import Diagnostics
import Scene

/// Lays documents out: bytes in, scenes and findings out.
public enum DocumentLayout {
    /// Lays out an Interface Builder document or a layout document, whichever the bytes are.
    ///
    /// Nothing but the bytes is read. A document that cannot be read gives no scenes and says why.
    @MainActor public static func layout(
        _ bytes: [UInt8], file: String, options: LayoutOptions = LayoutOptions()
    ) -> LaidOutDocument {
        if isInterface(bytes, file: file) {
            let (document, problems) = InterfaceDocument.read(bytes, file: file)
            guard let document else { return LaidOutDocument(file: file, scenes: [], diagnostics: problems) }
            return layout(document, file: file, options: options)
        }
        let (document, problems) = LayoutDocument.read(bytes, file: file)
        guard let document else { return LaidOutDocument(file: file, scenes: [], diagnostics: problems) }
        return layout(document, file: file, options: options)
    }

    /// Whether a file is read as an Interface Builder document: it is called one, or its first character is that of markup.
    public static func isInterface(_ bytes: [UInt8], file: String) -> Bool {
        isMarkup(bytes) || file.hasSuffix(".xib") || file.hasSuffix(".storyboard")
    }

    /// What is said of a document of so many bytes, as its name tells the kind, for refusing it unread; nil where it may be read.
    public static func refusal(ofByteCount count: Int, file: String) -> Diagnostic? {
        isInterface([], file: file)
            ? XMLTree.refusal(ofByteCount: count, file: file)
            : LayoutDocument.refusal(ofByteCount: count, file: file)?.diagnostic
    }

    /// Whether the first character is that of markup.
    private static func isMarkup(_ bytes: [UInt8]) -> Bool {
        // Of a character of ASCII in UTF-16 the other byte is zero.
        let isWide = TextEncoding.isUTF16(bytes)
        let start = isWide ? 2 : bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[start...].first { byte in ![9, 10, 13, 32].contains(byte) && !(isWide && byte == 0) }
        return first == UInt8(ascii: "<")
    }
}
