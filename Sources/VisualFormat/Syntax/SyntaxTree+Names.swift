import Diagnostics

extension SyntaxTree {
    /// Returns whether a format can contain a name: a letter from A to Z or an underscore, followed by letters,
    /// underscores and digits.
    public static func canName(_ name: String) -> Bool {
        name.utf8.first.map(Byte.isNameStart) == true && name.utf8.allSatisfy(Byte.isName)
    }

    /// The names of the views without duplicates: first those in brackets, with ranges expanded, then those with
    /// attributes.
    public var viewNames: [String] {
        var names = NameList()
        for statement in statements {
            for view in allViews(of: statement.chain) {
                for name in self.names(of: view) { names.insert(name) }
            }
            for equation in statement.equations { names.insert(text(equation.name)) }
        }
        // Only views have attributes.
        for expression in expressions where !expression.attribute.isEmpty { names.insert(text(expression.name)) }
        return names.all
    }

    /// The views in brackets with their first places, each name once, in the order of the text.
    public var bracketedViews: [(name: String, place: SourceSpan)] {
        var seen: Set<String> = []
        var views: [(name: String, place: SourceSpan)] = []
        for statement in statements {
            for view in allViews(of: statement.chain) {
                for name in names(of: view) where seen.insert(name).inserted { views.append((name, view.name)) }
            }
        }
        return views
    }

    /// The names of numbers: those of spaces and priorities, and those of sizes and factors that are not views.
    public var metricNames: [String] {
        guard predicates.contains(where: hasName) else { return [] }
        var views = NameList()
        for name in viewNames { views.insert(name) }
        var names = NameList()
        func insert(_ name: String) { if !views.contains(name) { names.insert(name) } }
        let numbers = placesOfNumbers
        for predicate in predicates {
            if predicate.object == .name {
                let name = text(predicate.objectSpan)
                if numbers.contains(predicate.objectSpan.upper) { names.insert(name) } else { insert(name) }
            }
            if predicate.priority == .name { names.insert(text(predicate.prioritySpan)) }
            guard let expression = expression(of: predicate) else { continue }
            if !expression.name.isEmpty, expression.attribute.isEmpty { insert(text(expression.name)) }
            if case .metric(let span) = expression.factor { insert(text(span)) }
            if case .metric(let span) = expression.addend { insert(text(span)) }
        }
        return names.all
    }

    private func hasName(_ predicate: Predicate) -> Bool {
        predicate.object == .name || predicate.priority == .name || expression(of: predicate) != nil
    }

    /// The ends of names that can only be numbers: those of spaces and priorities.
    var placesOfNumbers: Set<Int> {
        var sizes: Set<Int> = []
        for statement in statements {
            for view in allViews(of: statement.chain) {
                for predicate in predicates(of: view) { sizes.insert(predicate.objectSpan.upper) }
            }
            for equation in statement.equations {
                for place in equation.predicates { sizes.insert(predicates[Int(place)].objectSpan.upper) }
            }
        }
        var places: Set<Int> = []
        for predicate in predicates {
            if predicate.object == .name, !sizes.contains(predicate.objectSpan.upper) {
                places.insert(predicate.objectSpan.upper)
            }
            if predicate.priority == .name { places.insert(predicate.prioritySpan.upper) }
        }
        return places
    }

    /// Returns the names that a view in brackets stands for: one, or all of a range.
    public func names(of view: View) -> [String] {
        let name = text(view.name)
        if name.isEmpty { return [] }
        guard !view.rangeEnd.isEmpty, let (stem, first, last) = rangeNumbers(of: view) else { return [name] }
        return (first...last).map { number in "\(stem)\(number)" }
    }

    /// The parts of a range: `v1..8` is `v`, 1 and 8; nil if it is none, or longer than 100 views.
    func rangeNumbers(of view: View) -> (stem: String, first: Int, last: Int)? {
        let name = Array(text(view.name).utf8)
        guard let letter = name.lastIndex(where: { byte in !Byte.isDigit(byte) }) else { return nil }
        guard let first = Int(String(decoding: name[(letter + 1)...], as: UTF8.self)),
            let last = Int(text(view.rangeEnd)), first <= last, last - first < 100
        else { return nil }
        return (String(decoding: name[...letter], as: UTF8.self), first, last)
    }

    /// Returns the views of a chain, those inside others after them.
    private func allViews(of chain: Chain) -> [View] {
        var all: [View] = []
        for link in chain.links {
            for view in views(of: link) {
                all.append(view)
                if let stack = stack(of: view) { all += allViews(of: stack) }
            }
        }
        return all
    }
}

/// Names in the order in which they were inserted, each once.
struct NameList {
    private(set) var all: [String] = []
    /// The indices by name; empty while a search is faster.
    private var indices: [String: Int] = [:]

    /// The index of a name, which is added if it is new.
    @discardableResult mutating func insert(_ name: String) -> Int {
        if let index = index(of: name) { return index }
        all.append(name)
        if all.count == 17 {
            for (index, name) in all.enumerated() { indices[name] = index }
        } else if all.count > 17 {
            indices[name] = all.count - 1
        }
        return all.count - 1
    }

    func contains(_ name: String) -> Bool { index(of: name) != nil }

    private func index(of name: String) -> Int? { indices.isEmpty ? all.firstIndex(of: name) : indices[name] }
}
