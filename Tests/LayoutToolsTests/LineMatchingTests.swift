import Testing

@testable import LayoutTools

@Suite struct LineMatchingTests {
    private func linesThatStay(_ old: [Substring], _ new: [Substring]) -> (of: [Substring], to: [Substring]) {
        let matching = LineMatching(old, new)
        return (
            zip(old, matching.removed).filter { !$0.1 }.map { $0.0 },
            zip(new, matching.added).filter { !$0.1 }.map { $0.0 }
        )
    }

    /// The matched lines are equal in both texts, and with few changes most lines are matched.
    @Test(arguments: [1, 2, 5, 40, 1_000, 100_000], 1...3) func linesThatStayAreTheSame(kinds: Int, seed: Int) {
        var numbers = RandomNumbers(state: UInt64(seed))
        let old = (0..<300).map { _ in Substring("line \(numbers.next(kinds))") }
        var new = old
        for _ in 0..<10 {
            let place = numbers.next(new.count - 5)
            switch numbers.next(3) {
            case 0: new.removeSubrange(place..<place + 3)
            case 1: new.insert(contentsOf: ["one", "two", old[place]], at: place)
            default: new[place] = "changed"
            }
        }
        let stay = linesThatStay(old, new)
        #expect(stay.of == stay.to)
        #expect(stay.of.count >= 270)
        let turned = linesThatStay(old, old.reversed())
        #expect(turned.of == turned.to && !turned.of.isEmpty)
    }

    @Test(arguments: [
        ("a b c", "a b c", "a b c"), ("", "", ""), ("a", "", ""), ("", "a", ""), ("a b", "c d", ""),
        ("a x b", "a y b", "a b"), ("a b c d", "d a b c", "a b c"), ("{ a } { b }", "{ b } { a }", "{ b }"),
        ("x x x", "x x", "x x"),
    ]) func oneTextBecomesAnother(_ old: String, _ new: String, _ stays: String) {
        func lines(_ text: String) -> [Substring] { text.split(separator: " ") }
        #expect(linesThatStay(lines(old), lines(new)).of == lines(stays))
    }
}
