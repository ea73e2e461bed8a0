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

    /// Lines of the usual kinds that were added shift the ends of all following pieces.
    @Test(arguments: [40, 200]) func piecesBeginWhereTheTextsAgree(kinds: Int) {
        var numbers = RandomNumbers(state: 9)
        var lines: [Substring] { (0..<300).map { _ in Substring("line \(numbers.next(kinds))") } }
        let old = (0..<17).flatMap { _ in lines }
        let new = Array(old.prefix(500)) + lines + Array(old.dropFirst(500))
        for (one, other) in [(old, new), (new, old)] {
            let stay = linesThatStay(one, other)
            #expect(stay.of == stay.to && stay.of.count >= old.count - 50)
        }
    }

    /// Long texts of few kinds of lines are compared in pieces, whose ends show in no difference.
    @Test(arguments: [2, 3, 40], [(1_900, 300), (2_000, 1), (3_500, 700), (0, 0)])
    func longTextsAreComparedInPieces(kinds: Int, change: (place: Int, length: Int)) {
        var numbers = RandomNumbers(state: 7)
        let old = (0..<5_000).map { _ in Substring("line \(numbers.next(kinds))") }
        var new = old
        new.insert(contentsOf: Array(repeating: "new", count: change.length), at: change.place)
        new.remove(at: 4_000)
        for (one, other) in [(old, new), (new, old)] {
            let stay = linesThatStay(one, other)
            #expect(stay.of == stay.to && stay.of.count >= 4_990)
        }
        // Without common lines at the start, each piece ends at lines that fit together.
        let turned = linesThatStay(old, Array(old.suffix(2_500) + old.prefix(2_500)))
        #expect(turned.of == turned.to && turned.of.count >= 1_000)
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
