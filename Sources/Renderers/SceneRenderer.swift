import Scene

/// A type that renders a scene as text: a picture, a table or a drawing.
///
/// A renderer only reads. It cannot change a layout, and its output is deterministic.
public protocol SceneRenderer: Sendable {
    /// Returns the scene as text that ends in a line feed.
    func render(_ scene: Scene) -> String
}
