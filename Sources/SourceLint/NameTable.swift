/// The names of views or metrics in a dictionary at a call.
struct NameTable: Equatable {
    struct Name: Equatable {
        var text: String
        /// The bytes of the name in the source, without quotes.
        var source: Range<Int>
        /// The type of the value if it is known to be neither a view nor a layout guide, such as an anchor.
        var otherType: String?
    }

    var names: [Name] = []

    /// Returns the type of the value of a name that is neither a view nor a layout guide.
    func otherType(of name: String) -> String? { names.first { $0.text == name }?.otherType }

    func contains(_ name: some StringProtocol) -> Bool { names.contains { entry in entry.text == name } }
}
