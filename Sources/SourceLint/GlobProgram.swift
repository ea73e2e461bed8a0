/// A pattern as the steps of a nondeterministic automaton, all of whose states advance together by each character.
///
/// Nothing is tried and taken back, so that a match takes time linear in the product of the lengths, whatever the pattern is.
struct GlobProgram: Sendable {
    /// How much of a pattern a path meets.
    enum Match { case none, beginning, whole }

    private enum Step: Sendable {
        case character(Unicode.Scalar)
        /// Any character but a slash.
        case any
        /// One of some ranges, or none of them, and no slash.
        case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
        case jump(Int)
        case split(Int, Int)
    }

    private var steps: [Step] = []

    /// The steps of a pattern without slashes at its ends; linear in its length.
    init(_ pattern: String) {
        var parser = Parser(Array(pattern.unicodeScalars))
        // A folder is met with all that is in it.
        while parser.text.suffix(3) == ["/", "*", "*"] { parser.text.removeLast(3) }
        if parser.text == ["*", "*"] { parser.text = ["*"] }
        guard !parser.text.isEmpty else { return }
        parser.findBraces()
        while parser.place < parser.text.count { parser.readPart() }
        steps = parser.steps
    }

    /// How a path meets the pattern: a folder that it lies in meets it wholly.
    func matches(_ path: String) -> Match {
        guard !steps.isEmpty else { return .none }
        var states = States(count: steps.count + 1)
        var next = states
        add(0, to: &states)
        for character in path.unicodeScalars {
            if character == "/", states.contains(steps.count) { return .whole }
            next.removeAll()
            for state in states.members where state < steps.count && accepts(steps[state], character) {
                add(state + 1, to: &next)
            }
            swap(&states, &next)
            guard !states.members.isEmpty else { return .none }
        }
        return states.contains(steps.count) ? .whole : .beginning
    }

    private func accepts(_ step: Step, _ character: Unicode.Scalar) -> Bool {
        switch step {
        case .character(let expected): character == expected
        case .any: character != "/"
        case .set(let ranges, let isNegated):
            character != "/" && ranges.contains { range in range.contains(character) } != isNegated
        case .jump, .split: false
        }
    }

    /// Adds a state and those that it leads to without a character.
    private func add(_ first: Int, to states: inout States) {
        var waiting = [first]
        while let state = waiting.popLast() {
            guard states.insert(state), state < steps.count else { continue }
            switch steps[state] {
            case .jump(let goal): waiting.append(goal)
            case .split(let one, let other): waiting += [one, other]
            case .character, .any, .set: break
            }
        }
    }

    /// Some states; whether one is among them takes constant time, and forgetting them time linear in how many they are.
    private struct States {
        private(set) var members: [Int] = []
        private var flags: [Bool]

        init(count: Int) { flags = Array(repeating: false, count: count) }

        func contains(_ state: Int) -> Bool { flags[state] }

        mutating func insert(_ state: Int) -> Bool {
            guard !flags[state] else { return false }
            flags[state] = true
            members.append(state)
            return true
        }

        mutating func removeAll() {
            for state in members { flags[state] = false }
            members.removeAll(keepingCapacity: true)
        }
    }
}

extension GlobProgram {
    /// Reads a pattern; what has no closing bracket stands for itself.
    private struct Parser {
        /// A brace that is not closed yet.
        private struct Brace {
            /// The step that leads to the alternative that is read.
            var split: Int
            /// The steps at the ends of alternatives, which lead behind the brace.
            var exits: [Int] = []
            let beginsName: Bool
        }

        var text: [Unicode.Scalar]
        var place = 0
        private(set) var steps: [Step] = []
        private var braces: [Brace] = []
        private var opening: Set<Int> = []
        private var beginsName = true

        init(_ text: [Unicode.Scalar]) { self.text = text }

        /// Finds the braces that are closed.
        mutating func findBraces() {
            var open: [Int] = []
            var index = 0
            while index < text.count {
                switch text[index] {
                case "\\": index += 1
                case "{": open.append(index)
                case "}": if let place = open.popLast() { opening.insert(place) }
                default: break
                }
                index += 1
            }
        }

        mutating func readPart() {
            let character = text[place]
            let begins = beginsName
            place += 1
            beginsName = character == "/"
            switch character {
            case "*": readAsterisk(begins)
            case "?": steps.append(.any)
            case "[": if !readSet() { steps.append(.character(character)) }
            case "{" where opening.contains(place - 1):
                braces.append(Brace(split: steps.count, beginsName: begins))
                steps.append(.jump(steps.count + 1))
                beginsName = begins
            case "," where !braces.isEmpty: beginAlternative()
            case "}" where !braces.isEmpty: endAlternatives()
            case "\\" where place < text.count:
                steps.append(.character(text[place]))
                place += 1
            default: steps.append(.character(character))
            }
        }

        private mutating func readAsterisk(_ begins: Bool) {
            let start = steps.count
            if begins, place + 1 < text.count, text[place] == "*", text[place + 1] == "/" {
                // Any number of names with a slash behind each.
                place += 2
                beginsName = true
                steps += [
                    .split(start + 1, start + 5), .any, .split(start + 1, start + 3), .character("/"), .jump(start),
                ]
            } else {
                steps += [.split(start + 1, start + 3), .any, .jump(start)]
                while place < text.count, text[place] == "*" { place += 1 }
            }
        }

        private mutating func beginAlternative() {
            let last = braces.count - 1
            braces[last].exits.append(steps.count)
            steps.append(.jump(0))
            steps[braces[last].split] = .split(braces[last].split + 1, steps.count)
            braces[last].split = steps.count
            steps.append(.jump(steps.count + 1))
            beginsName = braces[last].beginsName
        }

        private mutating func endAlternatives() {
            let brace = braces.removeLast()
            for exit in brace.exits { steps[exit] = .jump(steps.count) }
        }

        /// Reads `a-z]`; false where no bracket closes it.
        private mutating func readSet() -> Bool {
            var index = place
            let isNegated = index < text.count && (text[index] == "!" || text[index] == "^")
            if isNegated { index += 1 }
            let first = index
            var ranges: [ClosedRange<Unicode.Scalar>] = []
            while index < text.count, text[index] != "]" || index == first {
                if index + 2 < text.count, text[index + 1] == "-", text[index + 2] != "]" {
                    if text[index] <= text[index + 2] { ranges.append(text[index]...text[index + 2]) }
                    index += 3
                } else {
                    ranges.append(text[index]...text[index])
                    index += 1
                }
            }
            guard index < text.count else { return false }
            place = index + 1
            steps.append(.set(ranges, isNegated: isNegated))
            return true
        }
    }
}
