/// The edits of a document that can be undone and redone.
struct EditHistory: Sendable {
    /// An edit with its title.
    struct Entry: Sendable {
        /// The title in the Edit menu, such as `Align Leading Edges`.
        let title: String
        /// The change of the text.
        let replacement: TextReplacement
    }

    /// The largest number of bytes of all edits.
    ///
    /// Beyond it, the oldest edits are dropped.
    private static let limit = 64 << 20

    private var done: [Entry] = []
    private var undone: [Entry] = []
    private var size = 0

    /// The title of the edit to undo; nil if there is none.
    var undoTitle: String? { done.last?.title }
    /// The title of the edit to redo; nil if there is none.
    var redoTitle: String? { undone.last?.title }

    /// Adds an edit and forgets the edits that were undone.
    mutating func add(_ entry: Entry) {
        size += entry.size - undone.reduce(0) { sum, entry in sum + entry.size }
        undone = []
        done.append(entry)
        while size > Self.limit, done.count > 1 { size -= done.removeFirst().size }
    }

    /// Moves the last edit to the edits that can be redone, and returns it.
    mutating func undo() -> Entry? {
        guard let entry = done.popLast() else { return nil }
        undone.append(entry)
        return entry
    }

    /// Moves the last undone edit back, and returns it.
    mutating func redo() -> Entry? {
        guard let entry = undone.popLast() else { return nil }
        done.append(entry)
        return entry
    }
}

extension EditHistory.Entry {
    fileprivate var size: Int { replacement.removed.count + replacement.inserted.count }
}
