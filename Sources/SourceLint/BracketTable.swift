/// The matching brackets of a file, which nested calls use without another search.
struct BracketTable {
    /// The index of the partner of each opening and closing bracket; -1 for other tokens and for brackets without partner.
    private var partners: [Int32]

    /// Pairs the brackets of a text.
    ///
    /// A brace also ends all brackets inside it; an unmatched parenthesis ends nothing.
    init(_ stream: TokenStream) {
        partners = Array(repeating: -1, count: stream.tokens.count)
        var open: [Int] = []
        for index in stream.tokens.indices {
            switch stream.punctuation(index) {
            case Byte.leftParenthesis, Byte.leftBracket, Byte.leftBrace: open.append(index)
            case Byte.rightParenthesis: close(index, Byte.leftParenthesis, &open, stream)
            case Byte.rightBracket: close(index, Byte.leftBracket, &open, stream)
            case Byte.rightBrace: close(index, Byte.leftBrace, &open, stream)
            default: break
            }
        }
    }

    private mutating func close(_ index: Int, _ opening: UInt8, _ open: inout [Int], _ stream: TokenStream) {
        // A brace ends all brackets inside it that are still open; an unmatched parenthesis ends nothing.
        while let last = open.last {
            if stream.punctuation(last) == opening {
                open.removeLast()
                partners[index] = Int32(last)
                partners[last] = Int32(index)
                return
            }
            guard opening == Byte.leftBrace else { return }
            open.removeLast()
        }
    }

    /// Returns the other bracket of a pair, or nil for a bracket without partner.
    func partner(of index: Int) -> Int? {
        guard index >= 0, index < partners.count, partners[index] >= 0 else { return nil }
        return Int(partners[index])
    }
}
