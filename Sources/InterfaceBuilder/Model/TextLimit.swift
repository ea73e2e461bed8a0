import Diagnostics

/// The limit for the text of a document's views, since all of it is measured.
struct TextLimit {
    /// The maximum number of bytes in total.
    ///
    /// The known document with most text has a twentieth.
    static let byteCount = 1 << 20

    private static let attributes: Set<String> = ["text", "title", "placeholder", "content"]

    /// Returns the finding about a document beyond the limit, at the element that exceeds it.
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
