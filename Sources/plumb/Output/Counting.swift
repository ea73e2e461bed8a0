import Diagnostics

extension Int {
    /// The number with a noun: `1 view`, `2 views`.
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Severity {
    /// The number of findings of each severity, the worst first: `2 errors, 1 note`; nil if there are none.
    static func sum(counting count: (Severity) -> Int) -> String? {
        let counts = allCases.map { severity in (severity, count(severity)) }.filter { _, number in number > 0 }
        guard !counts.isEmpty else { return nil }
        return counts.map { severity, number in number.counted(severity.rawValue) }.joined(separator: ", ")
    }
}
