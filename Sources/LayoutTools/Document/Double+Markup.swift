extension Double {
    /// The number in Interface Builder's format: whole numbers without a point, no negative zero.
    var markup: String {
        guard self == rounded(), abs(self) < 1e15 else { return "\(self)" }
        return "\(Int(self))"
    }

    /// The number in Interface Builder's format for frames, where zero has a point.
    package var frameMarkup: String { self == 0 ? "0.0" : markup }
}
