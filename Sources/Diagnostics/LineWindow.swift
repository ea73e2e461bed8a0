/// The visible part of a source line: all of a short line, or the part around an offset.
///
/// Only the window is read, so a thousand findings in a line of a megabyte cost only their output.
struct LineWindow {
    /// The text, with `…` where the line goes on.
    let text: String
    /// The offset of the place in the text, in UTF-8 bytes.
    let offset: Int

    /// The most columns of a line that is shown whole, as those of documents mostly are.
    private static let whole = 240
    /// Of a longer one the most columns that are shown before the place, and in all.
    private static let lead = 80
    private static let width = 160
    /// The most bytes of a column, beyond which marks upon marks are cut too.
    private static let bytesOfColumn = 4

    /// Creates the window around an offset in bytes of a line.
    ///
    /// Offsets after the line are clamped.
    init(_ line: Substring.UTF8View, around offset: Int) {
        let place = line.index(line.startIndex, offsetBy: offset, limitedBy: line.endIndex) ?? line.endIndex
        let most = Self.whole * Self.bytesOfColumn
        let start = Self.index(in: line, from: place, by: -most)
        let end = Self.index(in: line, from: place, by: most)
        let before = Substring(line[start..<place])
        let behind = Substring(line[place..<end])
        let columns = (before: Self.columns(before), behind: Self.columns(behind))
        let width = columns.before + columns.behind > Self.whole ? Self.width : Self.whole
        // Near an end of the line its other side has the columns that this one leaves.
        let lead = before.suffix(Self.count(of: before.reversed(), columns: max(Self.lead, width - columns.behind)))
        let rest = behind.prefix(Self.count(of: behind, columns: width - Self.columns(lead)))
        let opening = lead.startIndex > line.startIndex ? "…" : ""
        text = opening + lead + rest + (rest.endIndex < line.endIndex ? "…" : "")
        self.offset = opening.utf8.count + lead.utf8.count
    }

    /// The index so many bytes away, or the end of the line on that side; it is moved outwards to where a scalar begins.
    private static func index(
        in line: Substring.UTF8View, from place: Substring.Index, by distance: Int
    ) -> Substring.Index {
        let limit = distance < 0 ? line.startIndex : line.endIndex
        var index = line.index(place, offsetBy: distance, limitedBy: limit) ?? limit
        while index > line.startIndex, index < line.endIndex, line[index] & 0xC0 == 0x80 {
            index = distance < 0 ? line.index(before: index) : line.index(after: index)
        }
        return index
    }

    private static func columns(_ text: some Sequence<Character>) -> Int {
        text.reduce(0) { width, character in width + CaretWriter.columns(of: character) }
    }

    /// Returns the number of characters that fit into some columns.
    private static func count(of text: some Sequence<Character>, columns: Int) -> Int {
        var (count, width) = (0, 0)
        for character in text {
            width += CaretWriter.columns(of: character)
            guard width <= columns else { break }
            count += 1
        }
        return count
    }
}
