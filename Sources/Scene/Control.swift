extension Scene {
    /// The values of a control that its look depends on.
    public struct Control: Hashable, Sendable {
        /// The filled part of a slider or a progress view, or the state of a switch, from 0 to 1.
        public let value: Double
        /// The number of pages.
        public let count: Int
        /// The index of the current page.
        public let selection: Int
        /// The color of the filled part or the current page; nil for the default.
        public let tint: Color?
        /// The color of the other part or the other pages; nil for the default.
        public let trackTint: Color?
        /// The color of the knob; nil for the default.
        public let thumbTint: Color?
        /// A Boolean value that indicates whether the user can change the control.
        public let isEnabled: Bool

        /// Creates the values of a control.
        ///
        /// A value outside 0 to 1 is clamped.
        public init(
            value: Double = 0.5, count: Int = 3, selection: Int = 0, tint: Color? = nil, trackTint: Color? = nil,
            thumbTint: Color? = nil, isEnabled: Bool = true
        ) {
            self.value = value.isNaN ? 0 : min(max(value, 0), 1)
            self.count = count
            self.selection = selection
            self.tint = tint
            self.trackTint = trackTint
            self.thumbTint = thumbTint
            self.isEnabled = isEnabled
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Control: Codable {}
#endif
