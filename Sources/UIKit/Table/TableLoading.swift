/// How far a table is with asking for its rows.
///
/// Who is asked may ask back: he hears what is known so far, and no second asking begins inside the first, which would
/// have no end where a delegate reloads the table whenever it is asked.
struct TableLoading {
    /// What is known so far.
    var rows = TableRows()
    /// Whether the rows were reloaded since the asking began, so that it begins again.
    var isOutdated = false
    /// Whether the table was to be laid out meanwhile.
    var missedLayout = false
    /// Whether this time all is asked for, whatever happens.
    var isLastTime = false

    /// Whether there is any use in asking for more: of what was reloaded the rest may not even be there any longer.
    var goesOn: Bool { !isOutdated || isLastTime }
}
