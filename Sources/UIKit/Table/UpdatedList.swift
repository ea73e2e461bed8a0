import Foundation

/// What Apple's texts call a list and its parts.
struct UpdatedList {
    let name: String
    let part: String

    var parts: String { part + "s" }

    static let table = UpdatedList(name: "table view", part: "row")
    static let collection = UpdatedList(name: "collection view", part: "item")
}

/// A view of rows or items that come and go.
@MainActor protocol UpdatedListView: AnyObject {
    static var list: UpdatedList { get }
    var batch: UpdateBatch { get set }
    var selection: PathSelection { get set }
    /// How many rows its sections had when it asked; nil where it has not, or is asking.
    var countsWhenAsked: [Int]? { get }
    /// How many rows its sections have now; nil where there is nobody to ask.
    var countsOfDataSource: [Int]? { get }
    /// Asks anew, but for the cells, headers and footers that stay.
    func askAnew(keeping moves: ListMoves)
}

extension UpdatedListView {
    /// Forgets all that is shown and asks anew.
    func askAnew() { askAnew(keeping: .none) }

    /// Notes changes, and makes them where none that belong to them were begun.
    func change(_ record: (inout PathChanges) -> Void) {
        record(&batch.changes)
        if batch.depth == 0 { makeChanges() }
    }

    /// Makes the changes that were noted: rows are counted anew, and cells and what is chosen follow their row.
    ///
    /// Where the numbers do not go with the changes all is asked for anew, since nobody knows which cell is of which row.
    func makeChanges() {
        let changes = batch.changes
        batch.changes = PathChanges()
        var isContrary = false
        if let before = countsWhenAsked, let after = countsOfDataSource {
            let problem = changes.problem(from: before, to: after, in: Self.list)
            problem?.report()
            isContrary = problem != nil
            if changes.isEmpty, before != after { askAnew() }
        }
        guard !changes.isEmpty else { return }
        var moves = changes.moves
        selection = PathSelection(selection.all.compactMap { moves.place(of: $0) })
        if isContrary { askAnew() } else { askAnew(keeping: changes.kept) }
    }
}
