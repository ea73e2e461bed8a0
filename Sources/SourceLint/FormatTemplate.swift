/// A format with a name in place of each placeholder, so the parser can read it.
struct FormatTemplate {
    /// The name in place of a placeholder, which no view has.
    static let standIn = "__hole__"

    /// Returns whether a name contains a placeholder, so it is unknown before run time.
    static func isOpen(_ name: String) -> Bool { name.contains(standIn) }

    /// The text, with the source position of each byte.
    let literal: StringLiteral
    /// The offset from which the format is unknown before run time; nil if all of it is known.
    let firstUnknown: Int?
    /// The ranges of the placeholders.
    private let holes: [Range<Int>]

    private let isContinued: Bool

    /// Creates a template of a literal.
    ///
    /// A literal outside a call may be continued elsewhere.
    init(_ literal: StringLiteral, isContinued: Bool = false) {
        var filled = StringLiteral()
        var holes: [Range<Int>] = []
        for (index, segment) in literal.segments.enumerated() {
            guard segment.isHole else {
                filled.append(literal.bytes[segment.decoded], from: segment.source)
                continue
            }
            holes.append(filled.bytes.count..<filled.bytes.count)
            // A placeholder is mostly a name or a number, and before a colon it is the axis.
            let next = index + 1 < literal.segments.count ? literal.segments[index + 1] : segment
            let isAxis =
                filled.bytes.isEmpty && !next.isHole && literal.bytes[next.decoded].first == Byte.colon
            filled.append((isAxis ? "H" : FormatTemplate.standIn).utf8, from: segment.source)
            holes[holes.count - 1] = holes[holes.count - 1].lowerBound..<filled.bytes.count
        }
        self.literal = filled
        self.holes = holes
        self.isContinued = isContinued
        firstUnknown = holes.first?.lowerBound ?? (isContinued ? filled.bytes.count : nil)
    }

    /// Returns whether a range contains a placeholder.
    func hasHole(in range: Range<Int>) -> Bool { holes.contains { hole in hole.overlaps(range) } }

    /// The certainty of a problem.
    enum Certainty {
        /// The problem exists whatever the placeholders become, since a parser reads from left to right.
        case certain
        /// The problem exists if each placeholder becomes one name or number, as is usual.
        case probable
        /// The problem may be in a placeholder.
        case unknown
    }

    /// Returns the certainty of a problem at an offset, if none before it is unknown.
    func certainty(at offset: Int) -> Certainty {
        guard let firstUnknown, offset >= firstUnknown else { return .certain }
        // It is unknown whether a string outside a call is a format to its end.
        guard !isContinued else { return .unknown }
        let touchesHole = holes.contains { hole in hole.lowerBound <= offset && offset <= hole.upperBound }
        return touchesHole ? .unknown : .probable
    }
}
