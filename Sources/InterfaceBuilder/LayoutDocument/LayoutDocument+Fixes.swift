import Diagnostics

extension LayoutDocument {
    /// The place of a format or an equation in the bytes of the document, which has it character by character.
    struct TextPlace: Sendable {
        /// The offset of its first byte.
        let offset: Int
        /// A Boolean value that indicates whether brackets and commas are part of the text: in quotation marks, and after a hyphen.
        let takesBrackets: Bool

        /// Returns the fixes of the text as fixes of the document, without those that would need escapes or quotation marks there.
        func fixIts(_ fixIts: [FixIt]) -> [FixIt] {
            let special = takesBrackets ? "\"'\\# \n" : "\"'\\# \n[]{},"
            let plain = fixIts.filter { fixIt in
                !fixIt.edits.contains { edit in edit.replacement.utf8.contains { byte in special.utf8.contains(byte) } }
            }
            return plain.map { fixIt in fixIt.moved(by: offset) }
        }
    }
}
