import Diagnostics
import LayoutEngine
import Simplex

/// The facts behind the sentences, for programs that word them themselves.
extension ConflictAnalysis {
    /// The constraint that the first sentence is about, or the item of a mask.
    enum Subject {
        case item(Int)
        case constraint(Int)
    }

    /// The constraint or the item that the first sentence is about; nil for a sentence about the whole log.
    var subject: Subject? {
        switch cause {
        case .autoresizingMask:
            if let item = maskedItem { return .item(item) }
            return conflicting.first { log.constraints[$0].origin == .autoresizing }.map {
                .item(log.constraints[$0].first)
            }
        case .noRoom:
            return (hidingPlace ?? conflicting.first { log.constraints[$0].givesNoRoom }).map { .constraint($0) }
        case .encapsulatedSize:
            return conflicting.first { place in
                log.constraints[place].origin == .encapsulatedLayout || log.constraints[place].origin == .fitting
            }.map { .constraint($0) }
        case .negativeSize: return conflicting.first { log.constraints[$0].setsNegativeSize }.map { .constraint($0) }
        case .stackView, .contradiction, .system, .consistent, .cutOff, .nothingRead, .tooLarge: return nil
        }
    }

    /// The item that the first fix names, if it is about a mask.
    private var maskedItem: Int? {
        guard case .turnOffAutoresizing(let item)? = cures.first else { return nil }
        return item
    }

    /// The conflicting constraint with which a stack view hides a view.
    var hidingPlace: Int? { conflicting.first { place in log.constraints[place].hidesView } }

    func json(of subject: Subject) -> JSONValue {
        switch subject {
        case .item(let item): .object([("item", .number(Double(item)))])
        case .constraint(let place):
            .object([
                ("item", .number(Double(log.constraints[place].first))), ("constraint", .number(Double(place + 1))),
                ("hides", .bool(log.constraints[place].hidesView)),
            ])
        }
    }

    func json(of reason: HiddenReason) -> JSONValue {
        switch reason {
        case .contentSize(let items):
            .object([("kind", "contentSize"), ("items", .array(items.map { item in .number(Double(item)) }))])
        case .hiddenDistance: .object([("kind", "hiddenDistance")])
        case .missingPart(let part): .object([("kind", "missingPart"), ("part", .string(part.rawValue))])
        case .unreadConstraint: .object([("kind", "unreadConstraint"), ("count", .number(Double(log.unread.count)))])
        case .earlierState: .object([("kind", "earlierState")])
        }
    }

    static func json(of place: SourcePlace) -> JSONValue {
        .object([("file", .string(place.file)), ("line", .number(Double(place.line)))])
    }

    static func json(of fact: ConstraintFact) -> JSONValue {
        .object([
            ("kind", .string(fact.kind.rawValue)), ("attribute", .string(fact.attribute.name)),
            ("item", .number(Double(fact.item))), ("relation", .string(fact.relation.symbol)),
            ("value", .number(fact.value)), ("factor", .number(fact.factor)),
            ("otherAttribute", .string(fact.otherAttribute.name)),
            ("other", fact.other.map { other in .number(Double(other)) } ?? .null), ("sign", .number(fact.sign)),
            ("isHorizontal", .bool(fact.attribute.attribute.isHorizontal)),
        ])
    }

    /// The origin of a constraint as a word; empty for one of the app.
    static func name(of constraint: LoggedConstraint) -> String {
        switch constraint.origin {
        case .autoresizing: "autoresizing"
        case .contentSize: "contentSize"
        case .encapsulatedLayout:
            (constraint.identifier ?? "").bytes.contains("Temporary") ? "temporary" : "container"
        case .fitting: "fitting"
        case .marginsGuide: "margin"
        case .safeAreaGuide: "safeArea"
        case .stackView: constraint.hidesView ? "hiding" : "stackView"
        case .document: "interfaceBuilder"
        case .code, .visualFormat, .nonNegativeSize: ""
        }
    }
}

extension ConflictPicture {
    /// The picture as an object: its size, and the rectangle and the place of the caption of each item.
    var json: JSONValue {
        .object([
            ("width", .number(Self.rounded(size.width))), ("height", .number(Self.rounded(size.height))),
            ("shapes", .array(shapes.map { shape in Self.json(of: shape) })),
            ("wanted", wanted.map { shape in Self.json(of: shape) } ?? .null),
        ])
    }

    private static func json(of shape: Shape) -> JSONValue {
        func array(_ numbers: [Double]) -> JSONValue { .array(numbers.map { number in .number(rounded(number)) }) }
        let frame = shape.rectangle
        return .object([
            ("item", .number(Double(shape.item))),
            ("frame", array([frame.minX, frame.minY, frame.width, frame.height])),
            ("caption", array([shape.caption.x, shape.caption.y])),
        ])
    }

    private static func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
}
