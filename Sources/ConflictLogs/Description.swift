import LayoutEngine
import Simplex

/// A description of a constraint as Apple prints it, in parts.
///
/// `Class:0x7f h=--& v=--& 'identifier' BODY priority:251   (active, names: '|':UIView:0x7e )`, where the body is an equation such as
/// `UILabel:0x7c.width == 200` or a visual format such as `H:|-(20)-[UILabel:0x7c'Title']`.
struct Description {
    var className = ""
    var address = ""
    var identifier: String?
    var source: SourcePlace?
    var mask: String?
    /// The one or two items; one can occur twice.
    var items: [LoggedItem] = []
    /// The index in `items` of the superview that a bar stands for, and of the item inside it.
    var bar: Int?
    var itemInBar: Int?
    var body = Body()
    var growingPriority = Priority.required
    var shrinkingPriority = Priority.required
    let text: String

    /// The two sides and the numbers between them.
    struct Body {
        /// The indices in `items`.
        var first = 0
        var firstAttribute = LoggedAttribute.none
        var relation = Relation.equal
        var second: Int?
        var secondAttribute = LoggedAttribute.none
        var multiplier = 1.0
        var constant = 0.0
    }

    /// Reads a description without its angle brackets; nil if it is not understood.
    init?(_ print: Bytes) {
        text = print.string
        var rest = print
        guard readClass(&rest) else { return nil }
        readPrefix(&rest)
        let names = Self.takeNames(&rest)
        guard readPriorities(&rest) else { return nil }
        let body = rest.trimmed
        let isFormat = body.starts(with: "H:") || body.starts(with: "V:")
        guard isFormat ? readFormat(body, names) : readEquation(body, names) else { return nil }
    }

    /// The key of the constraint among those of a log.
    var key: String {
        let isMasked = !address.utf8.dropFirst(2).contains { byte in byte.isHexDigit }
        return isMasked ? text : address
    }

    // MARK: Before the body

    private mutating func readClass(_ rest: inout Bytes) -> Bool {
        guard let colon = rest.firstIndex(of: UInt8(ascii: ":")) else { return false }
        className = rest[..<colon].string
        rest = rest[(colon + 1)...].trimmed
        var end = rest.firstIndex { byte in byte.isSpace } ?? rest.endIndex
        // SnapKit prints the place in the source behind the address: `0x7f@Card.swift#42`. A path can contain spaces.
        if let at = rest[..<end].firstIndex(of: UInt8(ascii: "@")) {
            address = rest[..<at].string
            if let mark = rest.first("swift#") { end = rest[mark...].firstIndex { byte in byte.isSpace } ?? end }
            source = SourcePlace(rest[(at + 1)..<end])
        } else {
            address = rest[..<end].string
        }
        rest = rest[end...].trimmed
        return !rest.isEmpty
    }

    /// Reads the mask and the identifier, in any order.
    private mutating func readPrefix(_ rest: inout Bytes) {
        while true {
            if rest.starts(with: "h=") || rest.starts(with: "v=") {
                let end = rest.firstIndex { byte in byte.isSpace } ?? rest.endIndex
                let part = rest[..<end].string
                mask = mask.map { mask in mask + " " + part } ?? part
                rest = rest[end...].trimmed
            } else if identifier == nil, rest.starts(with: "'"), let quote = rest.dropFirst().first("' ") {
                identifier = rest[(rest.startIndex + 1)..<quote].string
                rest = rest[(quote + 1)...].trimmed
            } else {
                return
            }
        }
    }

    // MARK: Behind the body

    /// Removes the state in parentheses, and returns the list of names in it.
    private static func takeNames(_ rest: inout Bytes) -> NameList {
        let state = [rest.last("(active"), rest.last("(inactive"), rest.last("(names:"), rest.last("(Names:")]
        guard let start = state.compactMap({ index in index }).max() else { return NameList() }
        let list = rest[start...]
        rest = rest[..<start].trimmed
        guard let names = list.first("ames:") else { return NameList() }
        return NameList(list[(names + 5)...])
    }

    /// Reads ` priority:251`, ` Hug:250 CompressionResistance:1`, and the forms of Masonry and SnapKit; returns false for other numbers.
    private mutating func readPriorities(_ rest: inout Bytes) -> Bool {
        while let space = rest.last(" ") {
            let word = rest[(space + 1)...]
            if let value = Self.value(of: word, behind: "priority:") ?? Self.value(of: word, behind: "^") {
                guard let priority = Priority(value) else { return false }
                (growingPriority, shrinkingPriority) = (priority, priority)
            } else if let value = Self.value(of: word, behind: "Hug:") {
                guard let priority = Priority(value) else { return false }
                growingPriority = priority
            } else if let value = Self.value(of: word, behind: "CompressionResistance:") {
                guard let priority = Priority(value) else { return false }
                shrinkingPriority = priority
            } else {
                return true
            }
            rest = rest[..<space].trimmed
        }
        return true
    }

    private static func value(of word: Bytes, behind label: StaticString) -> Double? {
        word.starts(with: label) ? word.dropFirst(label.utf8CodeUnitCount).number : nil
    }

    // MARK: The constraint

    /// The constraint, given the indices of its items in the log.
    func constraint(items: [Int], line: Int) -> LoggedConstraint {
        LoggedConstraint(
            line: line, text: text, className: className, address: address, identifier: identifier, mask: mask,
            source: source, first: items[body.first], firstAttribute: body.firstAttribute, relation: body.relation,
            second: body.second.map { second in items[second] }, secondAttribute: body.secondAttribute,
            multiplier: body.multiplier, constant: body.constant, growingPriority: growingPriority,
            shrinkingPriority: shrinkingPriority, origin: origin)
    }

    /// Whether it is the size of the content view of a cell or header, which only the system sets.
    ///
    /// Masonry prints such constraints without their identifiers.
    private var isSizeOfContentView: Bool {
        body.second == nil && body.relation == .equal && body.firstAttribute.attribute.isSize
            && items[body.first].className?.hasPrefix("UITableViewCellContent") == true
    }

    /// The origin, by the class and the identifiers of the system.
    private var origin: ConstraintOrigin {
        switch className {
        case "NSAutoresizingMaskLayoutConstraint": return identifier == nil ? .autoresizing : .encapsulatedLayout
        case "NSContentSizeLayoutConstraint": return .contentSize
        case "_UILayoutSupportConstraint": return .safeAreaGuide
        case "NSIBPrototypingLayoutConstraint": return .document
        default: break
        }
        guard let name = identifier.map({ name in name.bytes }) else {
            return isSizeOfContentView ? .encapsulatedLayout : .code
        }
        if name.starts(with: "UISV-") { return .stackView }
        if name.starts(with: "UIView-Encapsulated") || name.starts(with: "NSView-Encapsulated") {
            return .encapsulatedLayout
        }
        if name.starts(with: "_UITemporaryLayout") || name.starts(with: "_NSTemporaryLayout") {
            return .encapsulatedLayout
        }
        if name.starts(with: "fittingSize") { return .fitting }
        if name.contains("argin-guide-constraint") { return .marginsGuide }
        if name.contains("SafeAreaLayoutGuide-") { return .safeAreaGuide }
        return .code
    }
}
