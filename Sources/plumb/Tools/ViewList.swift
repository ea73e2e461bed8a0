import ArgumentParser

/// A list of identifiers or names of views with commas between them, as in `--views a,b`.
///
/// `\,` is a comma inside a name.
struct ViewList: Hashable {
    let words: [String]

    /// Reads the words.
    /// - Throws: A `ValidationError` if there is no name between two commas.
    init(argument: String) throws(ValidationError) {
        var words = [""]
        var isEscaped = false
        for character in argument {
            switch (isEscaped, character) {
            case (false, "\\"): isEscaped = true
            case (false, ","): words.append("")
            case (true, let character) where character != ",":
                words[words.count - 1] += "\\" + String(character)
                isEscaped = false
            default:
                words[words.count - 1].append(character)
                isEscaped = false
            }
        }
        if isEscaped { words[words.count - 1] += "\\" }
        self.words = words.filter { !$0.isEmpty }.map { word in
            String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard !self.words.isEmpty, self.words.allSatisfy({ !$0.isEmpty }) else {
            throw ValidationError("Name at least one view, by its id, label or name.")
        }
    }
}
