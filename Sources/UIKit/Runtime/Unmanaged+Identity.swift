extension Unmanaged {
    /// Whether another one is of the same object: one comparison of places in memory, and no case of its own for nil.
    @inline(__always)
    func isSame(as other: Unmanaged?) -> Bool { UInt(bitPattern: toOpaque()) == UInt(bitPattern: other?.toOpaque()) }
}
