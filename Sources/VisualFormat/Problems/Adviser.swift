import Diagnostics

/// Works the advice on one problem out.
struct Adviser {
    let tree: SyntaxTree
    let problem: Problem
    let bytes: [UInt8]
    var advice = Advice()

    /// Longer texts get no fix-its, since each is tried out.
    private static let longestText = 1 << 16

    init(tree: SyntaxTree, problem: Problem) {
        self.tree = tree
        self.problem = problem
        bytes = Array(tree.source.utf8)
    }

    var offset: Int { problem.offset }

    /// The byte at an offset; 0 outside the text.
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

    mutating func note(_ text: String) { advice.notes.append(text) }

    /// Offers edits if they leave fewer problems in the text.
    mutating func offer(_ title: String, _ edits: [TextEdit]) {
        guard bytes.count <= Adviser.longestText else { return }
        let mended = SyntaxTree(parsing: tree.source.applying(edits), dialect: tree.dialect)
        guard mended.problems.count < tree.problems.count else { return }
        advice.fixIts.append(FixIt(title: title, edits: edits))
    }

    mutating func offer(_ title: String, replacing lower: Int, _ upper: Int, with text: String) {
        offer(title, [TextEdit(SourceSpan(lower, upper), text)])
    }

    mutating func offerInsertion(of text: String) {
        offer("insert '\(text)'", replacing: offset, offset, with: text)
    }

    /// Names near the unknown one, or all if they are few.
    mutating func adviseOnName(_ name: String, among names: [String], of kind: String) {
        if name == "self" || name == "super" {
            note("A format knows names only, no expressions: give the view a name of its own.")
        }
        let candidates = Spelling.candidates(for: name, among: names)
        let span = SourceSpan(offset - name.utf8.count, offset)
        if let first = candidates.first { note("Did you mean \(first)?") }
        if names.isEmpty {
            note("There are no \(kind).")
        } else if names.count <= 12 {
            note("The names of the \(kind) are \(names.joined(separator: ", ")).")
        }
        advice.fixIts += candidates.map { candidate in
            FixIt(title: "replace '\(name)' by '\(candidate)'", edits: [TextEdit(span, candidate)])
        }
    }

    mutating func adviseOnText() {
        if Byte.isBlank(byte(offset)) || Byte.isNewline(byte(offset)) {
            adviseOnBlanks()
        } else if !adviseOnLookalikes(), !adviseOnQuotationMarks(), !adviseOnPlaceholder(), !adviseOnBackslash() {
            adviseOnKind()
        }
        // What constraints refuse, such as a priority out of range, they refuse in every dialect.
        guard tree.problems.contains(problem) else { return }
        guard tree.dialect == .standard, bytes.count <= Adviser.longestText, offset < bytes.count else { return }
        if advice.fixIts.isEmpty, SyntaxTree(parsing: tree.source, dialect: .extended).isValid {
            note("The extended dialect allows this.")
        }
    }

    /// Blanks are errors wherever they stand; all are removed together.
    private mutating func adviseOnBlanks() {
        note("Blanks are not allowed in a format.")
        let next = bytes[offset...].firstIndex { byte in !Byte.isBlank(byte) && !Byte.isNewline(byte) } ?? bytes.count
        if problem.kind == .expectedEnd, [Byte.capitalH, Byte.capitalV].contains(byte(next)),
            byte(next + 1) == Byte.colon
        {
            return note("What is arranged along the other axis stands in a format of its own.")
        }
        if problem.kind == .expectedViewEnd,
            [Byte.less, Byte.equal, Byte.greater].contains(byte(next)) || Byte.isDigit(byte(next))
        {
            // Without the blank a number would become part of the name.
            note("The size of a view stands in parentheses: [view(50)].")
            return offerParentheses(in: offset..<next, opening: "(")
        }
        var edits: [TextEdit] = []
        var start: Int?
        for index in 0...bytes.count {
            let isBlank = Byte.isBlank(byte(index)) || Byte.isNewline(byte(index))
            if isBlank, start == nil { start = index }
            if !isBlank, let first = start {
                edits.append(TextEdit(SourceSpan(first, index), ""))
                start = nil
            }
        }
        offer("remove the blanks", edits)
    }
}
