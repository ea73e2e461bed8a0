/// A pattern as a nondeterministic automaton, all of whose states advance together by each character.
///
/// There is no backtracking, so a match takes time linear in the product of the lengths for every pattern.
struct GlobProgram: Sendable {
    /// The part of a pattern that a path matches.
    enum Match { case none, beginning, whole }

    private enum Step: Sendable {
        case character(Unicode.Scalar)
        /// Any character except a slash.
        case any
        /// One character in some ranges, or outside all of them, and no slash.
        case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
        case jump(Int)
        case split(Int, Int)
    }

    private var steps: [Step] = []

    /// Creates the steps of a pattern without slashes at its ends.
    ///
    /// Their number is linear in its length.
    init(_ pattern: String) {
        var parser = Parser(Array(pattern.unicodeScalars))
        // A match of a folder includes its contents.
        while parser.text.suffix(3) == ["/", "*", "*"] { parser.text.removeLast(3) }
        if parser.text == ["*", "*"] { parser.text = ["*"] }
        guard !parser.text.isEmpty else { return }
        parser.findBraces()
        while parser.place < parser.text.count { parser.readPart() }
        steps = parser.steps
    }

    /// Returns the match of a path.
    ///
    /// A path in a matched folder matches wholly.
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

    /// Adds a state, and the states that it reaches without a character.
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

    /// A set of states.
    ///
    /// A lookup takes constant time, and clearing takes time linear in the number of states.
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
    /// A parser of patterns.
    ///
    /// A bracket without its closing bracket is a literal character.
    private struct Parser {
        /// A brace that is still open.
        private struct Brace {
            /// The step that leads to the current alternative.
            var split: Int
            /// The steps at the ends of alternatives, which lead to the end of the brace.
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

        /// Finds the braces with a closing brace.
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
                // Any number of names, each with a slash after it.
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

        /// Reads `a-z]`, or returns false without a closing bracket.
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
