import Diagnostics
import Foundation
import VisualFormat

/// An invalid visual format: its text and all its problems.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The visual format.
    public let format: String
    /// The problems, in the order of the text.
    ///
    /// Apple's method raises the first.
    public let problems: [Problem]
    /// The dialect in which the format was parsed.
    public let dialect: Dialect

    /// The reason of Apple's exception: the message, the format and a caret.
    public var reason: String { problems.first?.reason(in: format) ?? "" }
    /// The reason of Apple's exception.
    public var description: String { reason }

    /// The misuse that the source-compatible method reports.
    public var misuse: LayoutMisuse {
        switch problems.first?.kind {
        case .priorityOutOfRange, .constantNotFinite: LayoutMisuse(.internalInconsistency, reason)
        default: LayoutMisuse(.invalidArgument, reason)
        }
    }

    /// Returns a diagnostic with notes for each problem, with lines and columns in the format.
    ///
    /// If names are given, the notes suggest the one that was probably meant.
    public func diagnostics(viewNames: [String] = [], metricNames: [String] = []) -> [Diagnostic] {
        SyntaxTree(parsing: format, dialect: dialect)
            .diagnostics(for: problems, viewNames: viewNames, metricNames: metricNames)
    }

    /// Returns the error without the problems that satisfy a predicate.
    public func leavingOut(_ isTold: (Problem) -> Bool) -> VisualFormatError {
        VisualFormatError(
            format: format, problems: problems.filter { problem in !isTold(problem) }, dialect: dialect)
    }

    /// Returns each problem with advice.
    ///
    /// Problems that one edit fixes appear once.
    public func advised(
        viewNames: [String] = [], metricNames: [String] = []
    ) -> [(problem: Problem, advice: Advice)] {
        SyntaxTree(parsing: format, dialect: dialect)
            .advised(problems, viewNames: viewNames, metricNames: metricNames)
    }
}

extension NSLayoutConstraint {
    /// The meaning of a `-` beside a bar; `.documented`, 20 points, by default.
    ///
    /// iOS 8 and later use the superview's layout margins: `.layoutMargins`. The setting applies to the whole process. The throwing method
    /// accepts its own setting. Until a program sets the property, the first format with such a space logs the choice.
    public static var standardSpacing = StandardSpacing.documented { didSet { hasChosenSpacing = true } }
    /// A Boolean value that indicates whether the program knows of the choice: it has set the spacing, or read the log.
    private static var hasChosenSpacing = false

    /// Logs the choice of the standard spacing, once, if constraints contain a space beside a bar.
    private static func logSpacing(of bound: BoundFormat) {
        guard !hasChosenSpacing,
            bound.constraints.contains(where: {
                $0.symbol == .standardSpace && $0.constant == StandardSpacing.toSuperview
            })
        else { return }
        hasChosenSpacing = true
        logger.notice(
            """
            A '-' next to '|' is 20 points, as in Apple's guide to the format language. Since iOS 8, apps get the layout \
            margins there. Choose one: NSLayoutConstraint.standardSpacing = .layoutMargins or .documented.
            """)
    }

    /// Returns the constraints of a visual format, inactive, in the order of its text.
    ///
    /// For an invalid format, it reports Apple's text to ``LayoutMisuse/handler`` and returns no constraints. For formats that are not part
    /// of the program, use ``constraints(parsing:options:metrics:views:dialect:spacing:)``, which throws.
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

    /// Returns the constraints of a visual format in a dialect, inactive, in the order of its text.
    ///
    /// Extended formats may need layout guides for equal gaps and stacks. The method adds them to the superview of the views.
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
        if spacing == nil { logSpacing(of: bound) }
        return FormatItems(bound, bindings).constraints(of: bound, format)
    }
}

/// The bindings of names to the views and metrics of the call.
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

    /// Returns the superview of a view, or the owning view of a guide.
    func superview(named name: String) -> UIView? {
        let item = item(named: name)
        return (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    /// Returns the line height of a view with text, which determines the spacing between baselines.
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

    /// Returns the number of a metric: any value with a `doubleValue` in Apple's frameworks, which includes texts.
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

/// The views and guides that the indexes of a bound format refer to.
@MainActor private struct FormatItems {
    private let views: [AnyObject?]
    private let superviews: [UIView?]
    private let guides: [UILayoutGuide]

    /// Resolves the views and adds the guides to their superviews.
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
            item: first, attribute: .init(record.firstAttribute), relatedBy: .init(record.relation), toItem: second,
            attribute: record.secondAttribute.map { attribute in .init(attribute) } ?? .notAnAttribute,
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
}

extension NSLayoutConstraint.Attribute {
    /// Creates the attribute that a format or an equation names.
    package init(_ attribute: VisualFormat.Attribute) {
        self = NSLayoutConstraint.Attribute(rawValue: Int(attribute.rawValue)) ?? .notAnAttribute
    }
}

extension VisualFormat.Attribute {
    /// Creates the attribute of formats and documents for one of UIKit; nil for none.
    package init?(_ attribute: NSLayoutConstraint.Attribute) {
        guard let value = UInt8(exactly: attribute.rawValue), let known = Self(rawValue: value) else { return nil }
        self = known
    }
}
