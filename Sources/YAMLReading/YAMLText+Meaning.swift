import Yams

/// What was meant as something else and can be read all the same.
extension YAMLText {
    /// What is wrong with a key that is none: a blank is missing behind its colon, it is a comment of another language, or stands in
    /// brackets that are too many; nil where nothing of that is to be seen.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: Its value.
    ///   - known: The keys that may stand here; any if it is nil.
    public func problem(inKey key: Node, value: Node, among known: [String]? = nil) -> YAMLProblem? {
        switch key {
        case .mapping:
            YAMLProblem("these braces are too many: others around them hold the keys", at: offset(of: key), in: self)
        case .sequence: YAMLProblem("a key must be a word, not a list", at: offset(of: key), in: self)
        case .scalar, .alias:
            // Behind a bracket a key goes on to the next colon, and has a value.
            (value.null == nil && known == nil ? nil : missingBlank(in: key, among: known))
                ?? comment(in: key) ?? decimalComma(before: key, value)
        }
    }

    /// What is wrong with a text that stands in place of a mapping or a number; nil where nothing of that is to be seen.
    ///
    /// - Parameters:
    ///   - node: The text; nothing is found in lists and mappings.
    ///   - known: The keys that a mapping could have there; any if it is nil, and none if there can be no mapping.
    public func problem(inText node: Node, among known: [String]?) -> YAMLProblem? {
        missingBlank(in: node, among: known) ?? comment(in: node)
    }

    /// Where a word such as `name:label` was meant as a key and its value.
    private func missingBlank(in node: Node, among known: [String]?) -> YAMLProblem? {
        guard case .scalar(let scalar) = node, scalar.style == .plain else { return nil }
        let key = scalar.string.prefix { character in character != ":" }
        guard !key.isEmpty, key.count < scalar.string.count, known?.contains(String(key)) ?? true,
            !key.contains(where: \.isWhitespace)
        else { return nil }
        return YAMLProblem(
            "a blank is missing behind the ':' of '\(key)'", at: offset(of: node) + key.utf8.count, in: self)
    }

    /// Where a number such as `1,5` was read as one number and a key behind it.
    private func decimalComma(before key: Node, _ value: Node) -> YAMLProblem? {
        let place = offset(of: key)
        guard value.null != nil, let digits = key.string, !digits.isEmpty, digits.allSatisfy(\.isNumber), place > 1,
            bytes[place - 1] == UInt8(ascii: ","), UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place - 2]
        else { return nil }
        return YAMLProblem("numbers are written with a point and not with a comma", at: place - 1, in: self)
    }

    /// Where a comment as other languages have them begins, or ends a value.
    private func comment(in node: Node) -> YAMLProblem? {
        guard case .scalar(let scalar) = node, scalar.style == .plain else { return nil }
        let bytes = Array(scalar.string.utf8)
        for place in bytes.indices.dropLast() where place == 0 || bytes[place - 1] == 32 {
            guard bytes[place] == UInt8(ascii: "/"), "/*".utf8.contains(bytes[place + 1]) else { continue }
            // Lines of a text are joined by one blank each, so that only what stands in its first is where it seems.
            let isHere = self.bytes[offset(of: node)...].starts(with: bytes[...(place + 1)])
            return YAMLProblem(
                foreignComment: Character(Unicode.Scalar(bytes[place + 1])),
                at: offset(of: node) + (isHere ? place : 0), in: self)
        }
        return nil
    }
}
