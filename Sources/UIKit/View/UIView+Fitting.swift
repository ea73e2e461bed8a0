import Foundation
import LayoutEngine

extension UIView {
    /// Solves this subtree in a temporary engine with an optional target size and returns the resulting size.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        runPropertyPass()
        runUpdatePass()
        let host = LayoutHost(root: self, isTemporary: true)
        defer { host.restore() }
        guard let item = slot.item else { return bounds.size }
        let aligned = alignmentRect(forFrame: CGRect(origin: .zero, size: target)).size
        if let priority = Priority(Double(horizontal.rawValue)) {
            host.addTarget(
                LayoutConstraint(
                    item, .width, constant: max(0, aligned.width).engineLength, priority: priority, origin: .fitting))
        }
        if let priority = Priority(Double(vertical.rawValue)) {
            host.addTarget(
                LayoutConstraint(
                    item, .height, constant: max(0, aligned.height).engineLength, priority: priority, origin: .fitting))
        }
        host.synchronize()
        let exact = host.engine.rectangle(of: item)
        return frame(
            forAlignmentRect: CGRect(x: 0, y: 0, width: tidy(exact.width), height: tidy(exact.height))
        ).size
    }

    /// Returns a length without the last bits of the calculation, which would round a whole size up by a pixel.
    private func tidy(_ length: Double) -> Double {
        let rounded = (length * 1024).rounded() / 1024
        return abs(rounded - length) < 1e-9 * max(1, abs(length)) ? rounded : length
    }
}

extension LayoutHost {
    func addTarget(_ constraint: LayoutConstraint) {
        _ = engine.add(constraint)
        isDirty = true
    }
}

extension UIView {
    /// Resizes the view to the size that fits and keeps the corner of its frame.
    func fitSize() {
        let corner = frame.origin
        bounds.size = sizeThatFits(boundsStorage.size)
        let moved = frame.origin
        if moved == corner { return }
        center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
    }

    /// The frame size that the intrinsic content size gives; on an axis without one the current size.
    var intrinsicFrameSize: CGSize {
        let content = intrinsicContentSize
        let whole = frame(forAlignmentRect: CGRect(origin: .zero, size: content)).size
        return CGSize(
            width: content.width == UIView.noIntrinsicMetric ? boundsStorage.size.width : whole.width,
            height: content.height == UIView.noIntrinsicMetric ? boundsStorage.size.height : whole.height)
    }
}
