import InterfaceBuilder

/// Elements of a document, without those inside others of them.
struct OutermostElements {
    /// The elements, in document order.
    let elements: [XMLTree.ElementID]
    private let tree: XMLTree

    /// Finds the outermost of some elements.
    ///
    /// - Complexity: That of sorting them.
    init(of elements: some Sequence<XMLTree.ElementID>, in tree: XMLTree) {
        var outermost: [XMLTree.ElementID] = []
        for element in elements.sorted(by: { tree[$0].range.lowerBound < tree[$1].range.lowerBound }) {
            if let last = outermost.last, tree[last].range.contains(tree[element].range.lowerBound) { continue }
            outermost.append(element)
        }
        (self.elements, self.tree) = (outermost, tree)
    }

    /// Returns whether an element is one of the elements, or inside one.
    ///
    /// - Complexity: Logarithmic in their number.
    func contains(_ element: XMLTree.ElementID) -> Bool {
        let start = tree[element].range.lowerBound
        var (low, high) = (0, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if tree[elements[middle]].range.upperBound <= start { low = middle + 1 } else { high = middle }
        }
        return low < elements.count && tree[elements[low]].range.contains(start)
    }
}
