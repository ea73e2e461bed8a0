import Diagnostics
import InterfaceBuilder
import UIKit

extension DocumentEditor {
    /// Moves the elements of the embedded views into a new `<stackView>` at the position of the first of them.
    mutating func embed(_ embedding: StackEmbedding, on canvas: Canvas) {
        let views = embedding.arranged.compactMap { document.view(withID: $0) }
        guard let first = views.min(by: { $0.element < $1.element }),
            let parent = canvas.item(embedding.parent)
        else { return }
        let place = embedding.rectangle.counted(from: parent.frame)
        var lines = ["<stackView opaque=\"NO\" contentMode=\"scaleToFill\"" + attributes(of: embedding) + ">"]
        let step = document.tree.step
        lines.append(step + Self.markup(of: place))
        lines.append(step + "<subviews>")
        for view in views { lines += markup(of: view, in: embedding, on: canvas).map { step + step + $0 } }
        lines += [step + "</subviews>", "</stackView>"]
        for view in views where view.element != first.element {
            sourceEdits.append(document.tree.removing(view.element))
        }
        let text = lines.joined(separator: "\n" + document.tree.indentation(of: first.element))
        sourceEdits.append(document.tree.replacing(first.element, with: text))
    }

    private func attributes(of embedding: StackEmbedding) -> String {
        var text = ""
        if embedding.axis == .vertical { text += " axis=\"vertical\"" }
        if embedding.spacing != 0 { text += " spacing=\"\(embedding.spacing.markup)\"" }
        return text + " translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(XMLText.attribute(embedding.id))\""
    }

    static func markup(of rectangle: CGRect) -> String {
        "<rect key=\"frame\" x=\"\(Double(rectangle.minX).frameMarkup)\" y=\"\(Double(rectangle.minY).frameMarkup)\""
            + " width=\"\(Double(rectangle.width).frameMarkup)\" height=\"\(Double(rectangle.height).frameMarkup)\"/>"
    }

    /// Returns the lines of a view without their indentation, with its frame relative to the stack view.
    private func markup(of view: InterfaceDocument.View, in embedding: StackEmbedding, on canvas: Canvas) -> [String] {
        let tree = document.tree
        let range = tree[view.element].range
        var text = Array(tree.bytes[range])
        if let element = view.frameElement, let frame = canvas.item(view.id)?.frame {
            let place = frame.counted(from: embedding.rectangle)
            let stored = tree[element].range
            text.replaceSubrange(
                stored.lowerBound - range.lowerBound..<stored.upperBound - range.lowerBound,
                with: Array(Self.markup(of: place).utf8))
        }
        let indentation = tree.indentation(of: view.element)
        return String(decoding: text, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }.map {
            $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : String($0)
        }
    }
}
