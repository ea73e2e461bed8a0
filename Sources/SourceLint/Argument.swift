/// An argument of a call: its label, if it has one, and its tokens.
struct Argument: Equatable {
    var label: String?
    var tokens: Range<Int>
}
