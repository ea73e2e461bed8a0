extension Array {
    /// Takes out what stands at some places, each named once: one after the other where they are few, else in one pass.
    mutating func remove(at places: [Int]) {
        if places.count <= 4 {
            for place in places.sorted(by: >) { remove(at: place) }
            return
        }
        let gone = Set(places)
        self = indices.filter { !gone.contains($0) }.map { self[$0] }
    }
}
