/// A tally of the findings of one document by id.
///
/// The first findings of each id are shown, and the others are counted.
///
/// Ten thousand findings of one kind help no more than a hundred, and a small document can have them.
public struct FindingTally: Sendable {
    /// The number of findings of one id that are shown.
    public static let mostShown = 100

    private var shown: [String: Int] = [:]
    private var omitted: [(first: Diagnostic, count: Int)] = []

    /// Creates an empty tally.
    public init() {}

    /// Counts a finding, in time linear in the number of ids with hidden findings.
    /// - Returns: A Boolean value that indicates whether the finding is shown.
    public mutating func admits(_ finding: Diagnostic) -> Bool {
        if finding.omittedCount == 0 {
            let count = shown[finding.id.rawValue] ?? 0
            shown[finding.id.rawValue] = count + 1
            if count < Self.mostShown { return true }
        }
        let place = omitted.firstIndex { entry in
            entry.first.id == finding.id && entry.first.severity == finding.severity
        }
        if let place {
            omitted[place].count += finding.count
        } else {
            omitted.append((finding, finding.count))
        }
        return false
    }

    /// A finding for each kind with hidden findings, at the location of the first hidden one, with their number.
    public var rests: [Diagnostic] {
        omitted.map { first, count in first.standing(for: count) }
    }
}

extension Diagnostic {
    /// Returns a finding that counts hidden findings with the same id, at the location of this one.
    public func standing(for count: Int) -> Diagnostic {
        let findings = count == 1 ? "finding with this id is" : "findings with this id are"
        return Diagnostic(
            id: id, severity: severity, message: "\(count) more \(findings) not shown.", location: location,
            omittedCount: count)
    }
}

extension Sequence<Diagnostic> {
    /// Returns the shown findings of one document: at most 100 of one id, followed by the numbers of the others.
    public func abridged() -> [Diagnostic] {
        var tally = FindingTally()
        return filter { finding in tally.admits(finding) } + tally.rests
    }

    /// Returns the number of findings of a severity, including hidden ones.
    public func count(of severity: Severity) -> Int {
        reduce(0) { count, finding in count + (finding.severity == severity ? finding.count : 0) }
    }
}

/// The findings that a reader collects from one document, with at most 100 of one id.
public struct FindingCollection: Sendable {
    private var tally = FindingTally()
    private var kept: [Diagnostic] = []

    /// A collection without findings.
    public init() {}

    /// Takes a finding, or counts it.
    public mutating func append(_ finding: Diagnostic) {
        if tally.admits(finding) { kept.append(finding) }
    }

    /// The findings in the order in which they came, and behind them how many more there are.
    public var findings: [Diagnostic] { kept + tally.rests }
}
