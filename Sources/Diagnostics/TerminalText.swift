extension Unicode.Scalar {
    /// A Boolean value that indicates whether a terminal would execute the character instead of showing it.
    ///
    /// These are control characters, including tab and line feed, and marks that change the writing direction.
    public var commandsTerminal: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// The text with replacement characters for everything that a terminal would execute, except tabs and line feeds.
    ///
    /// Names and texts come from untrusted documents, which must not control a terminal.
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
