extension Unicode.Scalar {
    /// Whether a terminal would obey it and not show it: control characters, tab and line feed among them, and marks that turn
    /// the direction of writing.
    public var commandsTerminal: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// The text with a replacement character in place of all that a terminal would obey but for tabs and line feeds.
    ///
    /// Names and texts come from documents of strangers, and a terminal must not obey those.
    public var shownByTerminal: String {
        func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
            scalar.commandsTerminal && scalar != "\t" && scalar != "\n"
        }
        guard unicodeScalars.contains(where: isReplaced) else { return self }
        var result = ""
        for scalar in unicodeScalars { result.unicodeScalars.append(isReplaced(scalar) ? "\u{FFFD}" : scalar) }
        return result
    }
}
