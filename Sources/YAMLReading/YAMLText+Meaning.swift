import Yams

/// Mistakes that are valid YAML but have another meaning than intended.
extension YAMLText {
    /// Returns the problem with an unknown key, or nil if none is found.
    ///
    /// A space can be missing after its colon, it can be a comment in the style of C, or it can be in extra brackets.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: Its value.
    ///   - known: The keys that are allowed here, or nil if all are.
    public func problem(inKey key: Node, value: Node, among known: [String]? = nil) -> YAMLProblem? {
        switch key {
        case .mapping:
            YAMLProblem("Remove these braces. Outer braces already contain the keys.", at: offset(of: key), in: self)
        case .sequence: YAMLProblem("A key must be a word, not a list.", at: offset(of: key), in: self)
        case .scalar, .alias:
            // Behind a bracket a key goes on to the next colon, and has a value.
            (value.null == nil && known == nil ? nil : missingBlank(in: key, among: known))
                ?? comment(in: key) ?? decimalComma(before: key, value)
        }
    }

    /// Returns the problem with a text in the place of a mapping or a number, or nil if none is found.
    ///
    /// - Parameters:
    ///   - node: The text. The result is nil for lists and mappings.
    ///   - known: The keys that a mapping may have there: nil for all, empty if no mapping is allowed.
    public func problem(inText node: Node, among known: [String]?) -> YAMLProblem? {
        missingBlank(in: node, among: known) ?? comment(in: node)
    }

    /// Returns the problem with a word such as `name:label`, which was meant as a key and its value.
    private func missingBlank(in node: Node, among known: [String]?) -> YAMLProblem? {
        guard case .scalar(let scalar) = node, scalar.style == .plain else { return nil }
        let key = scalar.string.prefix { character in character != ":" }
        guard !key.isEmpty, key.count < scalar.string.count, known?.contains(String(key)) ?? true,
            !key.contains(where: \.isWhitespace)
        else { return nil }
        return YAMLProblem(
            "Add a space after the ':' of '\(key)'.", at: offset(of: node) + key.utf8.count, in: self)
    }

    /// Returns the problem with a number such as `1,5`, which YAML reads as a number and a key.
    private func decimalComma(before key: Node, _ value: Node) -> YAMLProblem? {
        let place = offset(of: key)
        guard value.null != nil, let digits = key.string, !digits.isEmpty, digits.allSatisfy(\.isNumber), place > 1,
            bytes[place - 1] == UInt8(ascii: ","), UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place - 2]
        else { return nil }
        return YAMLProblem("Write numbers with a decimal point, not with a comma.", at: place - 1, in: self)
    }

    /// Returns the problem with a comment in the style of C that is a value or ends one.
    private func comment(in node: Node) -> YAMLProblem? {
        guard case .scalar(let scalar) = node, scalar.style == .plain else { return nil }
        let bytes = Array(scalar.string.utf8)
        for place in bytes.indices.dropLast() where place == 0 || bytes[place - 1] == 32 {
            guard bytes[place] == UInt8(ascii: "/"), "/*".utf8.contains(bytes[place + 1]) else { continue }
            // YAML joins the lines of a text by spaces, so only offsets in the first line are exact.
            let isHere = self.bytes[offset(of: node)...].starts(with: bytes[...(place + 1)])
            return YAMLProblem(
                foreignComment: Character(Unicode.Scalar(bytes[place + 1])),
                at: offset(of: node) + (isHere ? place : 0), in: self)
        }
        return nil
    }
}
