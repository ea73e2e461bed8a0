/// The names that a dictionary at a call gives to views or metrics.
struct NameTable: Equatable {
    struct Name: Equatable {
        var text: String
        /// The bytes of the name in the source, without quotes.
        var source: Range<Int>
        /// The type of the value where it shows that it is neither a view nor a layout guide: an anchor.
        var otherType: String?
    }

    var names: [Name] = []

    /// The type of the value of a name that is neither a view nor a layout guide.
    func otherType(of name: String) -> String? { names.first { $0.text == name }?.otherType }

    func contains(_ name: some StringProtocol) -> Bool { names.contains { entry in entry.text == name } }
}
