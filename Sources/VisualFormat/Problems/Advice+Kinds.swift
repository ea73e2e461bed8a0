import Diagnostics

extension Adviser {
    /// Advises by the kind of problem.
    mutating func adviseOnKind() {
        switch problem.kind {
        case .expectedColon: adviseOnMissingColon()
        case .unknownRelation: adviseOnRelation()
        case .expectedView: adviseOnMissingView()
        case .expectedViewName: adviseOnViewName()
        case .expectedViewEnd: adviseOnViewEnd()
        case .expectedPredicateEnd: adviseOnPredicateEnd()
        case .expectedValue: adviseOnValue()
        case .ambiguousHyphen: adviseOnHyphens()
        case .expectedHyphen: adviseOnMissingHyphen()
        case .expectedMoreInput: adviseOnEnd()
        case .expectedConnection: note("Add a view after the bar: |-[view] or |[view].")
        case .expectedEnd: adviseBehindBar()
        case .expectedViewOrBar: adviseBehindView()
        case .expectedListEnd: adviseOnListEnd()
        case .emptyFormat: note("A format has at least one view: [view].")
        case .invalidRange, .nestedTooDeeply: break
        case .unknownAttribute(let name): adviseOnAttribute(name)
        default: break
        }
    }

    /// `H|[a]|`, and `H;|[a]|` with another sign for the colon.
    private mutating func adviseOnMissingColon() {
        let sign = scalar(at: offset) ?? ":"
        let end = offset + UTF8.width(sign)
        if [";", "；", ",", ".", "="].contains(sign), [Byte.bar, Byte.openBracket].contains(byte(end)) {
            offer("write ':'", replacing: offset, end, with: ":")
        } else {
            offerInsertion(of: ":")
        }
        if advice.fixIts.isEmpty { note("Write a ':' after the letter of the axis: H:|-[view].") }
    }

    private mutating func adviseOnAttribute(_ name: String) {
        let names = Attribute.allCases.map { attribute in attribute.name }
        guard let nearest = Spelling.nearest(to: name, among: names) else { return }
        note("Did you mean \(nearest)?")
        offer("replace '\(name)' with '\(nearest)'", replacing: offset, offset + name.utf8.count, with: nearest)
    }
}
