/// The height of a table row, by its source in the document, in points.
enum RowHeight: Hashable, Sendable {
    /// The height of a static row.
    case row(Double)
    /// The height that a prototype states, for Xcode and for code that returns it.
    ///
    /// In a table with self-sizing rows, the content can decide instead.
    case prototype(Double, isSelfSizing: Bool)
    /// The height of all rows of the table.
    case table(Double)
    /// The height that the content needs.
    case content

    /// The height of a view; nil if it is not a table row.
    init?(of row: InterfaceDocument.View, in document: InterfaceDocument) {
        guard row.tag == "tableViewCell" else { return nil }
        guard let table = row.parent.map({ parent in document.views[parent] }) else {
            self = .content
            return
        }
        let all = Self.stated(by: table, in: document)
        if let own = Self.stated(by: row, in: document) {
            let isStatic = document.tree.value(of: "dataMode", in: table.element) == "static"
            self = isStatic ? .row(own) : .prototype(own, isSelfSizing: all == nil)
        } else {
            self = all.map(Self.table) ?? .content
        }
    }

    private static func stated(by view: InterfaceDocument.View, in document: InterfaceDocument) -> Double? {
        let height = document.tree.value(of: "rowHeight", in: view.element).flatMap(InterfaceDocument.number) ?? 0
        return height > 0 ? height : nil
    }

    /// The source of the height, as a note of a finding that rests on it.
    ///
    /// - Parameter height: The height of the row in the layout that is judged.
    func note(height: Double) -> String {
        let points = "\(InterfaceDocument.short(height)) pt"
        return switch self {
        case .row: "The row is \(points) high, as the document states."
        case .prototype: "The row is assumed to be \(points) high, as its prototype states."
        case .table: "The row is \(points) high, as the table states for all rows."
        case .content: "The row is assumed to be \(points) high, as its content needs."
        }
    }
}
