import Diagnostics

/// A document after reading, in one of the formats.
public enum DocumentContent: Sendable {
    /// An Interface Builder document.
    case interface(InterfaceDocument)
    /// A layout document.
    case layout(LayoutDocument)

    /// Reads a document, whose name or first character decides the format.
    ///
    /// Returns nil and the reasons if the bytes are no document of that format. Errors inside the document are in its `diagnostics`.
    ///
    /// - Complexity: Linear in the number of bytes.
    public static func read(_ bytes: [UInt8], file: String) -> (content: DocumentContent?, diagnostics: [Diagnostic]) {
        if DocumentLayout.isInterface(bytes, file: file) {
            let (document, problems) = InterfaceDocument.read(bytes, file: file)
            return (document.map { document in .interface(document) }, problems)
        }
        let (document, problems) = LayoutDocument.read(bytes, file: file)
        return (document.map { document in .layout(document) }, problems)
    }

    /// The Interface Builder document; nil for a layout document.
    public var interface: InterfaceDocument? {
        if case .interface(let document) = self { document } else { nil }
    }

    /// The layout document; nil for an Interface Builder document.
    public var layout: LayoutDocument? {
        if case .layout(let document) = self { document } else { nil }
    }
}
