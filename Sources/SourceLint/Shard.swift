/// A part of the files, to divide a check among machines.
///
/// The path of a file alone determines its part.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// The number of the part, from 1.
    public let index: Int
    /// The number of parts.
    public let count: Int

    /// All files.
    public static let whole = Shard(1, of: 1)

    private init(_ index: Int, of count: Int) {
        self.index = index
        self.count = count
    }

    /// Creates a part from `K/N` with 1 ≤ K ≤ N.
    ///
    /// Returns nil for other texts.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in Int(part) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
            return nil
        }
        self.init(index, of: count)
    }

    /// The part as `K/N`.
    public var description: String { "\(index)/\(count)" }

    /// Returns whether a file belongs to the part.
    public func contains(_ path: String) -> Bool {
        // FNV-1a has the same result on every machine and in every run.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int((hash >> 16) % UInt64(count)) == index - 1
    }
}
