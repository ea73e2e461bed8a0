import LayoutEngine

/// An attribute as a log prints it.
public struct LoggedAttribute: Hashable, Sendable {
    /// The attribute of the view, or of its margins guide.
    public var attribute: LayoutAttribute
    /// A Boolean value that indicates whether the attribute belongs to the margins of the view.
    public var isMargin: Bool

    /// Creates an attribute.
    public init(_ attribute: LayoutAttribute, isMargin: Bool = false) {
        self.attribute = attribute
        self.isMargin = isMargin
    }

    /// No attribute: the other side is a constant.
    public static let none = LoggedAttribute(.notAnAttribute)

    /// The attribute with a name, such as `leadingMargin`; nil if there is none.
    init?(_ name: Bytes) {
        guard let known = Self.names.first(where: { entry in name.isEqual(to: entry.name) }) else { return nil }
        self = known.attribute
    }

    /// The name as Apple prints it.
    public var name: String { Self.names.first { entry in entry.attribute == self }.map { "\($0.name)" } ?? "" }

    private static let names: [(name: StaticString, attribute: LoggedAttribute)] = [
        ("width", .init(.width)), ("height", .init(.height)), ("leading", .init(.leading)),
        ("trailing", .init(.trailing)), ("left", .init(.left)), ("right", .init(.right)), ("top", .init(.top)),
        ("bottom", .init(.bottom)), ("centerX", .init(.centerX)), ("centerY", .init(.centerY)),
        ("firstBaseline", .init(.firstBaseline)), ("lastBaseline", .init(.lastBaseline)),
        ("baseline", .init(.lastBaseline)), ("minX", .init(.minX)), ("midX", .init(.midX)), ("maxX", .init(.maxX)),
        ("minY", .init(.minY)), ("midY", .init(.midY)), ("maxY", .init(.maxY)),
        ("leftMargin", .init(.left, isMargin: true)), ("rightMargin", .init(.right, isMargin: true)),
        ("topMargin", .init(.top, isMargin: true)), ("bottomMargin", .init(.bottom, isMargin: true)),
        ("leadingMargin", .init(.leading, isMargin: true)), ("trailingMargin", .init(.trailing, isMargin: true)),
        ("centerXWithinMargins", .init(.centerX, isMargin: true)),
        ("centerYWithinMargins", .init(.centerY, isMargin: true)),
    ]
}
