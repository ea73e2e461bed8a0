/// A rectangle that an engine places: a view or a guide.
public struct LayoutItem: Hashable, Sendable {
    /// Its place among the items of its engine; places of removed items are given out again.
    public let index: Int32

    init(index: Int32) { self.index = index }
}
