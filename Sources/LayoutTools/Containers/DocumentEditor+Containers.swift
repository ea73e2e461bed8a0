import Diagnostics
import InterfaceBuilder
import UIKit

extension DocumentEditor {
    /// Elements that get another parent.
    struct Move {
        /// The views, in document order.
        let views: [XMLTree.ElementID]
        /// The container to remove; nil if the views get a new parent.
        let replaced: XMLTree.ElementID?
        /// The lines of the new parent before and after the views, which are one level deeper than those; empty for none.
        var lines: (before: [String], after: [String]) = ([], [])
        /// The levels from the indentation of the first view to that of the moved ones.
        var depth = 0
    }

    mutating func embed(_ embedding: StackEmbedding, on canvas: Canvas) {
        let step = document.tree.step
        let attributes =
            (embedding.axis == .vertical ? " axis=\"vertical\"" : "")
            + (embedding.spacing != 0 ? " spacing=\"\(embedding.spacing.markup)\"" : "")
        let start =
            "<stackView opaque=\"NO\" contentMode=\"scaleToFill\"" + attributes
            + " translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(XMLText.attribute(embedding.id))\">"
        let frame = Self.markup(of: embedding.rectangle.counted(from: canvas.item(embedding.parent)?.frame))
        move(
            embedding.arranged, isArranged: true, to: embedding.rectangle, on: canvas,
            ([start, step + frame, step + "<subviews>"], [step + "</subviews>", "</stackView>"]))
    }

    mutating func embed(_ embedding: ViewEmbedding, on canvas: Canvas) {
        let step = document.tree.step
        let tag = embedding.container.rawValue
        let attributes =
            embedding.container == .scrollView ? "clipsSubviews=\"YES\" multipleTouchEnabled=\"YES\" " : ""
        let fixed = embedding.isArranged ? "" : " fixedFrame=\"YES\""
        let start =
            "<\(tag) \(attributes)contentMode=\"scaleToFill\"\(fixed) translatesAutoresizingMaskIntoConstraints=\"NO\""
            + " id=\"\(XMLText.attribute(embedding.id))\">"
        let frame = Self.markup(of: embedding.rectangle.counted(from: canvas.item(embedding.parent)?.frame))
        var after = [step + "</subviews>"]
        if embedding.container == .view {
            after.append(step + "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>")
        }
        let constraints = taken(embedding.constraints)
        if !constraints.isEmpty {
            after += [step + "<constraints>"] + constraints.map { line in step + step + line }
            after.append(step + "</constraints>")
        }
        move(
            embedding.views, isArranged: false, to: embedding.rectangle, on: canvas,
            ([start, step + frame, step + "<subviews>"], after + ["</\(tag)>"]))
    }

    mutating func unembed(_ unembedding: ViewUnembedding, on canvas: Canvas) {
        guard let container = document.view(withID: unembedding.id),
            let parent = document.view(withID: unembedding.parent)
        else { return }
        let views = unembedding.views.compactMap { id in document.view(withID: id) }
        setFrames(of: views, in: canvas.item(unembedding.parent)?.frame ?? .zero, on: canvas)
        if parent.tag == "stackView" { arrange(views) }
        for line in taken(unembedding.constraints) { carried.append((parent.element, line)) }
        let guides = container.guides.map { place in document.guides[place].id }
        for id in [container.id] + guides { removeReferences(to: id) }
        move = Move(views: views.map(\.element), replaced: container.element)
    }

    private mutating func move(
        _ ids: [String], isArranged: Bool, to rectangle: CGRect, on canvas: Canvas,
        _ lines: (before: [String], after: [String])
    ) {
        let views = ids.compactMap { id in document.view(withID: id) }
        setFrames(of: views, in: rectangle, on: canvas)
        if isArranged { arrange(views) }
        move = Move(views: views.map(\.element), replaced: nil, lines: lines, depth: 2)
    }

    /// Removes the fixed frames and the masks of views that a stack view places.
    private mutating func arrange(_ views: [InterfaceDocument.View]) {
        let tree = document.tree
        for view in views {
            sourceEdits += [tree.removing("fixedFrame", from: view.element)].compactMap { edit in edit }
            let mode = "translatesAutoresizingMaskIntoConstraints"
            if tree.value(of: mode, in: view.element) != "NO" {
                sourceEdits.append(tree.setting(mode, to: "NO", in: view.element))
            }
            if let mask = tree.child(of: view.element, named: "autoresizingMask") {
                sourceEdits.append(tree.removing(mask))
            }
        }
    }

    /// Writes the frames of views relative to their new parent.
    private mutating func setFrames(of views: [InterfaceDocument.View], in parent: CGRect, on canvas: Canvas) {
        for view in views {
            guard let element = view.frameElement, let frame = canvas.item(view.id)?.frame else { continue }
            sourceEdits.append(document.tree.replacing(element, with: Self.markup(of: frame.counted(from: parent))))
        }
    }

    /// Returns the frame as an element.
    static func markup(of rectangle: CGRect) -> String {
        "<rect key=\"frame\" x=\"\(Double(rectangle.minX).frameMarkup)\" y=\"\(Double(rectangle.minY).frameMarkup)\""
            + " width=\"\(Double(rectangle.width).frameMarkup)\" height=\"\(Double(rectangle.height).frameMarkup)\"/>"
    }

    /// Writes the moved views, with the other edits of their elements.
    mutating func writeMove() {
        guard let move, let first = move.views.min() else { return }
        let tree = document.tree
        let anchor = move.replaced ?? first
        let indentation = tree.indentation(of: anchor)
        let inner = indentation + String(repeating: tree.step, count: move.depth)
        let gone = move.replaced.map { element in [element] } ?? move.views
        let isInside = { (edit: SourceEdit, element: XMLTree.ElementID) in
            tree[element].range.lowerBound <= edit.range.lowerBound
                && edit.range.upperBound <= tree[element].range.upperBound
        }
        let texts = move.views.map { view in
            MovedElement(tree: tree, element: view).text(
                applying: sourceEdits.filter { edit in isInside(edit, view) }, indentedBy: inner)
        }
        sourceEdits.removeAll { edit in gone.contains { element in isInside(edit, element) } }
        for view in move.views where move.replaced == nil && view != first { sourceEdits.append(tree.removing(view)) }
        let moved = zip(move.views, texts).map { _, text in (move.depth > 0 ? inner : "") + (text ?? "") }
        if texts.contains(nil) { contradicts = true }
        let lines =
            move.lines.before.enumerated().map { place, line in place == 0 ? line : indentation + line }
            + moved.enumerated().map { place, text in place == 0 || move.depth > 0 ? text : indentation + text }
            + move.lines.after.map { line in indentation + line }
        sourceEdits.append(tree.replacing(anchor, with: lines.joined(separator: "\n")))
    }
}
