import Diagnostics
import Foundation
import UIKit
import VisualFormat

/// Creates UIKit views and constraints of a layout document.
@MainActor struct LayoutDocumentInstantiation {
    let document: LayoutDocument
    /// The views in document order.
    private(set) var views: [UIView] = []
    /// The constraints, each with the index of its statement.
    private(set) var constraints: [(index: Int, constraint: NSLayoutConstraint)] = []
    /// The problems of the views and constraints.
    private(set) var diagnostics: [Diagnostic] = []
    // The dictionaries for formats are created once, because each format would copy them.
    private var viewOfName: [String: Any] = [:]
    private let metrics: [String: Any]
    private let environment: DocumentEnvironment?
    /// The text size for fonts of a text style.
    private let traits: UITraitCollection

    /// Builds the tree; the first view is the root.
    init(_ document: LayoutDocument, options: LayoutOptions) {
        self.document = document
        metrics = document.metrics
        environment = options.environment
        traits = UITraitCollection(preferredContentSizeCategory: options.dynamicType.category)
        for view in document.views { add(view) }
        for (name, guide) in document.guideNames {
            guard let view = viewOfName[guide.view] as? UIView else { continue }
            viewOfName[name] = Self.guide(guide.guide, of: view)
        }
        for index in document.constraints.indices { add(index) }
        if let root = views.first { size(root, options) }
    }

    // MARK: The root

    /// The minimum height of a screen.
    ///
    /// The lowest real one is 480 points high.
    private static let leastScreen = 288.0

    /// Sets the size of the root: that of the options, or else of their device, or else of the document, or else of its content.
    private func size(_ root: UIView, _ options: LayoutOptions) {
        let screen = options.sweptScreen?.size ?? options.device?.screenSize.map(LayoutDocument.Size.init)
        if let size = options.size {
            root.frame.size = CGSize(width: size.width, height: size.height)
        } else if options.device == nil, let swept = options.sweptScreen {
            root.frame.size = size(of: root, swept: swept)
        } else if let screen, isStrip(root) {
            root.frame.size.width = screen.width
            root.frame.size.height =
                document.size.map { size in CGFloat(size.height) }
                ?? root.systemLayoutSizeFitting(
                    CGSize(width: screen.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        } else if let screen {
            root.frame.size = CGSize(width: screen.width, height: screen.height)
            if root.safeAreaInsetsOverride == nil, let cover = options.device?.cover {
                root.safeAreaInsetsOverride = UIEdgeInsets(cover)
            }
        } else if let size = document.size {
            root.frame.size = CGSize(width: size.width, height: size.height)
        } else {
            root.frame.size = fittingSize(of: root)
        }
    }

    /// Returns the size of a root without a device in a sweep: the other length is that of the document, or follows from the content.
    private func size(of root: UIView, swept: SweptScreen) -> CGSize {
        let size = CGSize(width: swept.size.width, height: swept.size.height)
        if let own = document.size {
            let size = swept.size(ofWidth: own.width, height: own.height)
            return CGSize(width: size.width, height: size.height)
        }
        let fitting = root.systemLayoutSizeFitting(
            swept.isWidth ? CGSize(width: size.width, height: 0) : CGSize(width: 0, height: size.height),
            withHorizontalFittingPriority: swept.isWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: swept.isWidth ? .fittingSizeLevel : .required)
        return swept.isWidth
            ? CGSize(width: size.width, height: fitting.height) : CGSize(width: fitting.width, height: size.height)
    }

    private func fittingSize(of root: UIView) -> CGSize {
        guard let fitting = document.fitting else {
            return root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        func priority(_ value: Double?) -> UILayoutPriority {
            value.map { value in UILayoutPriority(Float(value)) } ?? .fittingSizeLevel
        }
        return root.systemLayoutSizeFitting(
            CGSize(width: fitting.size.width, height: fitting.size.height),
            withHorizontalFittingPriority: priority(fitting.priorities.horizontal),
            verticalFittingPriority: priority(fitting.priorities.vertical))
    }

    /// Returns whether the root is a strip of a screen.
    ///
    /// It is a bar or a control with its own height, or the document makes it as wide as a screen but lower than any.
    private func isStrip(_ root: UIView) -> Bool {
        if root.intrinsicContentSize.height != UIView.noIntrinsicMetric { return true }
        return document.size.map { size in size.width >= 320 && size.height < Self.leastScreen } ?? false
    }

    // MARK: Views

    private mutating func add(_ element: LayoutDocument.View) {
        let known = ViewKinds.standard.view(ofClassNamed: element.className)
        if known == nil { reportUnknownClass(of: element) }
        let view = known ?? UIView(frame: .zero)
        view.documentIdentifier = element.name
        configure(view, as: element)
        views.append(view)
        if viewOfName[element.name] == nil { viewOfName[element.name] = view }
        guard let parent = element.parent else { return }
        if let frame = element.frame {
            view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        } else {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let stack = views[parent] as? UIStackView, element.frame == nil {
            stack.addArrangedSubview(view)
        } else {
            views[parent].addSubview(view)
        }
    }

    /// Reports an unknown class whose name resembles one of UIKit.
    ///
    /// Other unknown classes are custom classes.
    private mutating func reportUnknownClass(of element: LayoutDocument.View) {
        let name = element.className.lowercased()
        let known = ViewKinds.standard.classNames
        let meant = known.first { known in known.lowercased() == name || known.lowercased() == "ui" + name }
        guard meant != nil || element.className.hasPrefix("UI") else { return }
        let names = meant.map { meant in [meant] } ?? candidates(for: element.className, among: known)
        report(
            "layout.unknown-class",
            "Unknown class '\(element.className)'. It is laid out as a plain view." + question(names),
            severity: .warning, at: element.location, views: [element.name],
            fixIts: element.classPlace?.fixIts(FixIt.replacing(element.className, by: names)) ?? [])
    }

    private func configure(_ view: UIView, as element: LayoutDocument.View) {
        view.isHidden = element.isHidden
        let surroundings = environment?.views[element.name]
        if let margins = surroundings?.layoutMargins ?? element.layoutMargins {
            view.layoutMarginsOverride = UIEdgeInsets(margins)
        }
        if let safeArea = surroundings?.safeArea ?? element.safeArea {
            view.safeAreaInsetsOverride = UIEdgeInsets(safeArea)
        }
        if let direction = element.direction {
            view.semanticContentAttribute = direction == "rtl" ? .forceRightToLeft : .forceLeftToRight
        }
        configureContent(of: view, as: element)
        if let stack = view as? UIStackView { configure(stack, as: element) }
        for (axis, hugging, compression) in [
            (NSLayoutConstraint.Axis.horizontal, element.hugging.horizontal, element.compression.horizontal),
            (.vertical, element.hugging.vertical, element.compression.vertical),
        ] {
            if let hugging { view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: axis) }
            if let compression {
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(compression)), for: axis)
            }
        }
        if element.intrinsicSize.horizontal != nil || element.intrinsicSize.vertical != nil {
            let own = view.intrinsicContentSize
            view.intrinsicContentSizeOverride = CGSize(
                width: element.intrinsicSize.horizontal.map { width in CGFloat(width) } ?? own.width,
                height: element.intrinsicSize.vertical.map { height in CGFloat(height) } ?? own.height)
        }
    }

    private func configureContent(of view: UIView, as element: LayoutDocument.View) {
        switch view {
        case let label as UILabel:
            if let font = font(of: element, beside: label.font) { label.font = font }
            if let lines = element.numberOfLines { label.numberOfLines = lines }
            label.text = element.text
        case let button as UIButton:
            if let font = font(of: element, beside: button.titleLabel?.font) { button.titleLabel?.font = font }
            button.setTitle(element.text, for: .normal)
        case let field as UITextField:
            if let font = font(of: element, beside: field.font) { field.font = font }
            field.text = element.text
            field.placeholder = element.placeholder
        case let textView as UITextView:
            if let font = font(of: element, beside: textView.font) { textView.font = font }
            textView.text = element.text ?? ""
        case let imageView as UIImageView:
            if let image = element.image {
                imageView.image = UIImage(size: CGSize(width: image.width, height: image.height))
            }
        default: break
        }
    }

    /// Returns the font of an element, or nil if it names none.
    ///
    /// With only a weight, the size is that of the class.
    private func font(of element: LayoutDocument.View, beside own: UIFont?) -> UIFont? {
        let weight = element.fontWeight.flatMap { name in ElementContent.weights[name] }
        if element.fontSize == nil, let name = element.textStyle,
            let style = LayoutDocument.textStyles.first(where: { entry in entry.name == name })?.style
        {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            return weight.map { weight in UIFont.systemFont(ofSize: font.pointSize, weight: weight) } ?? font
        }
        guard element.fontSize != nil || element.fontWeight != nil else { return nil }
        let size = element.fontSize.map { size in CGFloat(max(0, size)) } ?? own?.pointSize ?? UIFont.labelFontSize
        return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
    }

    private func configure(_ stack: UIStackView, as element: LayoutDocument.View) {
        stack.axis = element.stack["axis"] == "vertical" ? .vertical : .horizontal
        stack.distribution = .init(documentName: element.stack["distribution"] ?? "")
        stack.alignment = .init(documentName: element.stack["alignment"] ?? "")
        if let spacing = element.spacing { stack.spacing = CGFloat(spacing) }
        stack.isLayoutMarginsRelativeArrangement = element.layoutMargins != nil
    }

    // MARK: Constraints

    private mutating func add(_ index: Int) {
        let constraint = document.constraints[index]
        switch constraint.statement {
        case .visualFormat(let format, let options): add(format, options, index)
        case .equation(let equation): add(equation, index)
        }
    }

    private mutating func add(_ format: String, _ options: [String], _ index: Int) {
        let source = document.constraints[index]
        var mask: NSLayoutConstraint.FormatOptions = []
        for (place, name) in options.enumerated() {
            guard let option = FormatOptions(name: name) else {
                let unknown = isAdvising ? UnknownOption(name) : nil
                let textPlace = source.optionPlaces.indices.contains(place) ? source.optionPlaces[place] : nil
                report(
                    "layout.bad-value", unknown?.message ?? "Unknown option '\(name)'.",
                    at: source.optionLocations[place], constraints: [source.text],
                    fixIts: unknown.flatMap { unknown in textPlace?.fixIts(unknown.fixIts) } ?? [])
                continue
            }
            mask.insert(.init(rawValue: option.rawValue))
        }
        do throws(VisualFormatError) {
            let made = try NSLayoutConstraint.constraints(
                parsing: format, options: mask, metrics: metrics, views: viewOfName, dialect: source.dialect,
                spacing: document.standardSpacing)
            for constraint in made { activate(constraint, index) }
        } catch {
            for (problem, advice) in advised(error) {
                var place = source.location
                place.column += problem.offset
                report(
                    "layout.format", problem.message, at: place, constraints: [source.text],
                    notes: advice?.notes ?? [],
                    fixIts: source.place?.fixIts(advice?.fixIts ?? []) ?? [])
            }
        }
    }

    /// Returns the similar names, for the first problems of the document.
    private func candidates(for name: String, among names: @autoclosure () -> [String]) -> [String] {
        isAdvising ? Spelling.candidates(for: name, among: names()) : []
    }

    /// Returns the question whether the first of the similar names was meant.
    private func question(_ names: [String]) -> String {
        names.first.map { name in " Did you mean '\(name)'?" } ?? ""
    }

    /// A Boolean value that indicates whether messages propose names.
    ///
    /// Each proposal compares all names, so their number is limited.
    private var isAdvising: Bool { diagnostics.count <= Self.mostAdvised }

    /// Returns the problems of a format, with advice for the first ones of the document.
    private func advised(_ error: VisualFormatError) -> [(problem: Problem, advice: Advice?)] {
        let error = error.leavingOut { problem in
            if case .unknownMetric(let name) = problem.kind { document.unreadMetrics.contains(name) } else { false }
        }
        if !isAdvising { return error.problems.map { problem in (problem, nil) } }
        return error.advised(viewNames: viewOfName.keys.sorted(), metricNames: document.metrics.keys.sorted())
            .map { problem, advice in (problem, advice) }
    }

    private static let mostAdvised = 50

    private mutating func add(_ equation: LayoutEquation, _ index: Int) {
        let source = document.constraints[index]
        guard let first = item(equation.first, index) else { return }
        var second: AnyObject?
        if let operand = equation.second {
            guard let found = item(operand, index) else { return }
            second = found
        }
        guard let multiplier = value(equation.multiplier, index) else { return }
        var constant = 0.0
        for term in equation.constants {
            guard let number = value(term.number, index) else { return }
            constant += term.sign * number
        }
        var priority = source.priority ?? 1000
        if source.priority == nil, let number = equation.priority {
            guard let value = value(number, index) else { return }
            priority = value
        }
        do throws(LayoutMisuse) {
            let constraint = try NSLayoutConstraint.make(
                item: first, attribute: .init(equation.first.attribute),
                relatedBy: .init(equation.relation), toItem: second,
                attribute: equation.second.map { second in .init(second.attribute) } ?? .notAnAttribute,
                multiplier: CGFloat(multiplier), constant: CGFloat(constant),
                priority: UILayoutPriority(Float(priority)))
            activate(constraint, index)
        } catch {
            reportIllegal(source, error)
        }
    }

    private mutating func activate(_ constraint: NSLayoutConstraint, _ index: Int) {
        let source = document.constraints[index]
        do throws(LayoutMisuse) {
            if let priority = source.priority { constraint.priority = UILayoutPriority(Float(priority)) }
            if let identifier = source.identifier { constraint.identifier = identifier }
            try constraint.activateOrThrow()
            constraints.append((index, constraint))
        } catch {
            reportIllegal(source, error)
        }
    }

    private mutating func reportIllegal(_ source: LayoutDocument.Constraint, _ misuse: LayoutMisuse) {
        report(
            "layout.illegal-constraint",
            "UIKit refuses the constraint '\(source.text)': \(misuse.sentence.withoutAddresses)", at: source.location,
            constraints: [source.text])
    }

    /// The maximum number of views in a finding.
    private static let mostNames = 20

    private mutating func item(_ operand: LayoutEquation.Operand, _ index: Int) -> AnyObject? {
        let root = operand.view == "superview" ? views.first : nil
        guard let view = viewOfName[operand.view] as? UIView ?? root else {
            let names = document.views.map { view in view.name }.unique()
            let meant = candidates(for: operand.view, among: names)
            report(
                "layout.unknown-view",
                "No view has the name '\(operand.view)'.\(question(meant)) Views: \(names.listed(most: Self.mostNames)).",
                in: index, at: operand.offset, fixIts: FixIt.replacing(operand.view, at: operand.offset, by: meant))
            return nil
        }
        guard let name = operand.guide else { return view }
        if let guide = Self.guide(name, of: view) { return guide }
        report(
            "layout.unknown-view", "'\(operand.view)' is not a scroll view and has no such guide.", in: index,
            at: operand.offset)
        return nil
    }

    /// Returns a guide of a view by its name in equations, or nil for a guide of scroll views of another view.
    private static func guide(_ name: String, of view: UIView) -> UILayoutGuide? {
        let scrollView = view as? UIScrollView
        return switch name {
        case "safeAreaLayoutGuide": view.safeAreaLayoutGuide
        case "layoutMarginsGuide": view.layoutMarginsGuide
        case "contentLayoutGuide": scrollView?.contentLayoutGuide
        default: scrollView?.frameLayoutGuide
        }
    }

    private mutating func value(_ number: LayoutEquation.Number, _ index: Int) -> Double? {
        switch number {
        case .literal(let value): return value
        case .metric(let name, let offset):
            if let value = document.metrics[name] { return value }
            if document.unreadMetrics.contains(name) { return nil }
            let meant = candidates(for: name, among: document.metrics.keys.sorted())
            report(
                "layout.unknown-metric", "'metrics' has no '\(name)'.\(question(meant))", in: index, at: offset,
                fixIts: FixIt.replacing(name, at: offset, by: meant))
            return nil
        }
    }

    /// Reports a mistake in an equation, at an offset in its text in UTF-8 bytes.
    private mutating func report(
        _ id: DiagnosticID, _ message: String, in index: Int, at offset: Int, fixIts: [FixIt] = []
    ) {
        let source = document.constraints[index]
        var place = source.location
        place.column += offset
        report(
            id, message, at: place, constraints: [source.text], fixIts: source.place?.fixIts(fixIts) ?? [])
    }

    private mutating func report(
        _ id: DiagnosticID, _ message: String, severity: Severity = .error, at location: SourceLocation,
        views: [String] = [], constraints: [String] = [], notes: [String] = [], fixIts: [FixIt] = []
    ) {
        diagnostics.append(
            Diagnostic(
                id: id, severity: severity, message: message, location: location, views: views,
                constraints: constraints, notes: notes, fixIts: fixIts))
    }
}

extension String {
    /// The text without memory addresses, which differ in every run.
    fileprivate var withoutAddresses: String {
        let parts = components(separatedBy: ": 0x")
        return parts.dropFirst().reduce(parts[0]) { text, part in text + part.drop { $0.isHexDigit } }
    }
}
