/// The text of a merged document while it is written.
struct MergeText {
    private(set) var bytes: [UInt8] = []
    private let endsInReturn: Bool
    private var isBehindMarker = false

    /// An empty text whose lines end as those of a document do.
    init(like document: [UInt8]) {
        bytes.reserveCapacity(document.count + document.count / 4)
        endsInReturn = document.firstIndex(of: 10).map { place in place > 0 && document[place - 1] == 13 } ?? false
    }

    /// Appends bytes of the document that determines the ends of lines.
    mutating func append(_ part: ArraySlice<UInt8>) {
        guard !part.isEmpty else { return }
        if isBehindMarker, part.first != 10, !part.starts(with: [13, 10]) { breakLine() }
        isBehindMarker = false
        bytes += part
    }

    /// Appends bytes of another version, with the ends of lines of the document.
    mutating func append(converting part: ArraySlice<UInt8>) {
        guard part.contains(where: { byte in byte == 10 || byte == 13 }) else { return append(part) }
        var converted: [UInt8] = []
        converted.reserveCapacity(part.count)
        for byte in part {
            if byte == 10 {
                if converted.last == 13 { converted.removeLast() }
                if endsInReturn { converted.append(13) }
            }
            converted.append(byte)
        }
        append(converted[...])
    }

    /// Appends a text in UTF-8.
    mutating func append(_ text: String) { append(Array(text.utf8)[...]) }

    /// Appends a conflict: the versions of a part on lines of their own between markers.
    mutating func appendConflict(
        labels: (ours: String, theirs: String), ours: (inout MergeText) -> Void, theirs: (inout MergeText) -> Void
    ) {
        var indentation: [UInt8] = []
        while let last = bytes.last, last == 32 || last == 9 {
            indentation.insert(last, at: 0)
            bytes.removeLast()
        }
        if !bytes.isEmpty, bytes.last != 10 { breakLine() }
        appendMarker("<<<<<<< " + labels.ours)
        appendVersion(indentation, ours)
        appendMarker("=======")
        appendVersion(indentation, theirs)
        appendMarker(">>>>>>> " + labels.theirs)
        // The next part begins with the end of the line of the marker.
        bytes.removeLast(endsInReturn ? 2 : 1)
        isBehindMarker = true
    }

    private mutating func appendMarker(_ marker: String) {
        isBehindMarker = false
        bytes += Array(marker.utf8)
        breakLine()
    }

    private mutating func appendVersion(_ indentation: [UInt8], _ write: (inout MergeText) -> Void) {
        let start = bytes.count
        bytes += indentation
        write(&self)
        if bytes.count == start + indentation.count {
            bytes.removeLast(indentation.count)
        } else if bytes.last != 10 {
            breakLine()
        }
        isBehindMarker = false
    }

    private mutating func breakLine() {
        if endsInReturn { bytes.append(13) }
        bytes.append(10)
    }
}
