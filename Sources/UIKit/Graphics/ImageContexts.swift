import Foundation

/// The sizes of the pictures that are being drawn, the innermost last.
@MainActor enum ImageContexts {
    static var open: [(size: CGSize, scale: CGFloat)] = []
}

/// Begins a picture of a size, in points, of one pixel to a point; what is drawn from now on is drawn into it.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size, in points; a scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    readingOnMainActor {
        ImageContexts.open.append((size, scale > 0 ? scale : UIScreen.main.scale))
        UIGraphicsPushContext(CGContext(drawing: SceneRecorder()))
    }
}

/// The picture that is being drawn: its size, since pictures have no pixels here; nil where none is.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    readingOnMainActor { ImageContexts.open.last.map { UIImage(size: $0.size, scale: $0.scale) } }
}

/// Ends the picture that is being drawn.
public func UIGraphicsEndImageContext() {
    readingOnMainActor { if ImageContexts.open.popLast() != nil { UIGraphicsPopContext() } }
}

extension UIImage {
    /// Draws the picture; it has no pixels, so that nothing is drawn.
    public func draw(in rect: CGRect) {}
    /// Draws the picture; it has no pixels, so that nothing is drawn.
    public func draw(at point: CGPoint) {}
}
