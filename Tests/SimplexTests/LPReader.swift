import Simplex

/// A strict reader of LP text, which solves it with a solver of its own.
struct LPReader {
    struct Mistake: Error { var line: String }
    typealias Sum = [(name: String, coefficient: Double)]

    private(set) var objective: Sum = []
    private(set) var rows: [(sum: Sum, sign: String, bound: Double)] = []
    /// The names of variables without bounds; others are at least 0.
    private(set) var free: [String] = []

    init(_ text: String) throws {
        var (section, statement) = ("", "")
        let headings = ["Minimize", "Subject To", "Bounds", "End"]
        for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix("\\") {
            if line.utf8.count > 255 || section == "End" { throw Mistake(line: line) }
            if headings.contains(line) || (section != "Bounds" && line.contains(":")) || section == "Bounds" {
                try read(statement, in: section)
                statement = headings.contains(line) ? "" : line
            } else {
                statement += line
            }
            if headings.contains(line) { section = line }
        }
        if section != "End" { throw Mistake(line: "the end is missing") }
    }

    private mutating func read(_ statement: String, in section: String) throws {
        if statement.isEmpty { return }
        var words = statement.split(separator: " ").map(String.init)
        if section == "Bounds" {
            guard words.count == 2, words[1] == "free", Self.isName(words[0]) else { throw Mistake(line: statement) }
            return free.append(words[0])
        }
        guard words.removeFirst().hasSuffix(":") else { throw Mistake(line: statement) }
        if section == "Minimize" {
            objective = try Self.sum(words)
            return
        }
        guard words.count >= 3, let bound = Double(words.removeLast()), let sign = words.popLast() else {
            throw Mistake(line: statement)
        }
        rows.append((try Self.sum(words), sign, bound))
    }

    /// Reads `- 2 x + y`.
    private static func sum(_ words: [String]) throws -> Sum {
        var (sum, sign, factor) = (Sum(), 1.0, 1.0)
        for word in words {
            if word == "+" || word == "-" {
                sign = word == "-" ? -1 : 1
            } else if let number = Double(word) {
                factor = number
            } else if isName(word) {
                sum.append((word, sign * factor))
                (sign, factor) = (1, 1)
            } else {
                throw Mistake(line: word)
            }
        }
        return sum
    }

    private static func isName(_ word: String) -> Bool {
        guard let first = word.first, first.isLetter || first == "_", word.allSatisfy({ $0.isASCII }) else {
            return false
        }
        let isNumber = first.lowercased() == "e" && word.dropFirst().allSatisfy(\.isNumber)
        return !isNumber && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            && !["free", "inf", "infinity", "st", "end", "s.t."].contains(word.lowercased())
    }

    /// The least value of the objective.
    func objectiveAtOptimum() throws -> Double {
        let solver = Solver()
        var variables: [String: Variable] = [:]
        func terms(_ sum: Sum) -> LinearExpression {
            LinearExpression(
                sum.map { name, coefficient in
                    let variable = variables[name] ?? solver.makeVariable()
                    variables[name] = variable
                    return Term(variable, coefficient)
                })
        }
        for row in rows {
            switch row.sign {
            case "<=": solver.add(terms(row.sum) <= row.bound)
            case ">=": solver.add(terms(row.sum) >= row.bound)
            case "=": solver.add(terms(row.sum) == row.bound)
            default: throw Mistake(line: row.sign)
            }
        }
        let goal = terms(objective)
        for (name, variable) in variables.sorted(by: { $0.value.index < $1.value.index }) where !free.contains(name) {
            solver.add(variable >= 0)
        }
        solver.add(goal <= 0 | .medium)
        if !solver.conflicts.isEmpty { throw Mistake(line: "\(solver.conflicts)") }
        return solver.value(of: goal)
    }
}
