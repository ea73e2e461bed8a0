import Diagnostics

/// Works the advice on one problem out.
struct Adviser {
    let tree: SyntaxTree
    let problem: Problem
    let bytes: [UInt8]
    /// The names of views that the format could have used.
    let viewNames: [String]
    /// The names of metrics that it could have used.
    let metricNames: [String]
    var advice = Advice()

    /// A Boolean value that indicates whether an edit need only leave fewer problems, since what becomes of the text is
    /// found out elsewhere.
    let isTrial: Bool

    /// Longer texts get no fix-its, since each is tried out.
    private static let longestText = 1 << 16

    init(
        tree: SyntaxTree, problem: Problem, viewNames: [String] = [], metricNames: [String] = [], isTrial: Bool = false
    ) {
        self.tree = tree
        self.problem = problem
        self.viewNames = viewNames
        self.metricNames = metricNames
        self.isTrial = isTrial
        bytes = Array(tree.source.utf8)
    }

    var offset: Int { problem.offset }

    mutating func note(_ text: String) { advice.notes.append(text) }

    /// Offers edits if they leave fewer problems and cause no new ones that have no fix.
    ///
    /// An edit that only misleads the parser later is not a fix.
    mutating func offer(_ title: String, _ edits: [TextEdit]) {
        guard bytes.count <= Adviser.longestText else { return }
        let mended = SyntaxTree(parsing: tree.source.applying(edits), dialect: tree.dialect)
        guard mended.problems.count < tree.problems.count else { return }
        guard isTrial || brings(nothingNewTo: mended, edits) || leadsToFormat(edits) else { return }
        advice.fixIts.append(FixIt(title: title, edits: edits))
    }

    mutating func offer(_ title: String, replacing lower: Int, _ upper: Int, with text: String) {
        offer(title, [TextEdit(SourceSpan(lower, upper), text)])
    }

    mutating func offerInsertion(of text: String) {
        offer("insert '\(text)'", replacing: offset, offset, with: text)
    }

    /// Names near the unknown one, or all if they are few; none that no format can say.
    mutating func adviseOnName(_ name: String, among all: [String], of kind: String) {
        let names = all.filter(SyntaxTree.canName)
        if name == "self" || name == "super" {
            note("A format cannot contain expressions. Give the view a name of its own.")
        }
        let candidates = Spelling.candidates(for: name, among: names)
        let span = SourceSpan(offset - name.utf8.count, offset)
        if let first = candidates.first { note("Did you mean \(first)?") }
        if all.isEmpty {
            note("There are no \(kind).")
        } else if names.isEmpty {
            note(
                "A format cannot contain the names of these \(kind). Names contain only letters from A to Z, digits and underscores."
            )
        } else if names.count <= 12 {
            note("Known \(kind): \(names.joined(separator: ", ")).")
        }
        advice.fixIts += candidates.map { candidate in
            FixIt(title: "replace '\(name)' with '\(candidate)'", edits: [TextEdit(span, candidate)])
        }
    }

    mutating func adviseOnText() {
        if problem.kind == .expectedViewEnd, let name = foreignName, viewNames.contains(name) {
            adviseOnUnsayableName(name, of: "view")
        } else if let name = foreignMetric, metricNames.contains(name) {
            // Another dialect may allow the text, and computes with two names then.
            return adviseOnUnsayableName(name, of: "metric")
        } else if problem.kind == .expectedViewEnd, isBlank(offset), adviseOnClass() {
            return
        } else if isBlank(offset) {
            adviseOnBlanks()
        } else if !adviseOnDigitGroups(), !adviseOnLookalikes(), !adviseOnQuotationMarks(), !adviseOnPlaceholder(),
            !adviseOnBackslash()
        {
            adviseOnKind()
        }
        // Limits of constraints, such as the range of priorities, apply in every dialect.
        guard tree.problems.contains(problem) else { return }
        guard tree.dialect == .standard, bytes.count <= Adviser.longestText, offset < bytes.count else { return }
        if advice.fixIts.isEmpty, SyntaxTree(parsing: tree.source, dialect: .extended).isValid {
            note("The extended dialect allows this.")
        }
    }

    /// Blanks are errors everywhere, and are removed together.
    private mutating func adviseOnBlanks() {
        note("Spaces are not allowed in a format.")
        let next = blanksEnd(from: offset)
        if problem.kind == .expectedEnd, [Byte.capitalH, Byte.capitalV].contains(byte(next)),
            byte(next + 1) == Byte.colon
        {
            return note("A format has only one axis. Use another format for the other axis.")
        }
        if problem.kind == .expectedViewEnd,
            [Byte.less, Byte.equal, Byte.greater].contains(byte(next)) || Byte.isDigit(byte(next))
        {
            note("Put the size of a view in parentheses: [view(50)].")
            // A number may be a size as well as the end of a name.
            if !Byte.isDigit(byte(next)) { return offerParentheses(in: offset..<next, opening: "(") }
        }
        guard !joinsWords else { return }
        offer("remove the spaces", blanks.map { blank in TextEdit(SourceSpan(blank.lowerBound, blank.upperBound), "") })
    }

    /// A Boolean value that indicates whether removing blanks would join two words or numbers.
    ///
    /// The meaning is then unclear, unless a list shows that both are the name of a view.
    private var joinsWords: Bool {
        blanks.contains { blank in
            Byte.isName(byte(blank.lowerBound - 1)) && Byte.isName(byte(blank.upperBound)) && !isName(around: blank)
        }
    }

    /// Returns whether blanks are inside the name of a view: `[view 1(50)]`.
    private func isName(around blank: Range<Int>) -> Bool {
        byte(nameStart(before: blank.lowerBound) - 1) == Byte.openBracket
            && byte(nameEnd(from: blank.upperBound)) == Byte.openParenthesis
    }

    /// The ranges of blanks in the text.
    private var blanks: [Range<Int>] {
        var blanks: [Range<Int>] = []
        var index = 0
        while index < bytes.count {
            let end = blanksEnd(from: index)
            if end > index { blanks.append(index..<end) }
            index = end + 1
        }
        return blanks
    }
}
