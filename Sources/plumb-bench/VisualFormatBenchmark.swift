import Glibc
import VisualFormat

/// Measures formats per second from text to tree, and from text to constraint records.
///
/// Prints lines `plumb,vfl,FORMAT,PHASE,FORMATS A SECOND`, the best of nine rounds, and for a text of 1 MB `NANOSECONDS A BYTE`.
struct VisualFormatBenchmark {
    private static let formats: [(name: String, text: String)] = [
        ("short", "H:|-8-[label]-8-|"), ("mean", "|-[find]-[findNext]-[findField(>=20)]-|"),
        ("50views", row(of: 50)),
    ]

    /// Returns a format of a number of views, each with a size, a relation and a priority, between numbers.
    private static func row(of count: Int) -> String {
        let views = (0..<count).map { index in "[view\(index)(>=\(20 + index)@750)]-\(index)-" }
        return "H:|-" + views.joined() + "|"
    }

    func run() {
        for (name, text) in Self.formats {
            let count = max(1000, 4_000_000 / text.utf8.count)
            let bindings = NamedBindings(views: SyntaxTree(parsing: text).viewNames)
            report(name, "tree", formats: count) { SyntaxTree(parsing: text).statements.count }
            report(name, "constraints", formats: count / 8) {
                SyntaxTree(parsing: text).bound(to: bindings).constraints.count
            }
        }
        let text = Self.row(of: 45_000)
        let seconds = best(of: 3) { SyntaxTree(parsing: text).statements.count }
        print("plumb,vfl,1MB,tree,\(seconds / Double(text.utf8.count) * 1e9) ns/byte")
    }

    private func report(_ name: String, _ phase: String, formats count: Int, _ body: () -> Int) {
        let seconds = best(of: 9) {
            var sum = 0
            for _ in 0..<count { sum &+= body() }
            return sum
        }
        print("plumb,vfl,\(name),\(phase),\(Int(Double(count) / seconds))")
    }

    /// Returns the shortest of some rounds, in seconds.
    private func best(of rounds: Int, _ body: () -> Int) -> Double {
        var best = Double.infinity
        for _ in 0..<rounds {
            let start = now()
            if body() < 0 { return 0 }
            best = min(best, now() - start)
        }
        return best
    }

    /// Returns the processor time, which other programs on the machine affect less.
    private func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
