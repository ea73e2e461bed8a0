/// The findings of one document, counted by their ids: of each id the first are shown, of the others only their number.
///
/// Ten thousand findings of one kind say no more than a hundred, and a small document may have them.
public struct FindingTally: Sendable {
    /// How many findings of one id are shown.
    public static let mostShown = 100

    /// A kind of findings of which some are not shown.
    private struct Kind: Hashable {
        let id: DiagnosticID
        let severity: Severity
    }

    private var shown: [DiagnosticID: Int] = [:]
    private var places: [Kind: Int] = [:]
    private var omitted: [(first: Diagnostic, count: Int)] = []

    /// A tally of no findings.
    public init() {}

    /// Counts a finding; constant time.
    /// - Returns: Whether it is to be shown.
    public mutating func admits(_ finding: Diagnostic) -> Bool {
        if finding.omittedCount == 0 {
            let count = shown[finding.id, default: 0]
            shown[finding.id] = count + 1
            if count < Self.mostShown { return true }
        }
        let kind = Kind(id: finding.id, severity: finding.severity)
        if let place = places[kind] {
            omitted[place].count += finding.count
        } else {
            places[kind] = omitted.count
            omitted.append((finding, finding.count))
        }
        return false
    }

    /// A finding for each kind of which some are not shown, at the place of the first of those; it says how many they are.
    public var rests: [Diagnostic] {
        omitted.map { first, count in first.standing(for: count) }
    }
}

extension Diagnostic {
    /// A finding that stands for others of the same id, which are not shown, at the place of this one.
    public func standing(for count: Int) -> Diagnostic {
        let findings = count == 1 ? "finding with this id is" : "findings with this id are"
        return Diagnostic(
            id: id, severity: severity, message: "\(count) more \(findings) not shown.", location: location,
            omittedCount: count)
    }
}

extension Sequence<Diagnostic> {
    /// The findings of one document as they are shown: at most 100 of one id, and behind them how many more there are.
    public func abridged() -> [Diagnostic] {
        var tally = FindingTally()
        return filter { finding in tally.admits(finding) } + tally.rests
    }

    /// How many findings of a severity there are, also those that are not shown.
    public func count(of severity: Severity) -> Int {
        reduce(0) { count, finding in count + (finding.severity == severity ? finding.count : 0) }
    }
}

/// The findings that a reader collects of one document, of which at most 100 of one id are kept.
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
