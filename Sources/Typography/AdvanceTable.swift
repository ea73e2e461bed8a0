/// The advances of the characters of a font, in ems, before tracking.
struct AdvanceTable: Sendable {
    private let ascii: [Double]
    private let others: [Unicode.Scalar: Double]

    /// Creates a table from pairs of a character and its advance in ten-thousandths of an em.
    ///
    /// Missing ASCII characters have no advance.
    init(_ pairs: [(Unicode.Scalar, Int32)]) {
        var ascii = [Double](repeating: .nan, count: 128)
        var others: [Unicode.Scalar: Double] = [:]
        for (scalar, units) in pairs {
            let advance = Double(units) / 10_000
            if scalar.isASCII { ascii[Int(scalar.value)] = advance } else { others[scalar] = advance }
        }
        self.ascii = ascii
        self.others = others
    }

    /// Returns the advance of a character, or nil if the table does not contain it.
    subscript(scalar: Unicode.Scalar) -> Double? {
        guard scalar.isASCII else { return others[scalar] }
        let advance = ascii[Int(scalar.value)]
        return advance.isNaN ? nil : advance
    }
}
