import Foundation

/// The characters of a text storage as a mutable string; changes of it are changes of the storage.
final class TextStorageString: NSMutableString {
    private var storage: NSTextStorage?
    /// The cached text and the storage's revision at that time; a subclass may create its text anew at each access.
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
        // A changed length reveals a change that the storage did not record.
        if let known, known.revision == storage.revision, known.text.length == storage.length { return known.text }
        let text = storage.string as NSString
        known = (text, storage.revision)
        return text
    }
}
