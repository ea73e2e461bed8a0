import LayoutTools
import UIKit

/// Frames that follow a change of contents or bars.
extension CommandRun {
    /// Returns a change of contents with the frames that the layout gives then, as on Interface Builder's canvas.
    ///
    /// Views that were misplaced before stay. A view without constraints that fits its content still fits it.
    func settled(_ change: DocumentChange) -> DocumentChange {
        guard let text = change.text, let design = DesignDocument.read(Array(text.utf8), file: "").document else {
            return change
        }
        return settled(change, design, laidOut: design.layout.rectangles)
    }

    /// Returns a change with the frames of a layout of its text.
    func settled(_ change: DocumentChange, _ design: DesignDocument, laidOut: [String: CGRect]) -> DocumentChange {
        let rounds = design.canvases.map { canvas -> DesignDocument.Change in
            let placed = canvas.items.filter { item in
                guard item.parent != nil, !item.kind.isGuide, laidOut[item.id] != nil,
                    let before = document.layout.rectangles[item.id]
                else { return false }
                return before.largestMove(to: item.rectangle) < 1
            }
            return (canvas, updateFrames(placed, laidOut: laidOut, on: canvas) + fitting(canvas, design.layout))
        }
        var settled = change
        settled.text = design.text(applying: rounds) ?? change.text
        return settled
    }

    /// Returns the edits that fit views without constraints to their changed contents.
    private func fitting(_ canvas: Canvas, _ layout: Canvas.Layout) -> [Edit] {
        canvas.items.compactMap { item in
            guard item.parent != nil, !item.usesConstraints, !item.isArranged,
                let old = document.layout.intrinsicSizes[item.id], let new = layout.intrinsicSizes[item.id], old != new
            else { return nil }
            var rectangle = item.rectangle
            if fits(rectangle.width, old.width) { rectangle.size.width = new.width.rounded(.up) }
            if fits(rectangle.height, old.height) { rectangle.size.height = new.height.rounded(.up) }
            return rectangle == item.rectangle ? nil : .setRectangle(id: item.id, rectangle)
        }
    }

    private func fits(_ length: CGFloat, _ content: CGFloat) -> Bool { content >= 0 && abs(length - content) < 1.5 }
}
