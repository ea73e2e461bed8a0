import Testing

@testable import Diagnostics

@Suite struct FindingTallyTests {
    private static func findings(_ id: DiagnosticID, _ count: Int, _ severity: Severity = .error) -> [Diagnostic] {
        (0..<count).map { number in
            Diagnostic(id: id, severity: severity, message: "\(number)", location: .init(line: number + 1, column: 2))
        }
    }

    /// At most one hundred findings of each id are shown; the number of further ones follows at the end, once for each severity.
    @Test func aHundredOfEachIdAreShown() {
        let found =
            Self.findings("a", 150) + Self.findings("b", 100) + Self.findings("c", 101) + Self.findings("a", 7, .note)
        let shown = found.abridged()
        #expect(shown.count == 303)
        #expect(
            shown.suffix(3).map(\.message) == [
                "50 more findings with this id are not shown.", "1 more finding with this id is not shown.",
                "7 more findings with this id are not shown.",
            ])
        #expect(shown.suffix(3).map(\.omittedCount) == [50, 1, 7])
        #expect(shown[300].location == .init(line: 101, column: 2) && shown[302].severity == .note)
        for severity in Severity.allCases { #expect(shown.count(of: severity) == found.count(of: severity)) }
        #expect(shown.abridged() == shown)
    }

    @Test func collectionsKeepAsMany() {
        var collection = FindingCollection()
        for finding in Self.findings("a", 1_000) { collection.append(finding) }
        #expect(collection.findings == Self.findings("a", 1_000).abridged())
        #expect((collection.findings + Self.findings("a", 3)).abridged().last?.omittedCount == 903)
    }
}
