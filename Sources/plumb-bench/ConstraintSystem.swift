import Glibc
import Simplex

/// A constraint system from a workload file: independent blocks, with one solver each.
struct ConstraintSystem {
    /// One constraint: `terms + constant  relation  0` at a priority.
    struct Row {
        var priority: Priority
        var constant: Double
        /// The number of its terms, which follow those of the previous row.
        var termCount: Int32
        var relation: Relation
    }

    /// An independent block, which does not change after it is read.
    final class Block {
        let variableCount: Int
        let rows: [Row]
        let termVariables: [Int32]
        let termCoefficients: [Double]
        let editVariables: [(variable: Int32, priority: Priority)]
        /// The suggested values of the edit variables, step by step.
        let suggestions: [Double]

        /// Reads a block.
        fileprivate init(from reader: inout Reader) {
            variableCount = reader.integer()
            let rowCount = reader.integer()
            let editCount = reader.integer()
            let stepCount = reader.integer()
            editVariables = (0..<editCount).map { _ in (Int32(reader.integer()), reader.priority()) }
            var terms: (variables: [Int32], coefficients: [Double]) = ([], [])
            rows = (0..<rowCount).map { _ in reader.row(&terms.variables, &terms.coefficients) }
            (termVariables, termCoefficients) = terms
            suggestions = (0..<stepCount * editCount).map { _ in reader.number() }
        }

        /// The number of steps.
        var stepCount: Int { editVariables.isEmpty ? 0 : suggestions.count / editVariables.count }
    }

    var blocks: [Block] = []

    /// Returns the path of a workload file.
    static func path(_ workload: String, _ size: String) -> String {
        let folder = getenv("SYSDIR").map { String(cString: $0) } ?? "systems"
        return "\(folder)/\(workload)-\(size).txt"
    }

    /// Reads a workload file, or returns nil if it is missing or incomplete.
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
        for _ in 0..<reader.integer() { blocks.append(Block(from: &reader)) }
        if reader.isExhausted { return nil }
    }
}

/// A reader of numbers from a list, which records whether there were too few.
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

    mutating func priority() -> Priority { Priority(number()) ?? .required }

    mutating func row(_ variables: inout [Int32], _ coefficients: inout [Double]) -> ConstraintSystem.Row {
        let priority = priority()
        let relation = Relation(rawValue: Int8(integer())) ?? .equal
        let constant = number()
        let count = Int32(integer())
        for _ in 0..<count {
            variables.append(Int32(integer()))
            coefficients.append(number())
        }
        return .init(priority: priority, constant: constant, termCount: count, relation: relation)
    }
}
