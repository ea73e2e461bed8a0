import Foundation

/// The sizes of the current image contexts, the innermost last.
@MainActor enum ImageContexts {
    static var open: [(size: CGSize, scale: CGFloat)] = []
}

/// Begins an image context of a size, in points, with a scale of 1.
///
/// That context receives the drawing that follows.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context of a size, in points.
///
/// A scale of 0 means the scale of the screen.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    ImageContexts.open.append((size, scale > 0 ? scale : UIScreen.main.scale))
    UIGraphicsPushContext(CGContext(drawing: SceneRecorder()))
}

/// Returns the image of the current image context, or `nil` without a context.
///
/// The image has a size and no pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    readingOnMainActor { ImageContexts.open.last.map { UIImage(size: $0.size, scale: $0.scale) } }
}

/// Ends the current image context.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
    if ImageContexts.open.popLast() != nil { UIGraphicsPopContext() }
}

extension UIImage {
    /// Draws the outline of the image in a rectangle of the current context, because images have no pixels.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
        context.saveGState()
        context.setStrokeColor(UIColor.systemGray.cgColor)
        context.stroke(rect, width: 1)
        context.restoreGState()
    }
    /// Draws the outline of the image at a point of the current context, because images have no pixels.
    @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
