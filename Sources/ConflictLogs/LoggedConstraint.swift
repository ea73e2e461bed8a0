import LayoutEngine
import Simplex

/// A line of a source file, as SnapKit prints it.
public struct SourcePlace: Hashable, Sendable {
    /// The name of the file, without its folder.
    public var file: String
    /// The line, from 1.
    public var line: Int

    /// The place as text, such as `Card.swift:42`.
    public var text: String { file + ":\(line)" }
}

/// A constraint of a log: `first.attribute  relation  second.attribute × multiplier + constant`.
public struct LoggedConstraint: Hashable, Sendable {
    /// The line of the text, from 1.
    public var line: Int
    /// The description as printed, without the angle brackets.
    public var text: String
    /// The class, such as `NSLayoutConstraint`.
    public var className: String
    /// The address as printed.
    public var address: String
    /// The identifier in quotes, such as `UISV-spacing`; nil if there is none.
    public var identifier: String?
    /// The autoresizing mask as printed, such as `h=--& v=--&`; nil for other constraints.
    public var mask: String?
    /// The place in the source that made the constraint; nil if the log does not print it.
    public var source: SourcePlace?
    /// The index of the first item in the items of the log.
    public var first: Int
    /// The attribute of the first item.
    public var firstAttribute: LoggedAttribute
    /// The relation.
    public var relation: Relation
    /// The index of the second item; nil for a constant.
    public var second: Int?
    /// The attribute of the second item.
    public var secondAttribute: LoggedAttribute
    /// The multiplier of the second side.
    public var multiplier: Double
    /// The constant, in points.
    public var constant: Double
    /// The priority; for a content size, its hugging.
    public var growingPriority: Priority
    /// The priority; for a content size, its compression resistance.
    public var shrinkingPriority: Priority
    /// The origin, which determines whether UIKit breaks it.
    public var origin: ConstraintOrigin

    /// A Boolean value that indicates whether the constraint is required.
    public var isRequired: Bool { growingPriority.value >= 1000 || shrinkingPriority.value >= 1000 }

    /// A Boolean value that indicates whether the constraint belongs to the horizontal axis.
    public var isHorizontal: Bool { firstAttribute.attribute.isHorizontal }
}

extension SourcePlace {
    /// Reads `Card.swift#42`, with or without a path before it; nil for other text.
    init?(_ print: Bytes) {
        guard let mark = print.lastIndex(of: UInt8(ascii: "#")), let line = print[(mark + 1)...].number,
            line >= 1, line <= 1e9, line == line.rounded()
        else { return nil }
        let path = print[..<mark]
        let name = path.lastIndex(of: UInt8(ascii: "/")).map { slash in path[(slash + 1)...] } ?? path
        guard !name.isEmpty else { return nil }
        self.init(file: name.string, line: Int(line))
    }
}
