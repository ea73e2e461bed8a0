import Diagnostics
import LayoutEngine
import Simplex

extension ConflictAnalysis {
    /// The analysis as an object; constraints are named by their numbers in the log, from 1.
    public func json(file: String? = nil) -> JSONValue {
        let words = ConstraintWords(log)
        var members: [(String, JSONValue)] = []
        if let file { members.append(("file", .string(file))) }
        members += [
            ("line", Self.json(log.line)), ("repeated", .array(log.repetitions.map { line in Self.json(line) })),
            ("id", .string(cause.id.rawValue)), ("message", .string(summary(words))),
            ("framework", .string(log.framework.rawValue)), ("subject", subject.map { json(of: $0) } ?? .null),
            ("items", .array(log.items.indices.map { item in json(ofItem: item, words) })),
            ("constraints", .array(log.constraints.indices.map { place in json(ofConstraint: place, words) })),
            ("conflict", .array(conflicting.map { place in Self.json(place + 1) })),
            ("broken", Self.json(log.broken.map { place in place + 1 })),
            ("predicted", Self.json(predicted.map { place in place + 1 })),
        ]
        if let effect {
            members.append(
                (
                    "effect",
                    .object([
                        ("constraint", Self.json(effect.constraint + 1)), ("wanted", .number(effect.wanted)),
                        ("actual", .number(effect.actual)), ("words", .string(words.sentence(effect))),
                    ])
                ))
        }
        members += [
            ("fixes", .array(cures.map { cure in json(of: cure, words) })),
            ("reasons", .array(reasons.map { reason in .string(sentence(reason, words)) })),
            ("reasonKinds", .array(reasons.map { reason in json(of: reason) })),
            ("picture", ConflictPicture(self).map { picture in picture.json } ?? .null),
            ("assumesMargins", .bool(assumesMargins)),
            ("diagnostics", .array(findings(file: file).map { finding in finding.json })),
        ]
        return .object(members)
    }

    private static func json(_ number: Int?) -> JSONValue { number.map { number in .number(Double(number)) } ?? .null }

    private static func json(_ text: String?) -> JSONValue { text.map { text in .string(text) } ?? .null }

    private func json(ofItem item: Int, _ words: ConstraintWords) -> JSONValue {
        let logged = log.items[item]
        return .object([
            ("name", .string(words.name(of: item))), ("class", Self.json(logged.className)),
            ("address", Self.json(logged.address)), ("text", Self.json(logged.text)),
            ("identifier", Self.json(logged.name)), ("superview", Self.json(logged.superitem)),
            ("hidden", .bool(log.constraints.contains { $0.first == item && $0.hidesView })),
        ])
    }

    private func json(ofConstraint place: Int, _ words: ConstraintWords) -> JSONValue {
        let logged = log.constraints[place]
        return .object([
            ("line", Self.json(logged.line)), ("text", .string(logged.text)), ("words", .string(words.sentence(place))),
            ("identifier", Self.json(logged.identifier)), ("mask", Self.json(logged.mask)),
            ("first", Self.json(logged.first)), ("firstAttribute", .string(logged.firstAttribute.name)),
            ("relation", .string(logged.relation.symbol)), ("second", Self.json(logged.second)),
            ("secondAttribute", .string(logged.secondAttribute.name)), ("multiplier", .number(logged.multiplier)),
            ("constant", .number(logged.constant)),
            ("priority", .number(max(logged.growingPriority, logged.shrinkingPriority).value)),
            ("source", logged.source.map { place in Self.json(of: place) } ?? .null),
            ("origin", .string(Self.name(of: logged))), ("fact", Self.json(of: ConstraintFact(logged, in: log))),
        ])
    }

    private func json(of cure: LogCure, _ words: ConstraintWords) -> JSONValue {
        var members: [(String, JSONValue)]
        switch cure {
        case .turnOffAutoresizing(let item): members = [("kind", "turnOffAutoresizing"), ("item", Self.json(item))]
        case .removeDuplicate(let one, let other):
            members = [
                ("kind", "removeDuplicate"), ("constraint", Self.json(one + 1)), ("other", Self.json(other + 1)),
            ]
        case .changeConstant(let place, let constant):
            members = [
                ("kind", "changeConstant"), ("constraint", Self.json(place + 1)), ("constant", .number(constant)),
            ]
        case .lowerPriority(let place):
            members = [("kind", "lowerPriority"), ("constraint", Self.json(place + 1)), ("priority", 999)]
        case .computeSize(let place): members = [("kind", "computeSize"), ("constraint", Self.json(place + 1))]
        case .makeNotNegative(let place): members = [("kind", "makeNotNegative"), ("constraint", Self.json(place + 1))]
        case .ignoreActionSheet: members = [("kind", "ignoreActionSheet")]
        case .ignore: members = [("kind", "ignore")]
        }
        return .object(members + [("words", .string(sentence(cure, words)))])
    }
}
