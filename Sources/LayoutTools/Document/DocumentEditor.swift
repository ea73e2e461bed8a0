import Diagnostics
import InterfaceBuilder
import UIKit
import VisualFormat

/// Writes edits into an Interface Builder document.
///
/// Only edited elements change, and all other bytes are preserved.
public struct DocumentEditor {
    /// The document before the edits.
    public let document: InterfaceDocument
    private var added: [(holder: InterfaceDocument.View, constraint: Canvas.Constraint)] = []
    private var removed: Set<XMLTree.ElementID> = []
    var sourceEdits: [SourceEdit] = []
    private var identifiers: ElementIdentifiers
    private let mentions: ConstraintMentions
    /// The written attribute values; nil for a removed attribute.
    private var written: [AttributePlace: String?] = [:]
    var contradicts = false
    /// The views that get another parent; nil for none.
    var move: Move?
    /// The elements of constraints that another view holds after the edits, with that view.
    var carried: [(holder: XMLTree.ElementID, markup: String)] = []
    /// The rectangles that this round of edits sets, by identifier.
    private var movedRectangles: [String: CGRect] = [:]

    /// The position of an attribute.
    ///
    /// Views with the same id share elements, so edits of both have the same position.
    private struct AttributePlace: Hashable {
        let element: XMLTree.ElementID
        let name: String
    }

    /// Creates an editor.
    public init(_ document: InterfaceDocument) {
        self.document = document
        identifiers = ElementIdentifiers(taken: document)
        mentions = ConstraintMentions(in: document)
    }

    /// Returns the text after edits of canvases; nil if edits contradict each other, such as two changes of one
    /// constant.
    public mutating func text(applying rounds: [(canvas: Canvas, edits: [Edit])]) -> String? {
        for (canvas, edits) in rounds {
            for case .setRectangle(let id, let rectangle) in edits { movedRectangles[id] = rectangle }
            for edit in edits { take(edit, on: canvas) }
        }
        writeConstraints()
        writeMove()
        return contradicts ? nil : document.tree.text(applying: sourceEdits)
    }

    private mutating func take(_ edit: Edit, on canvas: Canvas) {
        switch edit {
        case .addConstraint(let constraint):
            guard let holder = document.view(withID: constraint.holder) else { return }
            added.append((holder, constraint))
        case .removeConstraint(let constraint): remove(constraint)
        case .setConstant(let constraint, let constant, let isSymbolic):
            setConstant(constant, isSymbolic: isSymbolic, of: constraint)
        case .setConstraint(let constraint, let changed): set(constraint, to: changed)
        case .setRectangle(let id, let rectangle): setFrame(of: id, to: rectangle, on: canvas)
        case .useConstraints(let id):
            set("translatesAutoresizingMaskIntoConstraints", to: "NO", in: id)
            unset("fixedFrame", in: id)
        case .setContentPriorities(let id, let priorities): setContentPriorities(priorities, of: id)
        case .setIntrinsicSizePlaceholder(let id, let size):
            setOrUnset("placeholderIntrinsicWidth", size.width, in: id)
            setOrUnset("placeholderIntrinsicHeight", size.height, in: id)
        case .embed(let embedding): embed(embedding, on: canvas)
        case .embedInView(let embedding): embed(embedding, on: canvas)
        case .unembed(let unembedding): unembed(unembedding, on: canvas)
        }
    }

    // MARK: Attributes

    private mutating func set(_ name: String, to value: String, in id: String) {
        guard let view = document.view(withID: id) else { return }
        write(value, as: name, in: view.element)
    }

    private mutating func unset(_ name: String, in id: String) {
        guard let view = document.view(withID: id) else { return }
        write(nil, as: name, in: view.element)
    }

    /// Writes or removes an attribute.
    ///
    /// Repeating the same change has no effect.
    private mutating func write(_ value: String?, as name: String, in element: XMLTree.ElementID) {
        if let before = written.updateValue(value, forKey: AttributePlace(element: element, name: name)) {
            if before != value { contradicts = true }
            return
        }
        if let value {
            sourceEdits.append(document.tree.setting(name, to: value, in: element))
        } else if let edit = document.tree.removing(name, from: element) {
            sourceEdits.append(edit)
        }
    }

    private mutating func setOrUnset(_ name: String, _ value: Double?, in id: String) {
        guard let value else { return unset(name, in: id) }
        set(name, to: value.markup, in: id)
    }

    private mutating func setContentPriorities(_ priorities: ContentPriorities, of id: String) {
        let values = [
            ("horizontalHuggingPriority", priorities.horizontalHugging, 250.0),
            ("verticalHuggingPriority", priorities.verticalHugging, 250.0),
            ("horizontalCompressionResistancePriority", priorities.horizontalCompressionResistance, 750.0),
            ("verticalCompressionResistancePriority", priorities.verticalCompressionResistance, 750.0),
        ]
        for (name, value, standard) in values { setOrUnset(name, value == standard ? nil : value, in: id) }
    }

    /// Writes a frame, which is the alignment rectangle with the view's alignment insets around it.
    private mutating func setFrame(of id: String, to rectangle: CGRect, on canvas: Canvas) {
        guard let view = document.view(withID: id), let item = canvas.item(id) else { return }
        guard let element = view.frameElement else { return insertFrame(of: view, item, rectangle, on: canvas) }
        let before = item.rectangle
        let shift = parentShift(of: id, on: canvas)
        let stored = view.frame
        let growth = Double(rectangle.height - before.height)
        let descent = Double(rectangle.minY - before.minY - shift.y)
        let rise = parentGrowth(of: id, on: canvas) - descent - growth
        let values = [
            ("x", stored.x, Double(rectangle.minX - before.minX - shift.x)),
            ("y", stored.y, document.isMeasuredUpwards(view) ? rise : descent),
            ("width", stored.width, Double(rectangle.width - before.width)),
            ("height", stored.height, growth),
        ]
        for (name, value, change) in values where abs(change) > 1e-9 {
            write((value + change).frameMarkup, as: name, in: element)
        }
        unset("misplaced", in: id)
    }

    /// Writes a frame if the document stores none, as the first child of the element, as Xcode does.
    private mutating func insertFrame(
        of view: InterfaceDocument.View, _ item: Canvas.Item, _ rectangle: CGRect, on canvas: Canvas
    ) {
        let parent = item.parent.flatMap(canvas.item).map { parent in
            var moved = parent
            moved.rectangle = movedRectangles[parent.id] ?? parent.rectangle
            return moved
        }
        var moved = item
        moved.rectangle = rectangle
        let markup = Self.markup(of: moved.frame.counted(from: parent?.frame))
        sourceEdits.append(document.tree.prepending(markup, to: view.element))
    }

    /// Returns the movement of the superview and its ancestors by the edits.
    private func parentShift(of id: String, on canvas: Canvas) -> CGPoint {
        guard let parent = canvas.item(id)?.parent, let before = canvas.item(parent)?.rectangle else { return .zero }
        guard let moved = movedRectangles[parent] else { return parentShift(of: parent, on: canvas) }
        return CGPoint(x: moved.minX - before.minX, y: moved.minY - before.minY)
    }

    /// Returns the change of the superview's height by the edits.
    private func parentGrowth(of id: String, on canvas: Canvas) -> Double {
        guard let parent = canvas.item(id)?.parent, let moved = movedRectangles[parent],
            let before = canvas.item(parent)?.rectangle
        else { return 0 }
        return Double(moved.height - before.height)
    }

    // MARK: Constraints

    private mutating func setConstant(_ constant: Double, isSymbolic: Bool, of constraint: Canvas.Constraint) {
        guard let id = constraint.id, let element = mentions.elements[id] else { return }
        let variation = document.variation(of: "constant", inConstraint: id, element)
        write(constant == 0 && variation == nil ? nil : constant.markup, as: "constant", in: variation ?? element)
        write(isSymbolic ? "YES" : nil, as: "symbolic", in: element)
    }

    /// Writes the relation and the numbers of a constraint that differ.
    private mutating func set(_ constraint: Canvas.Constraint, to changed: Canvas.Constraint) {
        guard let id = constraint.id, let element = mentions.elements[id] else { return }
        if changed.relation != constraint.relation {
            write(changed.relation.documentName, as: "relation", in: element)
        }
        if changed.multiplier != constraint.multiplier {
            write(changed.multiplier == 1 ? nil : changed.multiplierMarkup, as: "multiplier", in: element)
        }
        if changed.priority != constraint.priority {
            let variation = document.variation(of: "priority", inConstraint: id, element)
            let isStandard = changed.priority == 1000 && variation == nil
            write(isStandard ? nil : changed.priority.markup, as: "priority", in: variation ?? element)
        }
        if changed.constant != constraint.constant || changed.isSymbolic != constraint.isSymbolic {
            setConstant(changed.constant, isSymbolic: changed.isSymbolic, of: constraint)
        }
    }

    /// Removes a constraint, and the outlets and size-class exceptions that name it.
    private mutating func remove(_ constraint: Canvas.Constraint) {
        guard let id = constraint.id, let element = mentions.elements[id] else { return }
        removed.insert(element)
        removed.formUnion(mentions.references[id] ?? [])
    }

    /// Removes constraints from their lists without the references to them, and returns their elements.
    mutating func taken(_ constraints: [String]) -> [String] {
        constraints.compactMap { id in
            guard let element = mentions.elements[id] else { return nil }
            removed.insert(element)
            return MovedElement(tree: document.tree, element: element).text(
                applying: [], indentedBy: document.tree.indentation(of: element))
        }
    }

    /// Removes the outlets to a removed view or guide, and the constraints that name it, also those that are not installed.
    mutating func removeReferences(to id: String) {
        removed.formUnion(mentions.references[id] ?? [])
        for constraint in document.constraints where constraint.firstItem == id || constraint.secondItem == id {
            removed.insert(constraint.element)
            removed.formUnion(mentions.references[constraint.id] ?? [])
        }
    }

    /// Writes the added and removed constraints, list by list.
    ///
    /// A list that becomes empty is removed.
    private mutating func writeConstraints() {
        let tree = document.tree
        let entries = Dictionary(grouping: added) { entry in entry.holder.element }
        let carriedLines = Dictionary(grouping: carried) { entry in entry.holder }
        var changed = Set(entries.keys).union(carriedLines.keys)
        for element in removed {
            guard let list = tree[element].parent, let holder = tree[list].parent, tree[list].name == "constraints"
            else {
                sourceEdits.append(tree.removing(element))
                continue
            }
            changed.insert(holder)
        }
        for holder in changed.sorted() {
            var lines: [String] = []
            for entry in entries[holder] ?? [] { lines.append(markup(of: entry.constraint, in: entry.holder)) }
            for entry in carriedLines[holder] ?? [] { lines.append(entry.markup) }
            write(lines, in: holder)
        }
    }

    /// Adds lines to a view's list of constraints, and removes constraints from it.
    private mutating func write(_ lines: [String], in holder: XMLTree.ElementID) {
        let tree = document.tree
        let block = "<constraints>\n" + lines.map { tree.step + $0 }.joined(separator: "\n") + "\n</constraints>"
        guard let list = tree.child(of: holder, named: "constraints") else { return insertList(block, in: holder) }
        let kept = tree[list].children.filter { !removed.contains($0) }
        if let last = kept.last {
            for child in tree[list].children where removed.contains(child) { sourceEdits.append(tree.removing(child)) }
            for line in lines { sourceEdits.append(tree.inserting(line, after: last)) }
        } else if lines.isEmpty {
            sourceEdits.append(tree.removing(list))
        } else {
            let indentation = tree.indentation(of: list)
            let text = block.split(separator: "\n").joined(separator: "\n" + indentation)
            sourceEdits.append(tree.replacing(list, with: text))
        }
    }

    private mutating func markup(of constraint: Canvas.Constraint, in holder: InterfaceDocument.View) -> String {
        var attributes: [(String, String)] = []
        if constraint.firstItem != holder.id { attributes.append(("firstItem", constraint.firstItem)) }
        attributes.append(("firstAttribute", constraint.firstAttribute.documentName))
        if let relation = constraint.relation.documentName { attributes.append(("relation", relation)) }
        if let second = constraint.secondItem {
            attributes.append(("secondItem", second))
            attributes.append(("secondAttribute", constraint.secondAttribute.documentName))
        }
        if constraint.multiplier != 1 {
            attributes.append(("multiplier", constraint.multiplierMarkup))
        }
        if constraint.constant != 0 { attributes.append(("constant", constraint.constant.markup)) }
        if constraint.priority != 1000 { attributes.append(("priority", constraint.priority.markup)) }
        if constraint.isSymbolic { attributes.append(("symbolic", "YES")) }
        attributes.append(("id", constraint.id ?? identifiers.next(for: constraint)))
        let text = attributes.map { "\($0.0)=\"\(XMLText.attribute($0.1))\"" }.joined(separator: " ")
        return "<constraint \(text)/>"
    }
}

extension Canvas.Constraint {
    /// The multiplier as a document writes it: an aspect ratio as a fraction.
    fileprivate var multiplierMarkup: String {
        (secondItem == firstItem ? Ratio(multiplier)?.markup : nil) ?? multiplier.markup
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation as a document writes it; nil for an equality, which documents omit.
    fileprivate var documentName: String? {
        self == .equal ? nil : VisualFormat.Relation(self).name
    }
}
