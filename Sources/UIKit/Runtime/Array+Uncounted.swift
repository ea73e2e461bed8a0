extension Array where Element: AnyObject {
    /// Calls with each element without counting references: the array, which is held meanwhile, keeps them.
    @inline(__always)
    func forEachUncounted(_ body: (Element) -> Void) {
        withUnsafeBytes { bytes in
            for element in bytes.bindMemory(to: Unmanaged<Element>.self) { element._withUnsafeGuaranteedRef(body) }
        }
    }

    /// The element at a place, not counted.
    @inline(__always)
    func uncounted(_ place: Int) -> Unmanaged<Element> { Unmanaged.passUnretained(self[place]) }

    /// The place of an object; nil where it is not there.
    ///
    /// It is looked for from both ends at once, because what leaves a list was mostly the first or the last of it.
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

    /// Takes an object out that is there at most once; returns whether it was.
    @discardableResult
    mutating func removeObject(_ object: Element) -> Bool {
        guard let place = place(of: object) else { return false }
        remove(at: place)
        return true
    }
}
