import Diagnostics
import Foundation
import Sweep
import UIKit

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
    public private(set) var device: InterfaceDocument.Device?
    /// The other length of the screen in points; nil if the document or its content gives it.
    public private(set) var otherLength: Double?
    /// The screens, in document order.
    public private(set) var screens: [Screen] = []
    /// The findings that do not depend on sizes, such as the reasons why a document is invalid.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The number of solver steps that are left for all layouts of the document.
    private var work = 0
    /// The number of layouts of screens.
    public private(set) var layoutCount = 0

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
        diagnostics = problems
    }

    /// Sweeps a document after reading; nil has no screens.
    @MainActor package init(
        of document: (any SceneDocument)?, file: String, along axis: Axis = .width,
        over range: ClosedRange<Int> = usualRange, options: LayoutOptions = LayoutOptions(), everyValue: Bool = false
    ) {
        self.file = file
        self.axis = axis
        self.range = axis == .textSize ? 0...LayoutOptions.DynamicType.allCases.count - 1 : range
        let isExhaustive = everyValue || axis == .textSize
        // The layout of each value may take as many steps as that of a document.
        work = LayoutEnvironment.documentWork * (isExhaustive ? max(10, self.range.count) : 10)
        guard let document else { return }
        if options.device == nil, let size = document.size { otherLength = axis == .width ? size.height : size.width }
        let options = runTime(document.onDevice(options))
        for root in document.sweptScreens(options) {
            let swept = sweep(root, options, everyValue: isExhaustive)
            screens.append(Screen(root: root.root, title: root.title, names: root.names, findings: swept))
        }
    }

    /// Returns the sweep with some screens only.
    public func keeping(_ isKept: (Screen) -> Bool) -> DocumentSweep {
        var sweep = self
        sweep.screens.removeAll { screen in !isKept(screen) }
        return sweep
    }

    // MARK: Values

    /// Returns the options of a layout at run time, and notes the device and the other length of the screen.
    private mutating func runTime(_ options: LayoutOptions) -> LayoutOptions {
        var options = options.atRunTime(on: options.device)
        options.size = nil
        device = options.device
        if let size = options.device?.screenSize { otherLength = axis == .width ? size.height : size.width }
        return options
    }

    /// The length of a screen without a device, in points.
    private static let assumedLength = 667.0

    /// Returns the options for a value.
    private func options(_ options: LayoutOptions, at value: Int) -> LayoutOptions {
        var options = options
        let other = otherLength ?? Self.assumedLength
        switch axis {
        case .width:
            options.sweptScreen = SweptScreen(size: .init(width: Double(value), height: other), isWidth: true)
        case .height:
            options.sweptScreen = SweptScreen(size: .init(width: other, height: Double(value)), isWidth: false)
        case .textSize: options.dynamicType = LayoutOptions.DynamicType.allCases[value]
        }
        return options
    }

    /// Returns the findings of a screen with their intervals.
    @MainActor private mutating func sweep(
        _ root: SweptRoot, _ options: LayoutOptions, everyValue: Bool
    ) -> [Finding] {
        var wording: [SweptFinding: (value: Int, finding: Diagnostic)] = [:]
        let sweep = self
        var work = self.work
        let layOutValue = { (value: Int) -> SweptLayout in
            MainActor.assumeIsolated {
                let (found, solution) = root.layOut(sweep.options(options, at: value), &work, !everyValue)
                let layout = SweptLayout(at: value, found: found, solution: solution)
                for (key, finding) in layout.wording where wording[key].map({ value < $0.value }) != false {
                    wording[key] = (value, finding)
                }
                return layout
            }
        }
        let swept =
            everyValue
            ? SizeSweep(everyPositionOf: range, layOut: layOutValue) : SizeSweep(over: range, layOut: layOutValue)
        layoutCount += swept.layoutCount
        self.work = work
        return swept.findings.compactMap { key in
            wording[key].map { found in
                Finding(
                    diagnostic: found.finding, views: root.labels(found.finding),
                    intervals: swept.intervals(of: key))
            }
        }
    }
}
