/// A stretch of source text in UTF-8 bytes, from the first one to behind the last one.
///
/// Offsets are kept in 32 bits, since syntax trees hold many spans; texts of 2 GiB and more have no spans.
@frozen public struct SourceSpan: Hashable, Sendable {
    @usableFromInline var first: Int32
    @usableFromInline var end: Int32

    /// The offset of the first byte.
    @inlinable public var lower: Int { Int(first) }
    /// The offset behind the last byte.
    @inlinable public var upper: Int { Int(end) }

    /// A stretch; an end before the beginning gives an empty one at the beginning.
    @inlinable public init(_ lower: Int, _ upper: Int) {
        first = Int32(clamping: lower)
        end = Int32(clamping: max(lower, upper))
    }

    /// An empty stretch: a place between two bytes.
    @inlinable public init(at offset: Int) { self.init(offset, offset) }

    /// How many bytes it has.
    @inlinable public var count: Int { upper - lower }
    /// Whether it is only a place.
    @inlinable public var isEmpty: Bool { first == end }
    /// The same as a range of offsets.
    @inlinable public var range: Range<Int> { lower..<upper }
}
