import Diagnostics

extension LayoutDocument {
    /// Returns the fixes of a format or an equation as fixes of the document.
    ///
    /// Fixes that would need escapes in the document are left out.
    ///
    /// - Parameter offset: The offset of the text in the bytes of the document; nil if the document writes it in another way.
    static func fixIts(_ fixIts: [FixIt], ofTextAt offset: Int?) -> [FixIt] {
        guard let offset else { return [] }
        let plain = fixIts.filter { fixIt in
            !fixIt.edits.contains { edit in edit.replacement.utf8.contains { byte in special.contains(byte) } }
        }
        return plain.map { fixIt in fixIt.moved(by: offset) }
    }

    /// The characters that may need escapes in YAML or JSON.
    private static let special = Array("\"'\\# \n".utf8)
}
