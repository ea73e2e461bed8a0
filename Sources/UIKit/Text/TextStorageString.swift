import Foundation

/// The characters of a storage, whose changes are those of the storage.
final class TextStorageString: NSMutableString {
    private var storage: NSTextStorage?
    /// What was read of the storage last, and as of which of its changes: subclasses may make their text anew for each question.
    private var known: (text: NSString, revision: Int)?

    convenience init(_ storage: NSTextStorage) {
        self.init(capacity: 0)
        self.storage = storage
    }
    required init(capacity: Int) { super.init(capacity: capacity) }
    required init?(coder aDecoder: NSCoder) { nil }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(stringLiteral: value) }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(stringLiteral: value) }
    required init(characters: UnsafePointer<unichar>, length: Int) {
        super.init(characters: characters, length: length)
    }
    required init(stringLiteral value: StaticString) { super.init(stringLiteral: value) }
    required init(string aString: String) { super.init(string: aString) }

    override var length: Int { storage?.length ?? 0 }
    override func character(at index: Int) -> unichar { text.character(at: index) }
    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage?.replaceCharacters(in: range, with: aString)
    }

    private var text: NSString {
        guard let storage else { return "" }
        // One that changes without a word is known by its length.
        if let known, known.revision == storage.revision, known.text.length == storage.length { return known.text }
        let text = storage.string as NSString
        known = (text, storage.revision)
        return text
    }
}
