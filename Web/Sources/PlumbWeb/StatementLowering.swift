import Diagnostics
import LayoutEngine
import Simplex
import VisualFormat

/// Translates a format or an equation into constraints of the engine.
struct StatementLowering {
    private let layout: LiveLayout
    private let source: LiveDocument.Statement
    private(set) var statement: LiveLayout.Statement

    init(layout: LiveLayout, source: LiveDocument.Statement) {
        self.layout = layout
        self.source = source
        statement = LiveLayout.Statement(source: source)
    }

    /// Reads the text; mistakes become findings, and then there are no constraints.
    mutating func run() {
        if source.isFormat { addFormat() } else { addEquation() }
    }

    // MARK: Formats

    private mutating func addFormat() {
        var options: FormatOptions = []
        for (index, name) in source.options.enumerated() {
            do throws(UnknownOption) {
                options.formUnion(try FormatOptions.option(named: name))
            } catch {
                statement.wrongOptions.append(index)
                statement.findings.append(
                    Diagnostic(
                        id: "layout.format", severity: .error, message: error.message,
                        location: SourceLocation(line: 1, column: 1), fixIts: error.fixIts))
            }
        }
        let tree = SyntaxTree(parsing: source.text, dialect: source.isExtended ? .extended : .standard)
        let bound = tree.bound(to: FormatNames.layout(layout), options: options)
        guard bound.isValid else {
            let names = layout.document.views.map { view in view.name }
            statement.findings += tree.diagnostics(
                for: bound.problems, viewNames: names, metricNames: layout.document.metrics.keys.sorted())
            return
        }
        let views = bound.viewNames.map { name in layout.index(named: name) ?? 0 }
        let guides = bound.guides.map { guide in
            layout.makeGuide(in: layout.parent(of: views[guide.sibling]))
        }
        statement.constraints.reserveCapacity(bound.constraints.count)
        statement.spans.reserveCapacity(bound.constraints.count)
        for record in bound.constraints { add(record, views, guides) }
    }

    private mutating func add(_ record: FormatConstraint, _ views: [Int], _ guides: [LayoutItem]) {
        func item(_ item: FormatConstraint.Item) -> (LayoutItem, Int?) {
            switch item {
            case .view(let index): return (layout.items[views[index]], views[index])
            case .superview(let index):
                let parent = layout.parent(of: views[index])
                return (layout.items[parent], parent)
            case .safeArea(let index):
                return (layout.guide(of: layout.parent(of: views[index]), isSafeArea: true), nil)
            case .guide(let index): return (guides[index], nil)
            }
        }
        let (one, other) = (item(record.first), record.second.map(item))
        let first = resolved(one, record.firstAttribute, beside: other?.1)
        let second = other.flatMap { other in
            record.secondAttribute.map { attribute in resolved(other, attribute, beside: one.1) }
        }
        enter(
            first, record.relation, second, multiplier: record.multiplier, constant: record.constant,
            priority: source.priority ?? record.priority, origin: .visualFormat, span: record.span)
    }

    // MARK: Equations

    private mutating func addEquation() {
        let equation: LayoutEquation
        do throws(LayoutEquation.Failure) {
            equation = try LayoutEquation.parse(source.text)
        } catch {
            let place = SourceText(source.text).location(of: error.offset)
            statement.findings.append(
                Diagnostic(
                    id: "layout.equation", severity: .error, message: error.message, location: place,
                    fixIts: error.fixIts))
            return
        }
        guard let first = operand(equation.first, beside: equation.second), let multiplier = value(equation.multiplier)
        else { return }
        var second: (LayoutItem, LayoutAttribute)?
        if let other = equation.second {
            guard let found = operand(other, beside: equation.first) else { return }
            second = found
        }
        var constant = 0.0
        for term in equation.constants {
            guard let number = value(term.number) else { return }
            constant += term.sign * number
        }
        var priority = source.priority
        if priority == nil, let number = equation.priority {
            guard let found = value(number) else { return }
            priority = found
        }
        enter(
            first, equation.relation, second, multiplier: multiplier, constant: constant, priority: priority ?? 1000,
            origin: .code, span: SourceSpan(0, source.text.utf8.count))
    }

    private mutating func operand(
        _ operand: LayoutEquation.Operand, beside other: LayoutEquation.Operand?
    ) -> (LayoutItem, LayoutAttribute)? {
        guard let view = layout.index(named: operand.view) else {
            let names = layout.document.views.map { view in view.name }
            let question = Spelling.question(on: operand.view, among: names)
            report(
                "layout.unknown-view",
                "No view has the name '\(operand.view)'.\(question) Views: \(names.listed(most: 20)).",
                at: operand.offset, replacing: operand.view, among: names)
            return nil
        }
        guard let guide = operand.guide else {
            return resolved(
                (layout.items[view], view), operand.attribute,
                beside: other.flatMap { other in layout.index(named: other.view) })
        }
        switch guide {
        case "safeAreaLayoutGuide":
            return resolved((layout.guide(of: view, isSafeArea: true), nil), operand.attribute, beside: nil)
        case "layoutMarginsGuide":
            return resolved((layout.guide(of: view, isSafeArea: false), nil), operand.attribute, beside: nil)
        case "contentLayoutGuide" where layout.isScrollView(view):
            return resolved((layout.content(of: view), nil), operand.attribute, beside: nil)
        case "frameLayoutGuide" where layout.isScrollView(view):
            return resolved((layout.items[view], nil), operand.attribute, beside: nil)
        default:
            report(
                "layout.unknown-view", "'\(operand.view)' is not a scroll view and has no such guide.",
                at: operand.offset)
            return nil
        }
    }

    private mutating func value(_ number: LayoutEquation.Number) -> Double? {
        switch number {
        case .literal(let value): return value
        case .metric(let name, let offset):
            if let value = layout.document.metrics[name] { return value }
            let names = layout.document.metrics.keys.sorted()
            let question = Spelling.question(on: name, among: names)
            report(
                "layout.unknown-metric", "'metrics' has no '\(name)'.\(question)", at: offset, replacing: name,
                among: names)
            return nil
        }
    }

    // MARK: The engine

    /// Returns an item and an attribute of the engine.
    ///
    /// Attributes of margins are those of the margins guide. Beside a view inside a scroll view, the edges of the scroll view are those of
    /// its content.
    private func resolved(
        _ item: (LayoutItem, Int?), _ attribute: Attribute, beside other: Int?
    ) -> (LayoutItem, LayoutAttribute) {
        if let plain = LayoutAttribute(rawValue: attribute.rawValue) {
            if let view = item.1, let other, !plain.isSize, layout.isScrollView(view), layout.is(other, inside: view) {
                return (layout.content(of: view), plain)
            }
            return (item.0, plain)
        }
        let edge: LayoutAttribute =
            switch attribute {
            case .leftMargin: .left
            case .rightMargin: .right
            case .topMargin: .top
            case .bottomMargin: .bottom
            case .leadingMargin: .leading
            case .trailingMargin: .trailing
            case .centerXWithinMargins: .centerX
            default: .centerY
            }
        return (item.1.map { layout.guide(of: $0, isSafeArea: false) } ?? item.0, edge)
    }

    private mutating func enter(
        _ first: (LayoutItem, LayoutAttribute), _ relation: VisualFormat.Relation,
        _ second: (LayoutItem, LayoutAttribute)?,
        multiplier: Double, constant: Double, priority: Double, origin: ConstraintOrigin, span: SourceSpan
    ) {
        guard isLegal(first.1, second?.1), let priority = Priority(priority), constant.magnitude <= 1e9,
            multiplier.magnitude <= 1e9,
            let id = layout.engine.add(
                LayoutConstraint(
                    first.0, first.1, translated(relation), second?.0, second?.1 ?? .notAnAttribute,
                    multiplier: multiplier, constant: constant, priority: priority, origin: origin))
        else {
            let fix =
                second == nil && !first.1.isSize
                ? "relate the position to that of another view, such as the superview."
                : "relate attributes of the same kind and axis, with a priority above 0 and at most 1000."
            return report(
                "layout.illegal-constraint", "UIKit refuses the constraint '\(source.text)'. Fix: " + fix)
        }
        statement.constraints.append(id)
        statement.spans.append(span)
    }

    /// Returns whether two attributes can be compared: both are sizes, or both are positions along the same axis.
    private func isLegal(_ first: LayoutAttribute, _ second: LayoutAttribute?) -> Bool {
        guard let second else { return first.isSize }
        guard first.isSize == second.isSize else { return false }
        guard !first.isSize else { return true }
        return first.isHorizontal == second.isHorizontal && !mixesDirections(first, second)
    }

    /// Returns whether one attribute is left or right, and the other leading or trailing, which UIKit does not compare.
    private func mixesDirections(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Bool {
        func isAbsolute(_ attribute: LayoutAttribute) -> Bool { attribute == .left || attribute == .right }
        return first.isDirectional && isAbsolute(second) || isAbsolute(first) && second.isDirectional
    }

    private func translated(_ relation: VisualFormat.Relation) -> Simplex.Relation {
        switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    /// Adds a finding; a wrong word gets a fix that replaces it by the nearest known one.
    private mutating func report(
        _ id: DiagnosticID, _ message: String, at offset: Int = 0, replacing word: String? = nil,
        among known: [String] = []
    ) {
        let place = SourceText(source.text).location(of: offset)
        var fixIts: [FixIt] = []
        if let word, let nearest = Spelling.onlyNearest(to: word, among: known) {
            let edit = TextEdit(SourceSpan(offset, offset + word.utf8.count), nearest)
            fixIts.append(FixIt(title: "replace '\(word)' with '\(nearest)'", edits: [edit]))
        }
        statement.findings.append(
            Diagnostic(id: id, severity: .error, message: message, location: place, fixIts: fixIts))
    }
}

extension LiveDocument.Statement {
    /// The names of metrics in the text.
    var metricNames: [String] {
        if isFormat { return SyntaxTree(parsing: text, dialect: isExtended ? .extended : .standard).metricNames }
        guard let equation = try? LayoutEquation.parse(text) else { return [] }
        let numbers = [equation.multiplier] + equation.constants.map { term in term.number }
        return (numbers + (equation.priority.map { [$0] } ?? [])).compactMap { number in
            if case .metric(let name, _) = number { name } else { nil }
        }
    }
}
