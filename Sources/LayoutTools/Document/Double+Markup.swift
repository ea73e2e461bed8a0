extension Double {
    /// The number as Interface Builder writes it: whole numbers without a point, no negative zero.
    var markup: String {
        guard self == rounded(), abs(self) < 1e15 else { return "\(self)" }
        return "\(Int(self))"
    }

    /// The number as Interface Builder writes it in frames: as elsewhere, but zero with a point.
    var frameMarkup: String { self == 0 ? "0.0" : markup }
}
