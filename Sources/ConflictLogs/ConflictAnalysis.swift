import LayoutEngine

/// The explanation of a log: the constraints that conflict, the one that breaks, its effect, and the fixes.
public struct ConflictAnalysis: Sendable {
    /// The log.
    public let log: ConflictLog
    /// The kind of conflict.
    public let cause: ConflictCause
    /// The indices of the smallest set of constraints that conflict; empty if the log as printed has no conflict.
    public let conflicting: [Int]
    /// The index of the constraint that Plumb's rule breaks: of the conflicting ones, or of all if none conflict.
    public let predicted: Int?
    /// The change that the broken constraint undergoes; nil if it is unknown.
    public let effect: BrokenEffect?
    /// The fixes, the cheapest first.
    public let cures: [LogCure]
    /// The probable reasons why a set without conflict was logged; for a conflict, the part of the log that is missing.
    public let reasons: [HiddenReason]
    /// A Boolean value that indicates whether margins of 8 points are assumed to explain the log.
    public let assumesMargins: Bool
    /// The rectangle of each item of the log after the break, relative to its superview, in points.
    ///
    /// Items that the log does not place have an arbitrary position.
    public let rectangles: [LayoutRectangle]

    /// The index of the broken constraint: the one that the log names, else the predicted one of a conflict.
    public var broken: Int? { log.broken ?? (conflicting.isEmpty ? nil : predicted) }

    /// The most constraints of a log that are analyzed.
    public static let mostConstraints = 500

    /// Explains a log.
    ///
    /// - Complexity: One small linear program per constraint of the conflicting set, with a limit on its steps.
    public init(_ log: ConflictLog) {
        self.log = log
        guard !log.constraints.isEmpty, log.constraints.count <= Self.mostConstraints else {
            cause = log.constraints.isEmpty ? .nothingRead : .tooLarge
            let part = log.missingPart.map { part in [HiddenReason.missingPart(part)] } ?? []
            (conflicting, predicted, effect, cures, reasons, rectangles) = ([], nil, nil, [], part, [])
            assumesMargins = false
            return
        }
        let all = Array(log.constraints.indices)
        let (model, assumption, members) = Self.conflict(of: log, all)
        if case .margins = assumption { assumesMargins = true } else { assumesMargins = false }
        conflicting = members
        predicted = members.isEmpty ? model.broken(among: all) : model.broken(among: members)
        let relaxed = log.broken ?? predicted
        let after = ConflictModel(log, all, wish: relaxed, assuming: assumption, drawn: true)
        rectangles = after.rectangles
        let error = relaxed.flatMap { place in after.error(of: place) }.flatMap { abs($0) > 1e-6 ? $0 : nil }
        effect = members.isEmpty ? nil : relaxed.flatMap { place in error.map { BrokenEffect(log, place, error: $0) } }
        cause = ConflictCause(log, members: members, isExhausted: model.isExhausted)
        let known = members.isEmpty ? log.broken : relaxed
        cures = LogCure.cures(of: log, members: members, broken: known, cause: cause, assuming: assumption)
        reasons =
            members.isEmpty ? HiddenReason.reasons(of: log) : log.missingPart.map { part in [.missingPart(part)] } ?? []
    }

    /// The conflict under the first assumption that explains the log.
    ///
    /// Apple's list is mostly minimal. So all of it is the conflict if a smaller set lacks the constraint that the log names.
    private static func conflict(
        of log: ConflictLog, _ all: [Int]
    ) -> (model: ConflictModel, assumption: ConflictModel.Assumption, members: [Int]) {
        var first: (model: ConflictModel, assumption: ConflictModel.Assumption, members: [Int])?
        var plain: ConflictModel?
        for assumption in log.assumptions {
            let model = ConflictModel(log, all, assuming: assumption)
            plain = plain ?? model
            guard let members = model.conflict(preferring: log.broken) else { continue }
            if log.broken.map({ broken in members.contains(broken) }) ?? true { return (model, assumption, members) }
            first = first ?? (model, assumption, members)
        }
        if let first {
            return (first.model, first.assumption, all.filter { place in log.constraints[place].isRequired })
        }
        return (plain ?? ConflictModel(log, all, assuming: .views), .views, [])
    }

    /// A Boolean value that indicates whether the log was understood: every constraint, and the conflict.
    public var isUnderstood: Bool { log.unread.isEmpty && !cause.isFailure }

    /// The names of the items for people, by index.
    public var itemNames: [String] {
        let names = ItemNames(log.items)
        return log.items.indices.map { item in names[item] }
    }

    /// The items with the superviews that their rectangles refer to, superviews first.
    public var drawingOrder: [(item: Int, superitem: Int?)] { ItemTree(log.items).order }
}

extension ConflictLog {
    /// The assumptions that can explain the log, the most cautious first.
    fileprivate var assumptions: [ConflictModel.Assumption] {
        var assumptions: [ConflictModel.Assumption] = [.views]
        if items.contains(where: { item in item.isGuide }) { assumptions.append(.viewsAndGuides) }
        if constraints.contains(where: { $0.firstAttribute.isMargin || $0.secondAttribute.isMargin }) {
            assumptions.append(.margins)
        }
        return assumptions
    }
}
