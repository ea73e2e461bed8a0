internal import CYaml

/// The cost of a text in YAML beyond its length, counted before anything is copied or compared.
///
/// An alias costs one event here and a copy of its value later, so that nested aliases grow exponentially. Yams also compares lists
/// and mappings that stand as keys, once a level. This reader takes one pass over the events of libyaml, in time linear in the text.
struct YAMLCost {
    /// The first place where a text exceeds a limit, as line and column of libyaml from 1.
    struct Excess: Error {
        let message: String
        let line: Int
        let column: Int
    }

    /// The most bytes of a text.
    static let byteCount = 8 << 20
    /// The most levels of nested lists and mappings.
    static let nesting = 500
    /// The most levels of them in brackets; libyaml visits each open bracket at each token.
    static let bracketNesting = 200
    /// The most bytes that all aliases stand for, and that all keys hold that are lists or mappings.
    static let repetition = 1 << 20
    /// The most directives that name tags; libyaml compares each with all others.
    static let directiveCount = 100

    /// A value with its copies: the bytes that it holds, and whether it is a list or a mapping.
    private struct Value {
        var byteCount: Int
        let isCollection: Bool
    }

    /// A list or mapping whose end has not come yet.
    private struct Collection {
        let anchor: String?
        let isMapping: Bool
        let isInBrackets: Bool
        var byteCount = 2
        var expectsKey: Bool
    }

    private var open: [Collection] = []
    private var openBracketCount = 0
    private var anchors: [String: Value] = [:]
    private var aliasedByteCount = 0
    private var keyByteCount = 0

    /// Reads a text up to its end or its first error.
    /// - Throws: The first limit that the text exceeds. Syntax errors are not reported here.
    static func check(_ bytes: ArraySlice<UInt8>) throws(Excess) {
        guard bytes.count <= byteCount else {
            throw Excess(message: "The text exceeds the limit of \(byteCount >> 20) MB.", line: 1, column: 1)
        }
        guard count(ofDirectivesIn: bytes) <= directiveCount else {
            throw Excess(message: "The text has more than \(directiveCount) %TAG directives.", line: 1, column: 1)
        }
        let result = bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(Excess) in
                var cost = YAMLCost()
                try cost.read(bytes)
            }
        }
        try result.get()
    }

    /// The percent signs behind which `TAG` stands.
    private static func count(ofDirectivesIn bytes: ArraySlice<UInt8>) -> Int {
        bytes.indices.count { place in
            bytes[place] == UInt8(ascii: "%") && bytes[place...].starts(with: "%TAG".utf8)
        }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(Excess) {
        // Invariant: the parser is deleted before its memory, and the bytes outlive both. Test: `YAMLCostTests`.
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else { return }
        defer { yaml_parser_delete(parser) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
        var hasEnded = false
        while !hasEnded {
            var event = yaml_event_t()
            guard yaml_parser_parse(parser, &event) == 1 else { return try readFailure(of: parser.pointee) }
            defer { yaml_event_delete(&event) }
            hasEnded = event.type == YAML_STREAM_END_EVENT
            try read(event)
        }
    }

    private mutating func read(_ event: yaml_event_t) throws(Excess) {
        switch event.type {
        case YAML_ALIAS_EVENT: try readAlias(Self.name(event.data.alias.anchor), event)
        case YAML_SCALAR_EVENT:
            let value = Value(byteCount: event.data.scalar.length + 1, isCollection: false)
            if let anchor = Self.name(event.data.scalar.anchor) { anchors[anchor] = value }
            try add(value, event)
        case YAML_SEQUENCE_START_EVENT:
            try begin(
                Collection(
                    anchor: Self.name(event.data.sequence_start.anchor), isMapping: false,
                    isInBrackets: event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE, expectsKey: false),
                event)
        case YAML_MAPPING_START_EVENT:
            try begin(
                Collection(
                    anchor: Self.name(event.data.mapping_start.anchor), isMapping: true,
                    isInBrackets: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE, expectsKey: true),
                event)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            guard let collection = open.popLast() else { return }
            openBracketCount -= collection.isInBrackets ? 1 : 0
            let value = Value(byteCount: collection.byteCount, isCollection: true)
            if let anchor = collection.anchor { anchors[anchor] = value }
            try add(value, event)
        default: break
        }
    }

    private mutating func begin(_ collection: Collection, _ event: yaml_event_t) throws(Excess) {
        open.append(collection)
        openBracketCount += collection.isInBrackets ? 1 : 0
        guard open.count <= Self.nesting else { throw excess(Self.nestingMessage, event.start_mark) }
        guard openBracketCount <= Self.bracketNesting else {
            throw excess(Self.bracketMessage, event.start_mark)
        }
    }

    private static let bracketMessage = "Brackets nest deeper than \(bracketNesting) levels."
    private static let nestingMessage = "Lists and mappings nest deeper than \(nesting) levels."

    /// Throws where libyaml gave up at its own limit of nesting, which it may meet some lines ahead of the events.
    private func readFailure(of parser: yaml_parser_t) throws(Excess) {
        guard let problem = parser.problem, String(cString: problem).hasPrefix("Maximum nesting level") else { return }
        let isInBrackets = Int(parser.flow_level) > Self.bracketNesting
        throw excess(isInBrackets ? Self.bracketMessage : Self.nestingMessage, parser.problem_mark)
    }

    private mutating func readAlias(_ name: String?, _ event: yaml_event_t) throws(Excess) {
        // The reader that makes nodes names an alias without an anchor.
        guard let value = name.flatMap({ name in anchors[name] }) else { return }
        aliasedByteCount += value.byteCount
        guard aliasedByteCount <= Self.repetition else {
            throw excess(
                "Aliases repeat more than \(Self.repetition >> 20) MB. Repeat less, or write the values out.",
                event.start_mark)
        }
        try add(value, event)
    }

    /// Counts a value in the list or mapping that holds it.
    private mutating func add(_ value: Value, _ event: yaml_event_t) throws(Excess) {
        guard let place = open.indices.last else { return }
        open[place].byteCount += value.byteCount
        guard open[place].isMapping else { return }
        defer { open[place].expectsKey.toggle() }
        guard open[place].expectsKey, value.isCollection else { return }
        keyByteCount += value.byteCount
        guard keyByteCount <= Self.repetition else {
            throw excess(
                "Keys that are lists or mappings have more than \(Self.repetition >> 20) MB. Use words as keys.",
                event.start_mark)
        }
    }

    private func excess(_ message: String, _ mark: yaml_mark_t) -> Excess {
        Excess(message: message, line: mark.line + 1, column: mark.column + 1)
    }

    private static func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        anchor.map { anchor in String(cString: anchor) }
    }
}
