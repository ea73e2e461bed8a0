/// Finds the ids that an unknown word was probably meant to be.
extension Explanation {
    /// Returns at most three ids near an unknown word; empty if none is near.
    ///
    /// First come groups, such as `tools.` for `tools`, then ids that begin with the word, with or without their group.
    /// Then come ids with a similar spelling.
    public static func ids(near word: String) -> [String] {
        let ids = all.map { explanation in explanation.id.rawValue }
        if ids.contains(where: { id in id.hasPrefix(word + ".") }) { return [word + "."] }
        let longer = ids.filter { id in id.hasPrefix(word) || name(of: id).hasPrefix(word) }
        if !word.isEmpty, !longer.isEmpty {
            let whole = longer.filter { id in name(of: id) == word }
            return Array((whole.isEmpty ? longer : whole).prefix(3))
        }
        let spelled = Spelling.candidates(for: word, among: ids)
        if !spelled.isEmpty { return spelled }
        var names: [String] = []
        for id in ids where !names.contains(name(of: id)) { names.append(name(of: id)) }
        let near = Spelling.candidates(for: word, among: names)
        return Array(near.flatMap { near in ids.filter { id in name(of: id) == near } }.prefix(3))
    }

    /// An id without its group.
    private static func name(of id: String) -> String {
        String(id.drop { letter in letter != "." }.dropFirst())
    }
}
