extension Unicode.Scalar {
    /// The ASCII text that a similar character stands for: `>=` for `≥`, an empty text for an invisible space; nil for
    /// other characters.
    public var lookalike: String? {
        // Full-width letters and digits lie as far apart as those of ASCII.
        switch value {
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
            String(Unicode.Scalar(UInt8(truncatingIfNeeded: value - 0xFEE0)))
        case 0x2265, 0x2267: ">="
        case 0x2264, 0x2266: "<="
        case 0x3000, 0xA0, 0x200B, 0xFEFF: ""
        default: twin.map { twin in String(twin) }
        }
    }

    /// The character of ASCII of the same shape.
    private var twin: Unicode.Scalar? {
        var scalars = Self.twins.unicodeScalars.makeIterator()
        while let scalar = scalars.next(), let twin = scalars.next() {
            if scalar == self { return twin }
        }
        return nil
    }

    /// Pairs of a character and its twin.
    private static let twins = "［[【[〔[「[］]】]〕]」]（(）)，,、,：:｜|│|丨|－-—-–-−-‐-‑-ー-＝=＞>＜<＠@．.＿_＋+＊*×*⋅*∗*"
}
