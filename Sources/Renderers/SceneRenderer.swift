import Scene

/// Something that turns a scene into text: a picture, a table, a drawing.
///
/// A renderer only reads: it cannot change a layout, and the same scene always gives the same text.
public protocol SceneRenderer: Sendable {
    /// The scene as text that ends in a line feed.
    func render(_ scene: Scene) -> String
}
