/// The state of a table while it queries its data source and delegate.
///
/// The data source and the delegate may query the table during that time. They get the rows that are known so far. A second query
/// does not start inside the first one, because a delegate that always reloads the table would cause an endless recursion.
struct TableLoading {
    /// The rows that are known so far.
    var rows = TableRows()
    /// A Boolean value that indicates whether the rows were reloaded during the query, so that it starts again.
    var isOutdated = false
    /// A Boolean value that indicates whether a layout pass was skipped during the query.
    var missedLayout = false
    /// A Boolean value that indicates whether this query completes even if the rows are reloaded.
    var isLastTime = false

    /// A Boolean value that indicates whether the query continues.
    ///
    /// After a reload it stops, because the remaining rows may no longer exist.
    var goesOn: Bool { !isOutdated || isLastTime }
}
