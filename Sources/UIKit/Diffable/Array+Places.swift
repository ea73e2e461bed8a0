extension Array {
    /// Removes the elements at distinct indices: one by one for at most four indices, otherwise in one pass.
    mutating func remove(at places: [Int]) {
        if places.count <= 4 {
            for place in places.sorted(by: >) { remove(at: place) }
            return
        }
        let gone = Set(places)
        self = indices.filter { !gone.contains($0) }.map { self[$0] }
    }
}
