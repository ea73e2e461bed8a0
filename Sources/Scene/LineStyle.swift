extension Scene {
    /// How a line ends, turns corners and is interrupted.
    public struct LineStyle: Hashable, Sendable {
        /// How it ends.
        public let cap: Cap
        /// How it turns corners.
        public let join: Join
        /// How far a point may reach beyond a corner, in line widths, before it is cut off.
        public let miterLimit: Double
        /// The lengths of dashes and gaps by turns; none for a whole line.
        public let dashes: [Double]
        /// How far into the dashes the line begins.
        public let dashPhase: Double

        /// A style; by default a whole line with blunt ends and pointed corners.
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

        /// How a line ends.
        public enum Cap: String, Hashable, Sendable {
            /// At its last place.
            case butt
            /// In half a circle.
            case round
            /// Half its width further.
            case square
        }

        /// How a line turns corners.
        public enum Join: String, Hashable, Sendable {
            /// In a point.
            case miter
            /// In an arc.
            case round
            /// In a corner that is cut off.
            case bevel
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.LineStyle: Codable {}
extension Scene.LineStyle.Cap: Codable {}
extension Scene.LineStyle.Join: Codable {}
#endif
