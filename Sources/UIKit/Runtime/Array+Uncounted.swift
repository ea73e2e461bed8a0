extension Array where Element: AnyObject {
    /// Calls with each element without counting references: the array, which is held meanwhile, keeps them.
    @inline(__always)
    func forEachUncounted(_ body: (Element) -> Void) {
        withUnsafeBytes { bytes in
            for element in bytes.bindMemory(to: Unmanaged<Element>.self) { element._withUnsafeGuaranteedRef(body) }
        }
    }
}

extension Array {
    /// The same where there may be gaps.
    @inline(__always)
    func forEachUncounted<Object: AnyObject>(_ body: (Object) -> Void) where Element == Object? {
        withUnsafeBytes { bytes in
            for element in bytes.bindMemory(to: Unmanaged<Object>?.self) { element?._withUnsafeGuaranteedRef(body) }
        }
    }
}
