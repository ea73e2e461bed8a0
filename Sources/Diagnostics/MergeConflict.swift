/// The marks that version control leaves in a text where two changes of one place meet.
public enum MergeConflict {
    /// What is said of one.
    public static let message = "a merge conflict is left here, which begins with '<<<<<<<': settle it first"

    /// Whether such a mark begins at an offset.
    public static func begins(at offset: Int, in bytes: [UInt8]) -> Bool {
        bytes[min(offset, bytes.count)...].starts(with: "<<<<<<<".utf8) && (offset == 0 || bytes[offset - 1] == 10)
    }

    /// The offset of the first mark that begins a line; nil where there is none.
    public static func first(in bytes: [UInt8]) -> Int? {
        var place: Int? = 0
        while let start = place {
            if begins(at: start, in: bytes) { return start }
            place = bytes[start...].firstIndex(of: 10).map { end in end + 1 }
        }
        return nil
    }
}
