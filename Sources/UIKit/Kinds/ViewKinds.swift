/// The kinds of views, by element and class.
package struct ViewKinds: Sendable {
    /// The kinds in order, each class before those that it inherits from.
    package let all: [ViewKind]
    private let kindOfElement: [String: ViewKind]
    private let plain = ViewKind("view")

    /// Creates the table of some kinds.
    ///
    /// Of two kinds with the same element the first counts.
    package init(_ all: [ViewKind]) {
        self.all = all
        kindOfElement = Dictionary(all.map { kind in (kind.element, kind) }) { first, _ in first }
    }

    /// Returns the kind of an element; a plain view if the element is unknown.
    package subscript(element: String) -> ViewKind { kindOfElement[element] ?? plain }

    /// Returns whether a document of iOS may have an element.
    package func isKnown(_ element: String) -> Bool { kindOfElement[element].map { kind in !kind.isOfAppKit } ?? false }

    /// The elements in documents of iOS, in alphabetical order.
    package var elements: [String] { all.filter { kind in !kind.isOfAppKit }.map(\.element).sorted() }

    /// Returns the kind of a view's class or of the nearest class that it inherits from.
    @MainActor package func kind(of view: UIView) -> ViewKind {
        all.first { kind in kind.matches(view) } ?? plain
    }

    /// Returns the kind of a class in layout documents: `label` for `UILabel`.
    package func kind(ofClassNamed name: String) -> ViewKind {
        guard name.hasPrefix("UI") else { return plain }
        let element = name.dropFirst(2)
        return self[element.prefix(1).lowercased() + element.dropFirst()]
    }

    /// Creates a view of a class for a layout document, or returns nil if such documents do not have the class.
    @MainActor package func view(ofClassNamed name: String) -> UIView? {
        let kind = kind(ofClassNamed: name)
        return kind.className == name ? kind.makeInLayoutDocument?() : nil
    }

    /// The names of the classes in layout documents, in alphabetical order.
    package var classNames: [String] {
        all.filter { kind in kind.makeInLayoutDocument != nil }.map(\.className).sorted()
    }
}
