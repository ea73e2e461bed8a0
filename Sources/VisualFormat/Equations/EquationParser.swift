import Diagnostics

/// Reads equations, and stops at the first error.
struct EquationParser {
    private let bytes: [UInt8]
    /// The characters that look like characters of the language but cannot begin a name, by offset.
    private let lookalikes: [Int: Unicode.Scalar]
    private var offset = 0
    /// The end of the last operand or number.
    private var end = 0

    init(text: String) {
        bytes = Array(text.utf8)
        var lookalikes: [Int: Unicode.Scalar] = [:]
        // No character of ASCII stands for another one.
        if bytes.contains(where: { byte in byte >= 0x80 }) {
            var place = 0
            for scalar in text.unicodeScalars {
                let properties = scalar.properties
                let isInNames = properties.isIDContinue && properties.numericType == nil
                if !isInNames, scalar.lookalike != nil { lookalikes[place] = scalar }
                place += UTF8.width(scalar)
            }
        }
        self.lookalikes = lookalikes
    }

    mutating func parse() throws(LayoutEquation.Failure) -> LayoutEquation {
        let first = try operand()
        let relation = try relation()
        var second: LayoutEquation.Operand?
        var multiplier = LayoutEquation.Number.literal(1)
        var constants: [(sign: Double, number: LayoutEquation.Number)] = []
        skipSpace()
        var start = offset
        if startsOperand {
            second = try operand()
            if take("*") { multiplier = try number() }
            start = end
        } else {
            let sign: Double = take("-") ? -1 : 1
            constants.append((sign, try number()))
            if take("*") {
                guard sign == 1 else { throw failure("Expected a factor that is not negative.") }
                multiplier = constants.removeLast().number
                second = try operand()
                start = end
            }
        }
        while true {
            let sign: Double
            if take("+") { sign = 1 } else if take("-") { sign = -1 } else { break }
            constants.append((sign, try number()))
        }
        let constantSpan = SourceSpan(start, end)
        var (priority, prioritySpan): (LayoutEquation.Number?, SourceSpan?)
        if take("@") {
            skipSpace()
            let start = offset
            priority = try number()
            prioritySpan = SourceSpan(start, end)
        }
        skipSpace()
        guard offset == bytes.count else { throw failure("Expected '+', '-', '@' or the end of the equation.") }
        var equation = LayoutEquation(
            first: first, relation: relation, second: second, multiplier: multiplier, constants: constants,
            priority: priority)
        (equation.constantSpan, equation.prioritySpan) = (constantSpan, prioritySpan)
        return equation
    }

    /// A Boolean value that indicates whether the next name is followed by a period, so it is an operand, not a metric.
    private var startsOperand: Bool {
        var place = offset
        guard isLetter(place) else { return false }
        while isNamePart(place) { place += 1 }
        return place < bytes.count && bytes[place] == UInt8(ascii: ".")
    }

    private mutating func operand() throws(LayoutEquation.Failure) -> LayoutEquation.Operand {
        skipSpace()
        let start = offset
        let view = try name("the name of a view")
        guard takeNow(".") else { throw failure("Expected '.' and an attribute after '\(view)'." + nameAdvice) }
        var place = offset
        var attribute = try name("an attribute")
        var guide: String?
        if LayoutEquation.guides.contains(attribute) {
            guide = attribute
            guard takeNow(".") else { throw failure("Expected '.' and an attribute after '\(attribute)'.") }
            place = offset
            attribute = try name("an attribute")
        }
        let current = SwiftName.current(for: attribute)
        guard let known = Attribute(name: current) else {
            let all = Attribute.allCases.map { attribute in attribute.name }
            // Before a period the word is rather a guide.
            let isGuide = guide == nil && takeNow(".")
            offset = place
            let near = Spelling.candidates(for: current, among: isGuide ? LayoutEquation.guides : all)
            let question = near.first.map { name in " Did you mean '\(name)'?" } ?? ""
            var failure = failure("Unknown attribute '\(attribute)'.\(question) Use \(all.listed(by: "or")).")
            failure.fixIts = FixIt.replacing(attribute, at: place, by: near)
            throw failure
        }
        end = offset
        return .init(view: view, guide: guide, attribute: known, offset: start)
    }

    /// The advice for a name that contains a space or a hyphen, such as `my-view.top`; empty for others.
    private var nameAdvice: String {
        guard offset < bytes.count, [UInt8(ascii: "-"), 32].contains(bytes[offset]), isNamePart(offset + 1) else {
            return ""
        }
        return " A name contains only letters, digits and underscores, and no "
            + (bytes[offset] == 32 ? "space." : "'-'.")
    }

    private mutating func relation() throws(LayoutEquation.Failure) -> Relation {
        if take("==") { return .equal }
        if take(">=") { return .greaterThanOrEqual }
        if take("<=") { return .lessThanOrEqual }
        let start = offset
        _ = takeNow(".")
        if isLetter(offset) {
            let word = try qualifiedName()
            if let relation = Relation(name: SwiftName.current(for: word)) { return relation }
        }
        offset = start
        var failure = failure("Expected '==', '>=' or '<='.")
        let sign = String(decoding: bytes[start...].prefix { byte in "<=>".utf8.contains(byte) }, as: UTF8.self)
        let meant: String? =
            switch sign {
            case "=": "=="
            case ">", "=>": ">="
            case "<", "=<": "<="
            default: nil
            }
        if let meant { failure.fixIts = FixIt.replacing(sign, at: start, by: [meant]) }
        throw failure
    }

    private mutating func number() throws(LayoutEquation.Failure) -> LayoutEquation.Number {
        skipSpace()
        let start = offset
        if isLetter(offset) {
            let metric = try name("a number or the name of a metric")
            end = offset
            return .metric(metric, offset: start)
        }
        while offset < bytes.count, isDigit(offset) || bytes[offset] == UInt8(ascii: ".") {
            offset += 1
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let value = Double(text), abs(value) <= LayoutEquation.largestNumber else {
            offset = start
            throw failure("Expected a number or the name of a metric.")
        }
        end = offset
        return .literal(value)
    }

    /// Reads a name after the types that qualify it: `NSLayoutRelation.equal`.
    private mutating func qualifiedName() throws(LayoutEquation.Failure) -> String {
        var word = try name("a relation")
        while takeNow(".") { word = try name("a relation") }
        return word
    }

    private mutating func name(_ what: String) throws(LayoutEquation.Failure) -> String {
        let start = offset
        guard isLetter(offset) else { throw failure("Expected \(what).") }
        while isNamePart(offset) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// Reads a sign after optional white space.
    ///
    /// Returns false, and reads nothing, if something else comes next.
    private mutating func take(_ sign: String) -> Bool {
        skipSpace()
        return takeNow(sign)
    }

    private mutating func takeNow(_ sign: String) -> Bool {
        guard bytes[offset...].starts(with: sign.utf8) else { return false }
        offset += sign.utf8.count
        return true
    }

    private mutating func skipSpace() {
        while offset < bytes.count, bytes[offset] == 32 || bytes[offset] == 9 { offset += 1 }
    }

    private func failure(_ message: String) -> LayoutEquation.Failure {
        var note = ""
        if let scalar = lookalikes[offset], let plain = scalar.lookalike {
            note =
                plain.isEmpty
                ? " Replace the non-ASCII space." : " Replace '\(scalar)' with '\(plain)'."
        }
        return .init(message: message + note, offset: offset)
    }

    /// Returns whether a letter of any language or an underscore is at an offset.
    private func isLetter(_ place: Int) -> Bool {
        guard place < bytes.count else { return false }
        switch bytes[place] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            return true
        case 0x80...0xFF: return lookalikes[place] == nil
        default: return false
        }
    }

    private func isDigit(_ place: Int) -> Bool {
        place < bytes.count && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place]
    }

    private func isNamePart(_ place: Int) -> Bool {
        isLetter(place) || isDigit(place) || lookalikes[place]?.properties.numericType != nil
    }
}
