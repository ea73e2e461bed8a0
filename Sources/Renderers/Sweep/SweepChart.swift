/// The intervals of a sweep as bars over a ruler.
public struct SweepChart: Hashable, Sendable {
    /// A value on the ruler.
    public struct Mark: Hashable, Sendable {
        /// The value.
        public let value: Int
        /// The name, such as a number of points.
        public let label: String
        /// The names of the devices with this value; empty for other marks.
        public let devices: [String]

        /// Creates a mark.
        public init(value: Int, label: String, devices: [String] = []) {
            (self.value, self.label, self.devices) = (value, label, devices)
        }
    }

    /// A finding and its intervals.
    public struct Bar: Hashable, Sendable {
        /// The finding in one sentence.
        public let label: String
        /// A Boolean value that indicates whether the finding is an error.
        public let isError: Bool
        /// The intervals of values, in order.
        public let intervals: [ClosedRange<Int>]

        /// Creates a bar.
        public init(label: String, isError: Bool, intervals: [ClosedRange<Int>]) {
            (self.label, self.isError, self.intervals) = (label, isError, intervals)
        }
    }

    /// The title.
    public let title: String
    /// The range of values.
    public let range: ClosedRange<Int>
    /// The marks of the ruler, in order.
    public let marks: [Mark]
    /// The bars, in order.
    public let bars: [Bar]

    /// Creates a chart.
    public init(title: String, range: ClosedRange<Int>, marks: [Mark], bars: [Bar]) {
        (self.title, self.range, self.marks, self.bars) = (title, range, marks, bars)
    }
}
