import Foundation
import LayoutEngine

/// One axis of a frame in its superview, with the flexible parts of the autoresizing mask.
struct AutoresizingAxis {
    var minimum: CGFloat
    var size: CGFloat
    /// The size of the superview on the axis, in points.
    var container: CGFloat
    var isMinimumFlexible: Bool
    var isSizeFlexible: Bool
    var isMaximumFlexible: Bool

    var maximum: CGFloat { container - minimum - size }

    /// Returns the axis after a change of the superview's size.
    ///
    /// The flexible parts divide the difference in proportion to their lengths, or equally if all lengths are 0.
    func resized(to newContainer: CGFloat) -> AutoresizingAxis {
        var result = self
        result.container = newContainer
        let parts = [(isMinimumFlexible, minimum), (isSizeFlexible, size), (isMaximumFlexible, maximum)]
        let flexible = parts.filter { $0.0 }
        guard !flexible.isEmpty else { return result }
        let total = flexible.reduce(0) { $0 + $1.1 }
        let difference = newContainer - container
        func share(_ length: CGFloat) -> CGFloat {
            total > 0 ? difference * length / total : difference / CGFloat(flexible.count)
        }
        if isMinimumFlexible { result.minimum += share(minimum) }
        if isSizeFlexible { result.size = max(0, size + share(size)) }
        return result
    }
}

extension UIView {
    func axis(_ isHorizontal: Bool, in container: CGSize) -> AutoresizingAxis {
        axis(isHorizontal, in: container, autoresizingMask)
    }

    private func axis(_ isHorizontal: Bool, in container: CGSize, _ mask: AutoresizingMask) -> AutoresizingAxis {
        if isHorizontal {
            return AutoresizingAxis(
                minimum: origin.x, size: boundsStorage.size.width, container: container.width,
                isMinimumFlexible: mask.contains(.flexibleLeftMargin), isSizeFlexible: mask.contains(.flexibleWidth),
                isMaximumFlexible: mask.contains(.flexibleRightMargin))
        }
        return AutoresizingAxis(
            minimum: origin.y, size: boundsStorage.size.height, container: container.height,
            isMinimumFlexible: mask.contains(.flexibleTopMargin), isSizeFlexible: mask.contains(.flexibleHeight),
            isMaximumFlexible: mask.contains(.flexibleBottomMargin))
    }

    /// Updates the superview's flags and the constraints after a change of the mask.
    func maskDidChange() {
        if !autoresizingMask.isEmpty { superviewStorage?.flags.insert(.hasMaskedSubview) }
        placementDidChange()
    }

    /// Resizes the subviews by their autoresizing masks.
    ///
    /// While frames are copied from the engine, subviews in the engine follow their constraints instead.
    func resizeSubviews(from oldSize: CGSize) {
        let newSize = boundsStorage.size
        for subview in subviewStorage where subview.translatesAutoresizingMaskIntoConstraints {
            let followsByConstraints =
                flags.contains(.isBeingPlaced) && subview.slot.item != nil && !subview.flags.contains(.isCellContent)
            if subview.autoresizingMask.isEmpty || followsByConstraints { continue }
            let horizontal = subview.axis(true, in: oldSize).resized(to: newSize.width)
            let vertical = subview.axis(false, in: oldSize).resized(to: newSize.height)
            subview.resize(
                to: CGRect(x: horizontal.minimum, y: vertical.minimum, width: horizontal.size, height: vertical.size))
        }
    }

    /// Sets the frame from the mask; with a transform, which masks ignore, it sets bounds and center instead.
    private func resize(to rectangle: CGRect) {
        guard !isUpright else {
            frame = rectangle
            return
        }
        if bounds.size != rectangle.size { bounds.size = rectangle.size }
        center = CGPoint(x: rectangle.midX, y: rectangle.midY)
    }

    /// Returns the constraints of the frame and mask in Apple's current form: two for x, then two for y, all required.
    func autoresizingConstraints(item: LayoutItem, isFitting: Bool) -> [LayoutConstraint] {
        guard let superview = superviewStorage, let parent = superview.slot.item else { return [] }
        let origin = superview.layoutOriginOfSubviews
        let insets = alignmentRectInsets
        // A cell sizes its content view by constants, as Apple's logs show, except during fitting.
        let mask = flags.contains(.isCellContent) && !isFitting ? [] : autoresizingMask
        var horizontal = axis(true, in: superview.alignmentSize, mask)
        horizontal.minimum += insets.left - origin.x
        horizontal.size -= insets.left + insets.right
        var vertical = axis(false, in: superview.alignmentSize, mask)
        vertical.minimum += insets.top - origin.y
        vertical.size -= insets.top + insets.bottom
        let equations = AutoresizingEquations(item: item, parent: parent)
        return equations.constraints(horizontal, isHorizontal: true)
            + equations.constraints(vertical, isHorizontal: false)
    }

    var alignmentSize: CGSize {
        let insets = alignmentRectInsets
        return CGSize(
            width: boundsStorage.size.width - insets.left - insets.right,
            height: boundsStorage.size.height - insets.top - insets.bottom)
    }
}

/// The equations of an autoresizing mask.
struct AutoresizingEquations {
    let item: LayoutItem
    let parent: LayoutItem

    func constraints(_ axis: AutoresizingAxis, isHorizontal: Bool) -> [LayoutConstraint] {
        let minimum: LayoutAttribute = isHorizontal ? .minX : .minY
        let maximum: LayoutAttribute = isHorizontal ? .maxX : .maxY
        let size: LayoutAttribute = isHorizontal ? .width : .height
        let fixedMinimum = LayoutConstraint(item, minimum, constant: Double(axis.minimum), origin: .autoresizing)
        let fixedSize = LayoutConstraint(item, size, constant: Double(axis.size), origin: .autoresizing)
        let fixedMaximum = LayoutConstraint(
            parent, size, .equal, item, maximum, constant: Double(axis.maximum), origin: .autoresizing)
        switch (axis.isMinimumFlexible, axis.isSizeFlexible, axis.isMaximumFlexible) {
        case (false, false, _): return [fixedMinimum, fixedSize]
        case (false, true, false): return [fixedMinimum, fixedMaximum]
        case (true, false, false): return [fixedMaximum, fixedSize]
        case (true, false, true):
            guard let ratio = ratio(axis.minimum, axis.container - axis.size) else { return [fixedSize, fixedMinimum] }
            return [fixedSize, share(minimum, size, ratio, constant: -ratio * Double(axis.size))]
        case (true, true, false):
            guard let ratio = ratio(axis.size, axis.minimum + axis.size) else { return [fixedMinimum, fixedSize] }
            return [fixedMaximum, share(size, size, ratio, constant: -ratio * Double(axis.maximum))]
        case (false, true, true):
            guard let ratio = ratio(axis.size, axis.container - axis.minimum) else { return [fixedMinimum, fixedSize] }
            return [fixedMinimum, share(size, size, ratio, constant: -ratio * Double(axis.minimum))]
        case (true, true, true):
            guard let position = ratio(axis.minimum, axis.container), let length = ratio(axis.size, axis.container)
            else { return [fixedMinimum, fixedSize] }
            return [share(minimum, size, position, constant: 0), share(size, size, length, constant: 0)]
        }
    }

    /// Returns the rectangle that equations give an item in a superview of a size.
    static func rectangle(
        _ equations: [LayoutConstraint], of item: LayoutItem, in container: LayoutRectangle
    ) -> LayoutRectangle {
        var values: [LayoutAttribute: Double] = [:]
        for equation in equations {
            let isWide = [.minX, .maxX, .width].contains(
                equation.first == item ? equation.firstAttribute : equation.secondAttribute)
            let length = isWide ? container.width : container.height
            if equation.first == item {
                let share = equation.second == nil ? 0 : equation.multiplier * length
                values[equation.firstAttribute] = share + equation.constant
            } else {
                values[equation.secondAttribute] = length - equation.constant
            }
        }
        let (minX, width) = span(values[.minX], values[.width], values[.maxX])
        let (minY, height) = span(values[.minY], values[.height], values[.maxY])
        return LayoutRectangle(minX: minX, minY: minY, width: width, height: height)
    }

    /// Returns the start and the length of a span from two of its start, length and end.
    private static func span(_ minimum: Double?, _ size: Double?, _ maximum: Double?) -> (Double, Double) {
        let size = size ?? (maximum ?? 0) - (minimum ?? 0)
        return (minimum ?? (maximum ?? 0) - size, size)
    }

    /// Returns a quotient with the precision of Apple's multipliers; nil if it is not finite.
    private func ratio(_ part: CGFloat, _ whole: CGFloat) -> Double? {
        let quotient = Float(part / whole)
        return whole != 0 && quotient.isFinite ? Double(quotient) : nil
    }

    private func share(
        _ attribute: LayoutAttribute, _ size: LayoutAttribute, _ ratio: Double, constant: Double
    ) -> LayoutConstraint {
        LayoutConstraint(
            item, attribute, .equal, parent, size, multiplier: ratio, constant: constant, origin: .autoresizing)
    }
}
