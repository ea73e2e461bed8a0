extension Unicode.Scalar {
    /// The ASCII text that a similar character stands for: `>=` for `≥`, an empty text for an invisible space; nil for
    /// other characters.
    public var lookalike: String? {
        // Full-width letters and digits lie as far apart as those of ASCII.
        switch value {
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
            String(Unicode.Scalar(UInt8(truncatingIfNeeded: value - 0xFEE0)))
        default: Self.lookalikes[self]
        }
    }

    private static let lookalikes: [Unicode.Scalar: String] = [
        "［": "[", "【": "[", "〔": "[", "「": "[", "］": "]", "】": "]", "〕": "]", "」": "]", "（": "(", "）": ")",
        "，": ",", "、": ",", "：": ":", "｜": "|", "│": "|", "丨": "|", "－": "-", "—": "-", "–": "-", "−": "-",
        "‐": "-", "‑": "-", "ー": "-", "＝": "=", "＞": ">", "＜": "<", "≥": ">=", "≧": ">=", "≤": "<=", "≦": "<=",
        "＠": "@", "．": ".", "＿": "_", "＋": "+", "＊": "*", "×": "*", "⋅": "*", "∗": "*",
        "\u{3000}": "", "\u{A0}": "", "\u{200B}": "", "\u{FEFF}": "",
    ]
}
