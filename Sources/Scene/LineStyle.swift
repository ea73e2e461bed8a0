extension Scene {
    /// The ends, corners and dashes of a line.
    public struct LineStyle: Hashable, Sendable {
        /// The shape of its ends.
        public let cap: Cap
        /// The shape of its corners.
        public let join: Join
        /// The most that a miter may extend beyond a corner, in line widths, before it becomes a bevel.
        public let miterLimit: Double
        /// The lengths of dashes and gaps in turn; empty for a solid line.
        public let dashes: [Double]
        /// The offset into the dashes at which the line begins.
        public let dashPhase: Double

        /// Creates a style.
        ///
        /// The default is a solid line with butt ends and miter corners.
        public init(
            cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
            dashPhase: Double = 0
        ) {
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
            self.dashes = dashes
            self.dashPhase = dashPhase
        }

        /// The shape of the ends of a line.
        public enum Cap: String, Hashable, Sendable {
            /// Ends at the last point.
            case butt
            /// Ends in a half circle.
            case round
            /// Ends half the width after the last point.
            case square
        }

        /// The shape of the corners of a line.
        public enum Join: String, Hashable, Sendable {
            /// A sharp corner.
            case miter
            /// A round corner.
            case round
            /// A beveled corner.
            case bevel
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.LineStyle: Codable {}
extension Scene.LineStyle.Cap: Codable {}
extension Scene.LineStyle.Join: Codable {}
#endif
