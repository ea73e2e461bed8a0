import Diagnostics
import VisualFormat

/// The layout document from formats.
extension FormatScene {
    /// The purpose of a layout.
    enum Purpose {
        /// The size of the root.
        case sizing
        /// Frames, with defaults if the formats are ambiguous.
        case showing
        /// Findings about the formats alone.
        case judging
    }

    /// Returns the document of the formats.
    func document(for purpose: Purpose) -> LayoutDocument {
        var document = LayoutDocument(file: nil)
        document.metrics = metrics
        document.guideNames = guideNames
        document.views = [LayoutDocument.View(name: rootName, location: .init(line: 1, column: 1), parent: nil)]
        for (name, place) in zip(viewNames, places) {
            document.views[0].children.append(document.views.count)
            document.views.append(view(name, at: place))
        }
        document.constraints = formats.map(constraint)
        var priorities = LayoutDocument.Axes()
        let (isRow, isColumn) = (isMentioned(.horizontal), isMentioned(.vertical))
        document.constraints += choices(.horizontal, isMentioned: isRow, for: purpose)
        document.constraints += choices(.vertical, isMentioned: isColumn, for: purpose)
        if isRow { priorities.horizontal = Self.sizing }
        if isColumn { priorities.vertical = Self.sizing }
        document.fitting = .init(size: .init(width: 320, height: isColumn ? 200 : 0), priorities: priorities)
        return document
    }

    /// Returns a view that shows its name, as its class shows text.
    private func view(_ name: String, at place: SourceLocation) -> LayoutDocument.View {
        var view = LayoutDocument.View(name: name, location: place, parent: 0)
        guard let className = classes[name] else { return view }
        view.className = className
        if className == "UITextField" { view.placeholder = name } else { view.text = name }
        return view
    }

    // MARK: Formats

    private func constraint(_ format: Format) -> LayoutDocument.Constraint {
        let place = SourceLocation(line: format.line, column: 1)
        let names = FormatOptions.names.filter { name in
            FormatOptions(name: name).map { option in
                !option.isEmpty && options.contains(option) && !isForOtherFormats(option, format)
            } ?? false
        }
        return .init(
            statement: .visualFormat(format.text, options: names), text: format.text, location: place, priority: nil,
            identifier: nil, place: .init(offset: 0, takesBrackets: true), optionLocations: names.map { _ in place },
            dialect: format.tree.dialect)
    }

    /// Returns whether an option is for formats of the other axis: an alignment of rows for a column beside rows, or the reverse.
    private func isForOtherFormats(_ option: FormatOptions, _ format: Format) -> Bool {
        let isVertical = format.tree.isVertical
        let others: FormatOptions = isVertical ? .alongRows : .alongColumns
        return others.contains(option) && formats.contains { other in other.tree.isVertical != isVertical }
    }

    private func isMentioned(_ axis: ChosenAxis) -> Bool {
        formats.contains { format in
            format.tree.statements.contains { statement in
                !statement.equations.isEmpty || statement.axes == .both
                    || (statement.axes == .vertical) == (axis == .vertical)
            }
        }
    }

    // MARK: Choices

    /// An axis, with its default lengths.
    private enum ChosenAxis {
        case horizontal, vertical

        var start: VisualFormat.Attribute { self == .horizontal ? .leading : .top }
        var end: VisualFormat.Attribute { self == .horizontal ? .trailing : .bottom }
        var size: VisualFormat.Attribute { self == .horizontal ? .width : .height }
        /// The default length of a view, in points.
        var length: Double { self == .horizontal ? 80 : 30 }
    }

    /// The distance from the edges of the root, in points, which is the standard one.
    private static let margin = 20.0
    /// The priority with which a root takes its size on a mentioned axis, above hugging and below compression resistance.
    private static let sizing = 500.0
    /// The priority with which a root grows until each view has its default length, if the formats give it none.
    private static let growing = 550.0
    /// The priority with which a root contains its views while it takes its size.
    private static let containing = 600.0

    /// Returns the default constraints along an axis: a position for each view if no format mentions the axis, or else the ambiguous
    /// values.
    ///
    /// On a mentioned axis their priorities are below those of formats, on others below those of content. Each of the first views has
    /// separate priorities, so that the result is unambiguous.
    private func choices(_ axis: ChosenAxis, isMentioned: Bool, for purpose: Purpose) -> [LayoutDocument.Constraint] {
        guard !isMentioned || purpose != .judging else { return [] }
        return viewNames.enumerated().flatMap { place, name in
            let rank = max(0, 1 - Double(place) / 100)
            let (ofStart, ofSize) = isMentioned ? (0.01 + 0.01 * rank, 0.03 + 0.01 * rank) : (66 + rank, 64 + rank)
            var choices = [equation(name, axis.start, .equal, axis.start, plus: Self.margin, ofStart)]
            if !isMentioned, axis == .horizontal {
                choices.append(equation(name, axis.end, .equal, axis.end, plus: -Self.margin, ofSize))
            } else {
                choices.append(equation(name, axis.size, .equal, nil, plus: axis.length, ofSize))
            }
            if purpose == .sizing {
                choices += [
                    equation(name, axis.end, .lessThanOrEqual, axis.end, plus: -Self.margin, Self.containing),
                    equation(name, axis.size, .greaterThanOrEqual, nil, plus: axis.length, Self.growing),
                ]
            }
            return choices
        }
    }

    private func equation(
        _ name: String, _ attribute: VisualFormat.Attribute, _ relation: VisualFormat.Relation,
        _ other: VisualFormat.Attribute?, plus constant: Double, _ priority: Double
    ) -> LayoutDocument.Constraint {
        let equation = LayoutEquation(
            first: .init(view: name, guide: nil, attribute: attribute, offset: 0), relation: relation,
            second: other.map { other in .init(view: rootName, guide: nil, attribute: other, offset: 0) },
            multiplier: .literal(1), constants: [(1, .literal(constant))], priority: .literal(priority))
        return .init(
            statement: .equation(equation), text: "", location: .init(line: 1, column: 1), priority: nil,
            identifier: nil)
    }
}

extension SyntaxTree {
    /// A Boolean value that indicates whether the first statement is a column.
    fileprivate var isVertical: Bool { statements.first?.axes == .vertical }
}
