import Foundation

/// The stack of current graphics contexts.
@MainActor enum GraphicsContexts {
    static var open: [CGContext] = []
}

/// Returns the current graphics context, or `nil` outside `draw(_:)`.
public func UIGraphicsGetCurrentContext() -> CGContext? { readingOnMainActor { GraphicsContexts.open.last } }

/// Makes a context the current one.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContexts.open.append(context)
}

/// Removes the current context and restores the previous one.
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = GraphicsContexts.open.popLast() }

/// Fills a rectangle with the fill color of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame of one point inside a rectangle, with the fill color of the current context.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addRect(rect)
    context.addRect(CGRect(x: rect.minX + 1, y: rect.minY + 1, width: rect.width - 2, height: rect.height - 2))
    context.fillPath(using: .evenOdd)
}

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Sets the fill color and the stroke color of the current context.
    public func set() {
        setFill()
        setStroke()
    }
    /// Sets the fill color of the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the stroke color of the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
