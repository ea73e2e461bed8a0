// Invariant: the addresses are compared, and never dereferenced. Test: `LifetimeTests`.
extension Unmanaged {
    /// Returns whether two references refer to the same object, by one comparison of addresses that also covers nil.
    @inline(__always)
    func isSame(as other: Unmanaged?) -> Bool { UInt(bitPattern: toOpaque()) == UInt(bitPattern: other?.toOpaque()) }
}
