import InterfaceBuilder
import UIKit
import VisualFormat

/// Writes edits into a layout document.
///
/// Only edited statements and views change, and all other bytes are preserved.
public struct LayoutDocumentEditor {
    private let document: LayoutDocument
    private let canvas: Canvas
    private var removed: Set<String> = []
    private var changes: [String: Canvas.Constraint] = [:]
    private var added: [Canvas.Constraint] = []
    private var edits: [SourceEdit] = []

    /// Creates an editor for a document and its canvas.
    public init(_ document: LayoutDocument, _ canvas: Canvas) {
        self.document = document
        self.canvas = canvas
    }

    /// Returns the text after edits of the canvas; nil if edits contradict each other, or if a layout document cannot
    /// express them.
    public mutating func text(applying edits: [Edit]) -> String? {
        guard let source = LayoutDocumentSource(document.bytes) else { return nil }
        let released = edits.compactMap { edit -> String? in
            if case .useConstraints(let id) = edit { id } else { nil }
        }
        for edit in edits {
            guard take(edit, source, released: Set(released)) else { return nil }
        }
        self.edits += source.edits(replacing: changedStatements(), adding: statements(of: added))
        return self.edits.applied(to: document.bytes)
    }

    private mutating func take(_ edit: Edit, _ source: LayoutDocumentSource, released: Set<String>) -> Bool {
        switch edit {
        case .addConstraint(let constraint): added.append(constraint)
        case .removeConstraint(let constraint):
            guard let id = constraint.id else { return false }
            removed.insert(id)
        case .setConstant(let constraint, let constant, let isSymbolic):
            guard let id = constraint.id else { return false }
            var changed = constraint
            (changed.constant, changed.isSymbolic) = (constant, isSymbolic)
            changes[id] = changed
        case .setConstraint(let constraint, let changed):
            guard let id = constraint.id else { return false }
            changes[id] = changed
        case .setRectangle(let id, let rectangle):
            // A view that gets constraints has no frame of its own.
            guard !released.contains(id) else { return true }
            guard let view = index(of: id) else { return false }
            let frame = frame(of: id, rectangle)
            if document.views[view].parent == nil {
                edits.append(source.settingSize(to: Self.numbers([frame.width, frame.height])))
            } else {
                let numbers = Self.numbers([frame.minX, frame.minY, frame.width, frame.height])
                guard let edit = source.settingFrame(of: view, to: numbers) else { return false }
                edits.append(edit)
            }
        case .useConstraints(let id):
            if let edit = index(of: id).flatMap(source.removingFrame) { edits.append(edit) }
        case .setContentPriorities(let id, let priorities):
            guard let view = index(of: id), let before = canvas.item(id)?.contentPriorities else { return false }
            edits += source.setting(self.priorities(priorities, before, of: document.views[view]), of: view)
        case .setIntrinsicSizePlaceholder, .embed, .embedInView, .unembed: return false
        }
        return true
    }

    /// Returns the keys and values of changed content priorities.
    private func priorities(
        _ changed: ContentPriorities, _ before: ContentPriorities, of view: LayoutDocument.View
    ) -> [(key: String, markup: String)] {
        let quote = document.isJSON ? "\"" : ""
        func markup(_ stated: LayoutDocument.Axes, _ horizontal: Double?, _ vertical: Double?) -> String? {
            guard horizontal != nil || vertical != nil else { return nil }
            switch (horizontal ?? stated.horizontal, vertical ?? stated.vertical) {
            case (let horizontal?, let vertical?) where horizontal == vertical: return horizontal.markup
            case (let horizontal?, let vertical?): return "[\(horizontal.markup), \(vertical.markup)]"
            case (let horizontal?, nil): return "{\(quote)horizontal\(quote): \(horizontal.markup)}"
            case (nil, let vertical?): return "{\(quote)vertical\(quote): \(vertical.markup)}"
            case (nil, nil): return nil
            }
        }
        func differing(_ value: KeyPath<ContentPriorities, Double>) -> Double? {
            changed[keyPath: value] == before[keyPath: value] ? nil : changed[keyPath: value]
        }
        let hugging = markup(view.hugging, differing(\.horizontalHugging), differing(\.verticalHugging))
        let compression = markup(
            view.compression, differing(\.horizontalCompressionResistance), differing(\.verticalCompressionResistance))
        return [("hugging", hugging), ("compression", compression)].compactMap { key, value in
            value.map { value in (key, value) }
        }
    }

    private func index(of name: String) -> Int? { document.views.firstIndex { $0.name == name } }

    /// Returns the frame in the superview.
    private func frame(of id: String, _ rectangle: CGRect) -> CGRect {
        guard var view = canvas.item(id) else { return rectangle }
        view.rectangle = rectangle
        return canvas.frame(of: view)
    }

    private static func numbers(_ lengths: [CGFloat]) -> String {
        lengths.map { Double($0).markup }.joined(separator: ", ")
    }

    // MARK: Statements

    /// Returns the new texts of statements whose constraints are removed or changed.
    private func changedStatements() -> [Int: [String]] {
        var rest: [Int: [Canvas.Constraint]] = [:]
        var touched: Set<Int> = []
        for constraint in canvas.constraints {
            guard let id = constraint.id, let statement = constraint.statement else { continue }
            if removed.contains(id) {
                touched.insert(statement)
                continue
            }
            if changes[id] != nil { touched.insert(statement) }
            rest[statement, default: []].append(changes[id] ?? constraint)
        }
        return Dictionary(
            uniqueKeysWithValues: touched.map { place in
                let old = document.constraints.indices.contains(place) ? document.constraints[place] : nil
                let metrics = MetricNames(usedIn: old?.text ?? "", of: document.metrics)
                return (place, statements(of: rest[place] ?? [], identifier: old?.identifier, metrics))
            })
    }

    /// Returns constraints as statements: as few formats as possible, and equations for the rest.
    private func statements(
        of constraints: [Canvas.Constraint], identifier: String? = nil, _ metrics: MetricNames = MetricNames()
    ) -> [String] {
        grouped(constraints).flatMap { group in formats(of: group, identifier, metrics) }
    }

    /// Returns constraints grouped by the view for their formats, in the order of the first of each.
    private func grouped(_ constraints: [Canvas.Constraint]) -> [[Canvas.Constraint]] {
        var containers: [String] = []
        for constraint in constraints {
            let container = self.container(of: constraint)
            if !containers.contains(container) { containers.append(container) }
        }
        return containers.map { container in constraints.filter { self.container(of: $0) == container } }
    }

    /// Returns a view that equations need but cannot name, since its name is not a word; nil if there is none.
    ///
    /// A superview, which formats write as a bar and equations as `superview`, may have any name.
    func unwritableView(adding constraints: [Canvas.Constraint]) -> Canvas.Item? {
        let unsaid = grouped(constraints).flatMap { group in said(of: group).unsaid }
        return unsaid.flatMap { $0.itemIDs }.compactMap(canvas.view(of:)).first { view in !isWord(view.id) }
    }

    private func isWord(_ name: String) -> Bool {
        (try? LayoutEquation.parse("\(name).width == 0"))?.first.view == name
    }

    /// Returns a constraint with `superview` in place of a superview's name that is not a word.
    private func namingSuperview(_ constraint: Canvas.Constraint) -> Canvas.Constraint {
        guard let second = constraint.secondItem, !isWord(second), canvas.item(constraint.firstItem)?.parent == second
        else { return constraint }
        var named = constraint
        named.secondItem = "superview"
        return named
    }

    /// Returns the view that contains the siblings of a constraint, or its only view.
    private func container(of constraint: Canvas.Constraint) -> String {
        guard constraint.isOwn else { return constraint.holder }
        return canvas.item(constraint.firstItem)?.parent ?? constraint.holder
    }

    private func formats(
        of constraints: [Canvas.Constraint], _ identifier: String?, _ metrics: MetricNames
    ) -> [String] {
        let (printed, unsaid) = said(of: constraints)
        func markup(_ statement: String, _ key: String) -> String {
            LayoutDocumentSource.markup(of: metrics.naming(statement), as: key, identifier: identifier)
        }
        return printed.map { markup($0.text, "format") } + unsaid.map { markup($0.equation, "equation") }
    }

    /// Returns the formats of constraints, and the constraints that formats cannot express.
    private func said(of constraints: [Canvas.Constraint]) -> (formats: [PrintedFormat], unsaid: [Canvas.Constraint]) {
        let formats = CanvasFormats(constraints, on: canvas)
        let made = constraints.map { constraint in (constraint: constraint, format: formats.constraint(constraint)) }
        let said = made.filter { item in item.format != nil }
        let printed = FormatWriter(names: formats.ids).formats(for: said.compactMap { item in item.format })
        let unsaid =
            made.filter { item in item.format == nil }.map { item in item.constraint }
            + printed.unexpressed.map { place in said[place].constraint }
        return (printed.formats, unsaid.map(namingSuperview))
    }
}
