import Foundation

/// The words for a list and its items in Apple's error texts.
struct UpdatedList {
    let name: String
    let part: String

    var parts: String { part + "s" }

    static let table = UpdatedList(name: "table view", part: "row")
    static let collection = UpdatedList(name: "collection view", part: "item")
}

/// A table or collection view whose rows or items can be inserted, deleted and moved.
@MainActor protocol UpdatedListView: AnyObject {
    static var list: UpdatedList { get }
    var batch: UpdateBatch { get set }
    var selection: PathSelection { get set }
    /// The row counts of the sections at the last query; nil before the first query and during one.
    var countsWhenAsked: [Int]? { get }
    /// The current row counts of the sections; nil without a data source.
    var countsOfDataSource: [Int]? { get }
    /// Queries the data source again and keeps the cells, headers and footers that stay.
    func askAnew(keeping moves: ListMoves)
}

extension UpdatedListView {
    /// Discards all visible views and queries the data source again.
    func askAnew() { askAnew(keeping: .none) }

    /// Records changes and applies them unless a batch is in progress.
    func change(_ record: (inout PathChanges) -> Void) {
        record(&batch.changes)
        if batch.depth == 0 { makeChanges() }
    }

    /// Applies the recorded changes; cells and the selection follow their rows.
    ///
    /// If the row counts do not match the changes, everything is queried again, because the rows of the cells are unknown.
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
