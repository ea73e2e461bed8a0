/// An item of a layout: a view or a guide.
public struct LayoutItem: Hashable, Sendable {
    /// The index among the items of the engine.
    ///
    /// Indices of removed items are reused.
    public let index: Int32

    init(index: Int32) { self.index = index }
}
