/// The names that a dictionary at a call gives to views or metrics.
struct NameTable: Equatable {
    struct Name: Equatable {
        var text: String
        /// The bytes of the name in the source, without quotes.
        var source: Range<Int>
    }

    var names: [Name] = []

    func contains(_ name: some StringProtocol) -> Bool { names.contains { entry in entry.text == name } }
}
