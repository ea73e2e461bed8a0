import Diagnostics

/// The formats of documents.
///
/// The first format to which the name or the first bytes of a file belong reads the file.
package struct DocumentFormats: Sendable {
    /// The formats, in the order in which they are asked.
    package let all: [any SceneDocument.Type]

    /// Creates a list of formats.
    package init(_ all: [any SceneDocument.Type]) { self.all = all }

    /// Interface Builder documents, and layout documents for every other file.
    package static let standard = DocumentFormats([InterfaceDocument.self, LayoutDocument.self])

    /// The extensions of file names of all formats.
    package var fileExtensions: [String] { all.flatMap { format in format.fileExtensions } }

    /// Returns the format of a file; nil if it belongs to none.
    package func format(of bytes: [UInt8], file: String) -> (any SceneDocument.Type)? {
        all.first { format in format.isFormat(of: bytes, file: file) }
    }

    /// Reads a document.
    ///
    /// Returns nil and the reasons if the bytes are no document of their format. Errors inside the document are in its `diagnostics`.
    ///
    /// - Complexity: Linear in the number of bytes.
    package func read(_ bytes: [UInt8], file: String) -> (document: (any SceneDocument)?, diagnostics: [Diagnostic]) {
        guard let format = format(of: bytes, file: file) else { return (nil, []) }
        return format.reading(bytes, file: file)
    }
}

extension SceneDocument {
    /// Reads a document of the format, without its type.
    fileprivate static func reading(
        _ bytes: [UInt8], file: String
    ) -> (document: (any SceneDocument)?, diagnostics: [Diagnostic]) {
        let (document, problems) = read(bytes, file: file)
        return (document, problems)
    }
}
