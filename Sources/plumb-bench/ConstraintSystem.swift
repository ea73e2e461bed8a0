import Glibc
import Simplex

/// A constraint system as the workload files give it: blocks that know nothing of each other, a solver each.
struct ConstraintSystem {
    /// One constraint: `terms + constant  relation  0` at a priority.
    struct Row {
        var priority: Double
        var relation: Relation
        var constant: Double
        /// Its terms among those of the block.
        var terms: Range<Int>
    }

    /// One independent block.
    struct Block {
        var variableCount: Int
        var rows: [Row] = []
        var terms: [(variable: Int, coefficient: Double)] = []
        var editVariables: [(variable: Int, priority: Double)] = []
        /// What is suggested for the edit variables, a row a step.
        var steps: [[Double]] = []
    }

    var blocks: [Block] = []

    /// Where the file of a workload lies.
    static func path(_ workload: String, _ size: String) -> String {
        let folder = getenv("SYSDIR").map { String(cString: $0) } ?? "systems"
        return "\(folder)/\(workload)-\(size).txt"
    }

    /// Reads the file of a workload; nil where it is missing or cut short.
    init?(workload: String, size: String) {
        guard let file = fopen(Self.path(workload, size), "rb") else { return nil }
        defer { fclose(file) }
        var text = [CChar]()
        var chunk = [CChar](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { break }
            text += chunk[..<count]
        }
        text.append(0)
        var numbers: [Double] = []
        text.withUnsafeBufferPointer { buffer in
            guard var cursor = buffer.baseAddress else { return }
            while true {
                var end: UnsafeMutablePointer<CChar>?
                let number = strtod(cursor, &end)
                guard let end, UnsafePointer(end) != cursor else { break }
                numbers.append(number)
                cursor = UnsafePointer(end)
            }
        }
        var reader = Reader(numbers: numbers)
        for _ in 0..<reader.integer() { blocks.append(reader.block()) }
        if reader.isExhausted { return nil }
    }
}

/// Takes numbers off a list; notes when there were too few.
private struct Reader {
    let numbers: [Double]
    var place = 0
    var isExhausted = false

    init(numbers: [Double]) { self.numbers = numbers }

    mutating func number() -> Double {
        guard place < numbers.count else {
            isExhausted = true
            return 0
        }
        defer { place += 1 }
        return numbers[place]
    }

    mutating func integer() -> Int { Int(number()) }

    mutating func block() -> ConstraintSystem.Block {
        var block = ConstraintSystem.Block(variableCount: integer())
        let rows = integer()
        let edits = integer()
        let steps = integer()
        for _ in 0..<edits { block.editVariables.append((integer(), number())) }
        for _ in 0..<rows { block.rows.append(row(&block.terms)) }
        for _ in 0..<steps { block.steps.append((0..<edits).map { _ in number() }) }
        return block
    }

    mutating func row(_ terms: inout [(variable: Int, coefficient: Double)]) -> ConstraintSystem.Row {
        let priority = number()
        let relation = Relation(rawValue: Int8(integer())) ?? .equal
        let constant = number()
        let count = integer()
        let start = terms.count
        for _ in 0..<count { terms.append((variable: integer(), coefficient: number())) }
        return .init(priority: priority, relation: relation, constant: constant, terms: start..<terms.count)
    }
}
