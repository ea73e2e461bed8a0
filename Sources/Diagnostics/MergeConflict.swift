/// The conflict markers that a merge leaves in a text.
public enum MergeConflict {
    /// The message for a conflict marker.
    public static let message = "An unresolved merge conflict begins here with '<<<<<<<'. Resolve it first."

    /// Returns whether a conflict marker begins at an offset.
    public static func begins(at offset: Int, in bytes: [UInt8]) -> Bool {
        bytes[min(offset, bytes.count)...].starts(with: "<<<<<<<".utf8) && (offset == 0 || bytes[offset - 1] == 10)
    }

    /// Returns the offset of the first conflict marker at the beginning of a line, or nil if there is none.
    public static func first(in bytes: [UInt8]) -> Int? {
        var place: Int? = 0
        while let start = place {
            if begins(at: start, in: bytes) { return start }
            place = bytes[start...].firstIndex(of: 10).map { end in end + 1 }
        }
        return nil
    }
}
