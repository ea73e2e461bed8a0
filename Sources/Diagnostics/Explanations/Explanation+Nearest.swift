/// Which ids a word that is none was probably meant to be.
extension Explanation {
    /// The ids nearest to a word that is none, at most three; empty where none is near.
    ///
    /// Near are, in this order: a group of ids, as `tools` is meant for `tools.`; ids whose name goes on where the word ends,
    /// with or without their group; and those that it is nearest to in spelling, again with their group before without it.
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
