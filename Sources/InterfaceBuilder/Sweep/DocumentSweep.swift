import Diagnostics

/// The sizes at which the findings of a document hold, exact to the point.
///
/// The screen has the safe areas, bars and scale of one device. Its width or height takes every whole number of points of a range. The
/// size classes follow the size. Screens and rows have their size as in ``DocumentInspection``. Free-form views take the swept length.
public struct DocumentSweep: Sendable {
    /// The property that takes all values.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
        /// The width of the screen, in points.
        case width
        /// The height of the screen, in points.
        case height
        /// The text size of the user, as an index in `LayoutOptions.DynamicType.allCases`.
        case textSize = "text-size"
    }

    /// A finding, and the values at which it holds.
    public struct Finding: Hashable, Sendable {
        /// The finding, with the numbers of the first value.
        public let diagnostic: Diagnostic
        /// The names of its views without the root, with quotation marks.
        public let views: [String]
        /// The intervals of values, in order, with gaps between them.
        public let intervals: [ClosedRange<Int>]
    }

    /// A root view, with the rows in its tables.
    public struct Screen: Hashable, Sendable {
        /// The id of the root view.
        public let root: String
        /// The name of the view or its controller, or otherwise its class.
        public let title: String
        /// The other names of the view and its controller.
        public let names: [String]
        /// The findings, in the order of their first values.
        public let findings: [Finding]
    }

    /// The file as the user named it.
    public let file: String
    /// The swept property.
    public let axis: Axis
    /// The range of values.
    public let range: ClosedRange<Int>
    /// The device whose safe areas, bars and scale the screen has; nil for a document without one.
    public internal(set) var device: InterfaceDocument.Device?
    /// The other length of the screen in points; nil if the document or its content gives it.
    public internal(set) var otherLength: Double?
    /// The screens, in document order.
    public internal(set) var screens: [Screen] = []
    /// The findings that do not depend on sizes, such as an unknown view or the reasons why a document is invalid.
    public internal(set) var diagnostics: [Diagnostic] = []
    /// The number of layouts of screens.
    public internal(set) var layoutCount = 0

    /// The usual range of widths and heights, in points: from a narrow window to a large iPad in landscape orientation.
    public static let usualRange = 280...1400

    /// A Boolean value that indicates whether any finding is an error.
    public var hasErrors: Bool {
        (diagnostics + screens.flatMap(\.findings).map(\.diagnostic)).contains { finding in finding.severity == .error }
    }

    /// Sweeps a document.
    ///
    /// - Complexity: About three layouts for each change of the solution, at most one for each value.
    /// - Parameters:
    ///   - bytes: The bytes of a document.
    ///   - file: The name of the file, for the findings.
    ///   - axis: The property that takes all values.
    ///   - range: The range of widths or heights in points, at least 1; ignored for text sizes.
    ///   - options: The other options. Their size is ignored.
    ///   - everyValue: Whether each value is laid out, to verify the walk.
    @MainActor public init(
        of bytes: [UInt8], file: String, along axis: Axis = .width, over range: ClosedRange<Int> = usualRange,
        options: LayoutOptions = LayoutOptions(), everyValue: Bool = false
    ) {
        let (document, problems) = DocumentFormats.standard.read(bytes, file: file)
        self.init(of: document, file: file, along: axis, over: range, options: options, everyValue: everyValue)
        diagnostics = problems + diagnostics
    }

    /// Sweeps a document after reading; nil has no screens.
    @MainActor package init(
        of document: (any SceneDocument)?, file: String, along axis: Axis = .width,
        over range: ClosedRange<Int> = usualRange, options: LayoutOptions = LayoutOptions(), everyValue: Bool = false
    ) {
        self.init(file: file, along: axis, over: range)
        guard let document else { return }
        let run = DocumentSweepRun(self, of: document, options: options, everyValue: everyValue)
        run.advance()
        self = run.sweep
    }

    /// Creates a sweep without screens.
    init(file: String, along axis: Axis, over range: ClosedRange<Int>) {
        self.file = file
        self.axis = axis
        self.range = axis == .textSize ? 0...LayoutOptions.DynamicType.allCases.count - 1 : range
    }

    /// Returns the sweep with some screens only.
    public func keeping(_ isKept: (Screen) -> Bool) -> DocumentSweep {
        var sweep = self
        sweep.screens.removeAll { screen in !isKept(screen) }
        return sweep
    }
}

extension DocumentSweep {
    /// The ends of the range, and the lengths of devices in portrait orientation between them, in order.
    public var lengthMarks: [(value: Int, devices: [String])] {
        var devices: [Int: [String]] = [range.lowerBound: []]
        devices[range.upperBound] = []
        for screen in ScreenDevice.all where screen.sides == 0 {
            let length = Int(axis == .width ? screen.width : screen.height)
            if range.contains(length) { devices[length, default: []].append(screen.models.first ?? screen.id) }
        }
        return devices.sorted { one, other in one.key < other.key }.map { value, devices in (value, devices) }
    }
}
