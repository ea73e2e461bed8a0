import Diagnostics

/// How much text the views of a document may show, since every piece of it is measured.
struct TextLimit {
    /// The largest number of bytes in all; the wordiest known document has a twentieth.
    static let byteCount = 1 << 20

    private static let attributes: Set<String> = ["text", "title", "placeholder", "content"]

    /// The finding about a document with more, where it has gone too far.
    func refusal(of tree: XMLTree) -> Diagnostic? {
        var sum = 0
        for element in tree.ids {
            sum += shown(by: element, in: tree)
            if sum > Self.byteCount {
                let problem = XMLProblem.tooLarge(what: "bytes of text in its views", limit: Self.byteCount)
                return Diagnostic(
                    id: problem.id, severity: .error, message: problem.message, location: tree.location(of: element))
            }
        }
        return nil
    }

    private func shown(by element: XMLTree.ElementID, in tree: XMLTree) -> Int {
        if tree[element].name == "string" { return tree[element].content?.count ?? 0 }
        return tree.attributes(of: element).reduce(0) { sum, attribute in
            attribute.value.count > 16 && Self.attributes.contains(tree.name(of: attribute))
                ? sum + attribute.value.count : sum
        }
    }
}
