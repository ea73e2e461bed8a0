import Diagnostics
import Foundation
import VisualFormat

/// A format that makes no constraints: its text, and everything that is wrong with it.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The format.
    public let format: String
    /// What is wrong, in the order of the text; the first is what Apple's method raises.
    public let problems: [Problem]
    /// The language it was read in.
    public let dialect: Dialect

    /// The reason of Apple's exception: the text, the format and a caret.
    public var reason: String { problems.first?.reason(in: format) ?? "" }
    /// The reason of Apple's exception.
    public var description: String { reason }

    /// The misuse that the source-compatible call reports.
    public var misuse: LayoutMisuse {
        switch problems.first?.kind {
        case .priorityOutOfRange, .constantNotFinite: LayoutMisuse(.internalInconsistency, reason)
        default: LayoutMisuse(.invalidArgument, reason)
        }
    }

    /// What a person is told of each problem, at lines and columns of the format: with notes, and with what was probably meant where
    /// names that the format could have used are given.
    public func diagnostics(viewNames: [String] = [], metricNames: [String] = []) -> [Diagnostic] {
        SyntaxTree(parsing: format, dialect: dialect)
            .diagnostics(for: problems, viewNames: viewNames, metricNames: metricNames)
    }

    /// The error without problems that have been told elsewhere.
    public func leavingOut(_ isTold: (Problem) -> Bool) -> VisualFormatError {
        VisualFormatError(
            format: format, problems: problems.filter { problem in !isTold(problem) }, dialect: dialect)
    }

    /// The text of each problem, its place in UTF-8 bytes of the format, and what may be said beside it.
    ///
    /// What one edit mends at several places is told once.
    public func advised(
        viewNames: [String] = [], metricNames: [String] = []
    ) -> [(message: String, offset: Int, notes: [String])] {
        SyntaxTree(parsing: format, dialect: dialect)
            .advised(problems, viewNames: viewNames, metricNames: metricNames)
            .map { problem, advice in (problem.message, problem.offset, advice.notes) }
    }
}

extension NSLayoutConstraint {
    /// What a `-` beside a bar stands for; `.documented`, 20 points, unless set otherwise.
    ///
    /// iOS 8 and later take the superview's layout margins instead: `.layoutMargins`. The setting is for the process;
    /// the throwing call takes one for itself.
    public static var standardSpacing = StandardSpacing.documented

    /// The constraints of a format, inactive, in the order of its text.
    ///
    /// A wrong format is reported to ``LayoutMisuse/handler`` with Apple's text and gives no constraints. For formats from
    /// elsewhere than the program, use ``constraints(parsing:options:metrics:views:dialect:spacing:)``, which throws.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try constraints(parsing: format, options: opts, metrics: metrics ?? [:], views: views)
        } catch {
            error.misuse.report()
            return []
        }
    }

    /// The constraints of a format in a dialect, inactive, in the order of its text.
    ///
    /// Extended formats may need layout guides, for equal gaps and stacks. These are added to the superview of the views.
    /// - Throws: ``VisualFormatError`` with all problems of the format.
    public class func constraints(
        parsing format: String, options: FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any],
        dialect: Dialect = .standard, spacing: StandardSpacing? = nil
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let bindings = DictionaryBindings(views: views, metrics: metrics)
        let tree = SyntaxTree(parsing: format, dialect: dialect)
        let bound = tree.bound(
            to: bindings, options: VisualFormat.FormatOptions(rawValue: options.rawValue),
            spacing: spacing ?? standardSpacing)
        guard bound.isValid else {
            throw VisualFormatError(format: format, problems: bound.problems, dialect: dialect)
        }
        return FormatItems(bound, bindings).constraints(of: bound, format)
    }
}

/// Names bound by the dictionaries of the call.
@MainActor private struct DictionaryBindings: @preconcurrency FormatBindings {
    let views: [String: Any]
    let metrics: [String: Any]

    var viewNames: [String] { views.keys.sorted() }
    var metricNames: [String] { metrics.keys.sorted() }

    func item(named name: String) -> AnyObject? {
        guard let value = views[name] else { return nil }
        return (value as? UIView) ?? (value as? UILayoutGuide)
    }

    func hasView(named name: String) -> Bool { item(named: name) != nil }
    func typeOfOther(named name: String) -> String? {
        item(named: name) == nil ? views[name].map { "\(type(of: $0))" } : nil
    }
    func metric(named name: String) -> Double? { metrics[name].flatMap(number) }
    func hasSuperview(named name: String) -> Bool { superview(named: name) != nil }
    func isSuperview(_ name: String, of other: String) -> Bool {
        guard let superview = superview(named: other) else { return false }
        return superview === item(named: name)
    }

    /// A guide's owning view takes the place of the superview.
    func superview(named name: String) -> UIView? {
        let item = item(named: name)
        return (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    /// Views with text have baselines of their own; the space between two of them follows the height of a line.
    func lineHeight(named name: String) -> Double? {
        let view = (item(named: name) as? UIView)?.forFirstBaselineLayout
        let font: UIFont? =
            switch view {
            case let label as UILabel: label.font
            case let field as UITextField: field.font
            case let text as UITextView: text.font
            case let button as UIButton: button.titleLabel?.font
            default: nil
            }
        return font.map { font in Double(font.lineHeight) }
    }

    /// Anything that has a `doubleValue` in Apple's world: numbers of all kinds, and texts.
    private func number(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as UILayoutPriority: Double(value.rawValue)
        case let value as String: (value as NSString).doubleValue
        case let value as NSString: value.doubleValue
        default: nil
        }
    }
}

/// The views and guides that the numbers in a bound format stand for.
@MainActor private struct FormatItems {
    private let views: [AnyObject?]
    private let superviews: [UIView?]
    private let guides: [UILayoutGuide]

    /// Looks the views up once, and adds the guides to their superviews.
    init(_ bound: BoundFormat, _ bindings: DictionaryBindings) {
        views = bound.viewNames.map(bindings.item)
        let superviews = bound.viewNames.map(bindings.superview)
        self.superviews = superviews
        guides = bound.guides.map { description in
            let guide = UILayoutGuide()
            guide.identifier = description.name ?? ""
            superviews[description.sibling]?.addLayoutGuide(guide)
            return guide
        }
    }

    func constraints(of bound: BoundFormat, _ format: String) -> [NSLayoutConstraint] {
        bound.constraints.compactMap { record in constraint(record, format) }
    }

    private func constraint(_ record: FormatConstraint, _ format: String) -> NSLayoutConstraint? {
        guard let first = item(record.first) else { return nil }
        let second: AnyObject? = if let item = record.second { self.item(item) } else { nil }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute(record.firstAttribute), relatedBy: relation(record.relation),
            toItem: second, attribute: record.secondAttribute.map(attribute) ?? .notAnAttribute,
            multiplier: record.multiplier, constant: record.constant)
        constraint.origin = .visualFormat
        constraint.source = .visualFormat(format, bytes: record.span.range)
        if record.symbol == .standardSpace { constraint.spacingName = "NSSpace" }
        if record.priority != 1000 { constraint.priority = UILayoutPriority(Float(record.priority)) }
        return constraint
    }

    private func item(_ item: FormatConstraint.Item) -> AnyObject? {
        switch item {
        case .view(let index): return views[index]
        case .superview(let index): return superviews[index]
        case .safeArea(let index): return superviews[index]?.safeAreaLayoutGuide
        case .guide(let index): return guides[index]
        }
    }

    private func attribute(_ attribute: VisualFormat.Attribute) -> NSLayoutConstraint.Attribute {
        NSLayoutConstraint.Attribute(rawValue: Int(attribute.rawValue)) ?? .notAnAttribute
    }

    private func relation(_ relation: VisualFormat.Relation) -> NSLayoutConstraint.Relation {
        switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
