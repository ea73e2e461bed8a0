import Diagnostics

/// Advice on the text after a number.
extension Adviser {
    /// Words for the unit that a number in a format always has.
    private static let units = ["pt", "pts", "px", "dp", "dip", "point", "points", "pixel", "pixels"]
    /// Words for other lengths, which are other numbers of points.
    private static let foreignUnits = ["em", "rem", "vw", "vh", "sp", "cm", "mm", "in"]

    /// Advises on a word after a number.
    mutating func adviseOnUnit() {
        let end = nameEnd(from: offset)
        // The rest of 0x10 would be another number.
        guard byte(offset - 1) != UInt8(ascii: "0") || byte(offset) | 0x20 != UInt8(ascii: "x") else {
            return note("Write numbers in decimal notation.")
        }
        let unit = text(in: offset..<end)
        if Adviser.units.contains(unit) {
            note("Numbers are in points. Write them without units.")
            offer("remove '\(unit)'", replacing: offset, end, with: "")
        } else if Adviser.foreignUnits.contains(unit) {
            note("Numbers are in points. Write them without units.")
        } else {
            note("A value is a number or a name. Names do not begin with a digit.")
        }
    }

    /// Returns whether the problem is a separator between digits of a long number, as in Swift and other languages:
    /// `50_000`, `50'000`.
    ///
    /// A comma can also be a decimal sign or a list separator, so no fix is offered.
    mutating func adviseOnDigitGroups() -> Bool {
        let mark = byte(offset)
        guard mark == UInt8(ascii: "_") || mark == UInt8(ascii: "'"), Byte.isDigit(byte(offset - 1)),
            Byte.isDigit(byte(offset + 1))
        else { return false }
        note("Write numbers without separators: 50000.")
        let start = start(before: offset) { place in Byte.isDigit(byte(place)) }
        let isWhole = byte(start) != UInt8(ascii: "0") && byte(start - 1) != Byte.point && !Byte.isName(byte(start - 1))
        guard isWhole, offset - start <= 3 else { return true }
        var edits: [TextEdit] = []
        var end = offset
        while byte(end) == mark, (1...3).allSatisfy({ distance in Byte.isDigit(byte(end + distance)) }) {
            edits.append(TextEdit(SourceSpan(end, end + 1), ""))
            end += 4
        }
        guard !Byte.isName(byte(end)), byte(end) != mark else { return true }
        offer("join the digits", edits)
        return true
    }
}
