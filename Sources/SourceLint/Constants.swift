/// The value of a local name.
enum Constant {
    case text(StringLiteral)
    case names(NameTable)
    /// A variable, or a value that is unknown before run time.
    case unknown
}

/// The local names of formats and dictionaries that are known when reading from top to bottom.
///
/// Any possible change of a name makes it unknown: a false finding is worse than none.
struct Constants {
    private struct Entry {
        var value: Constant
        var isVariable: Bool
    }

    private struct Block {
        var values: [String: Entry] = [:]
        /// A Boolean value that indicates whether other code may change its variables, as for those of a type or file.
        var isShared: Bool
    }

    private var blocks = [Block(isShared: true)]

    /// Enters a block, where parameters hide outer names.
    mutating func open(isType: Bool, parameters: [String]) {
        var block = Block(isShared: isType)
        for parameter in parameters { block.values[parameter] = Entry(value: .unknown, isVariable: false) }
        blocks.append(block)
    }

    /// Leaves the innermost block.
    mutating func close() {
        if blocks.count > 1 { blocks.removeLast() }
    }

    /// Declares a name in the innermost block.
    mutating func declare(_ name: String, _ value: Constant, isVariable: Bool) {
        let isChangeable = isVariable && blocks[blocks.count - 1].isShared
        let entry = Entry(value: isChangeable ? .unknown : value, isVariable: isVariable)
        blocks[blocks.count - 1].values[name] = entry
    }

    /// Assigns a value to a name that may have been declared.
    ///
    /// The value is known only in the block of the declaration.
    mutating func assign(_ name: String, _ value: Constant) {
        guard let block = blocks.lastIndex(where: { block in block.values[name] != nil }) else {
            return declare(name, value, isVariable: true)
        }
        let isSure = block == blocks.count - 1 && !blocks[block].isShared
        blocks[block].values[name]?.value = isSure ? value : .unknown
    }

    /// Makes the value of a name unknown if it is a variable.
    mutating func forget(_ name: String) {
        guard let block = blocks.lastIndex(where: { block in block.values[name] != nil }),
            blocks[block].values[name]?.isVariable == true
        else { return }
        blocks[block].values[name]?.value = .unknown
    }

    /// Returns the value of a name.
    private func value(_ name: String) -> Constant {
        blocks.last { block in block.values[name] != nil }?.values[name]?.value ?? .unknown
    }

    /// Returns the literal of a name.
    func text(_ name: String) -> StringLiteral? {
        guard case .text(let text) = value(name) else { return nil }
        return text
    }

    /// Returns the dictionary of a name.
    func names(_ name: String) -> NameTable? {
        guard case .names(let names) = value(name) else { return nil }
        return names
    }
}
