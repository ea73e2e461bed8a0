extension Array where Element: AnyObject {
    // Invariant: the array retains its elements during the call. A closure that changes the array would break it, so it gets none.
    // Test: `LifetimeTests.constraintsMayGoWhileTheyAreEntered`.
    /// Calls a closure with each element without reference counting; the array keeps the elements alive.
    @inline(__always)
    func forEachUncounted(_ body: (Element) -> Void) {
        withUnsafeBytes { bytes in
            for element in bytes.bindMemory(to: Unmanaged<Element>.self) { element._withUnsafeGuaranteedRef(body) }
        }
    }

    /// Returns the element at an index without reference counting.
    @inline(__always)
    func uncounted(_ place: Int) -> Unmanaged<Element> { Unmanaged.passUnretained(self[place]) }

    /// Returns the index of an object; nil if the array does not contain it.
    ///
    /// The search proceeds from both ends at once, because removed elements are mostly the first or the last one.
    func place(of object: Element) -> Int? {
        let wanted = Unmanaged.passUnretained(object).toOpaque()
        return withUnsafeBytes { bytes in
            let objects = bytes.bindMemory(to: UnsafeMutableRawPointer.self)
            for place in 0..<(objects.count + 1) / 2 {
                if objects[place] == wanted { return place }
                if objects[objects.count - 1 - place] == wanted { return objects.count - 1 - place }
            }
            return nil
        }
    }

    /// Removes an object that occurs at most once; returns whether the array contained it.
    @discardableResult
    mutating func removeObject(_ object: Element) -> Bool {
        guard let place = place(of: object) else { return false }
        remove(at: place)
        return true
    }
}
