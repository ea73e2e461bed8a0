import Foundation

/// The contexts that are being drawn into, the innermost last.
@MainActor enum GraphicsContexts {
    static var open: [CGContext] = []
}

/// The context that is being drawn into; nil outside `draw(_:)`.
public func UIGraphicsGetCurrentContext() -> CGContext? { readingOnMainActor { GraphicsContexts.open.last } }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
    readingOnMainActor { GraphicsContexts.open.append(context) }
}

/// Makes the context before the current one again.
public func UIGraphicsPopContext() { readingOnMainActor { _ = GraphicsContexts.open.popLast() } }

/// Fills a rectangle in the current context with its colour of insides.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line one point wide just inside a rectangle, in the colour of insides.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addRect(rect)
    context.addRect(CGRect(x: rect.minX + 1, y: rect.minY + 1, width: rect.width - 2, height: rect.height - 2))
    context.fillPath(using: .evenOdd)
}

/// Limits what is drawn into the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Sets the colour of insides and of lines of the current context.
    public func set() {
        setFill()
        setStroke()
    }
    /// Sets the colour of insides of the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the colour of lines of the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
