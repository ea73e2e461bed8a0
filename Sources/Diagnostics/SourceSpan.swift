/// A range of source text in UTF-8 bytes.
///
/// Offsets are stored in 32 bits, since syntax trees have many spans. Texts of 2 GiB or more are not supported.
@frozen public struct SourceSpan: Hashable, Sendable {
    @usableFromInline var first: Int32
    @usableFromInline var end: Int32

    /// The offset of the first byte.
    @inlinable public var lower: Int { Int(first) }
    /// The offset after the last byte.
    @inlinable public var upper: Int { Int(end) }

    /// Creates a span.
    ///
    /// If the end is before the beginning, the span is empty.
    @inlinable public init(_ lower: Int, _ upper: Int) {
        first = Int32(clamping: lower)
        end = Int32(clamping: max(lower, upper))
    }

    /// Creates an empty span between two bytes.
    @inlinable public init(at offset: Int) { self.init(offset, offset) }

    /// The number of bytes.
    @inlinable public var count: Int { upper - lower }
    /// A Boolean value that indicates whether the span is empty.
    @inlinable public var isEmpty: Bool { first == end }
    /// The span as a range of offsets.
    @inlinable public var range: Range<Int> { lower..<upper }
}
