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
    ///   - bytes: The bytes of an Interface Builder document or a layout document.
    ///   - file: The name of the file, for the findings.
    ///   - axis: The property that takes all values.
    ///   - range: The range of widths or heights in points, at least 1; ignored for text sizes.
    ///   - options: The other options. Their size is ignored.
    ///   - everyValue: Whether each value is laid out, to verify the walk.
    @MainActor public init(
        of bytes: [UInt8], file: String, along axis: Axis = .width, over range: ClosedRange<Int> = usualRange,
        options: LayoutOptions = LayoutOptions(), everyValue: Bool = false
    ) {
        self.file = file
        self.axis = axis
        self.range = axis == .textSize ? 0...LayoutOptions.DynamicType.allCases.count - 1 : range
        let isExhaustive = everyValue || axis == .textSize
        // The layout of each value may take as many steps as that of a document.
        work = LayoutEnvironment.documentWork * (isExhaustive ? max(10, self.range.count) : 10)
        let (content, problems) = DocumentContent.read(bytes, file: file)
        diagnostics = problems
        switch content {
        case .interface(let document): sweep(document, options, everyValue: isExhaustive)
        case .layout(let document) where !document.views.isEmpty: sweep(document, options, everyValue: isExhaustive)
        case .layout, nil: break
        }
    }

    /// Sweeps the width of the screens of a document.
    @MainActor init(of document: InterfaceDocument, file: String, options: LayoutOptions) {
        (self.file, axis, range) = (file, .width, Self.usualRange)
        work = 10 * LayoutEnvironment.documentWork
        sweep(document, options, everyValue: false)
    }

    /// Returns the sweep with some screens only.
    public func keeping(_ isKept: (Screen) -> Bool) -> DocumentSweep {
        var sweep = self
        sweep.screens.removeAll { screen in !isKept(screen) }
        return sweep
    }

    // MARK: Documents

    @MainActor private mutating func sweep(
        _ document: InterfaceDocument, _ options: LayoutOptions, everyValue: Bool
    ) {
        let options = runTime(options.onDevice(of: [document]))
        let outlets = document.outletDestinations
        let makesSolutions = !everyValue
        let hasVariations =
            document.views.contains { view in !view.variations.isEmpty }
            || document.constraints.contains { constraint in !constraint.variations.isEmpty }
        for roots in document.rootGroups {
            let title = document.screenTitle(ofRoot: document.views[roots[0]].id)
            let swept = sweep(options, everyValue: everyValue, names: document.labels(of:)) { options, position, work in
                var solution = SweptSolution()
                @MainActor func add(_ inspection: SceneInspection) {
                    guard makesSolutions else { return }
                    solution.add(
                        inspection.scene.rootView, conflicts: inspection.scene.conflicts,
                        written: inspection.scene.constraints.map { item in item.constraint },
                        traits: hasVariations ? inspection.traits : nil)
                }
                var options = options
                options.work = work
                let found = DocumentInspection.eachScene(of: document, roots: roots, options: options) {
                    inspection, variant, _ in
                    defer { options.work = inspection.scene.rootView.remainingLayoutWork }
                    guard !inspection.isWindowMisplaced else { return [] }
                    add(inspection)
                    let (found, placed) = DocumentInspection.sizeFindings(
                        of: inspection,
                        { kind in
                            let other = variant(kind)
                            add(other)
                            return other
                        }, outlets: outlets)
                    if makesSolutions, let placed { solution.add(placed.comparisons) }
                    return found
                }
                work = options.work ?? 0
                return SweptLayout(at: position, found: found, solution: makesSolutions ? solution : nil)
            }
            let root = document.views[roots[0]]
            screens.append(
                Screen(
                    root: root.id, title: title ?? root.tag,
                    names: document.sceneNames(ofRoot: root), findings: swept))
        }
    }

    @MainActor private mutating func sweep(_ document: LayoutDocument, _ options: LayoutOptions, everyValue: Bool) {
        let scale = LayoutDocument.scale(for: options)
        let makesSolutions = !everyValue
        if options.device == nil, let size = document.size { otherLength = axis == .width ? size.height : size.width }
        let swept = sweep(
            runTime(options), everyValue: everyValue,
            names: { finding in
                finding.views.filter { name in name != document.views[0].name }.map { name in "'\(name)'" }
            }
        ) { options, position, work in
            var environment = LayoutEnvironment(scale: scale, direction: options.direction, work: work)
            defer { work = environment.layoutWork }
            return environment.spendWork {
                let instantiation = LayoutDocumentInstantiation(document, options: options)
                instantiation.views[0].layoutIfNeeded()
                var solution = SweptSolution()
                if makesSolutions { solution.add(instantiation) }
                let export = LayoutDocumentExport(
                    document: document, instantiation: instantiation, scale: scale, isOnScreen: true)
                let found = export.makeScene().diagnostics
                if makesSolutions { solution.add(export.comparisons) }
                return (
                    SweptLayout(at: position, found: found, solution: makesSolutions ? solution : nil),
                    instantiation.views[0]
                )
            }
        }
        let root = document.views[0]
        screens.append(Screen(root: root.name, title: root.name, names: [], findings: swept))
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
        _ options: LayoutOptions, everyValue: Bool, names: (Diagnostic) -> [String],
        _ layOut: @escaping @MainActor (LayoutOptions, _ position: Int, _ work: inout Int) -> SweptLayout
    ) -> [Finding] {
        var wording: [SweptFinding: (value: Int, finding: Diagnostic)] = [:]
        let sweep = self
        var work = self.work
        let layOutValue = { (value: Int) -> SweptLayout in
            MainActor.assumeIsolated {
                let layout = layOut(sweep.options(options, at: value), value, &work)
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
                    diagnostic: found.finding, views: names(found.finding),
                    intervals: swept.intervals(of: key))
            }
        }
    }
}

extension InterfaceDocument {
    /// Returns the names of the views of a finding, or of its constraints, without roots.
    fileprivate func labels(of finding: Diagnostic) -> [String] {
        let named = constraints.filter { constraint in finding.constraints.contains(constraint.id) }
        let ids =
            named.isEmpty
            ? finding.views
            : named.flatMap { constraint in [constraint.firstItem, constraint.secondItem].compactMap(\.self) }
        return ids.unique().compactMap { id in
            view(withID: id).flatMap { view in view.parent == nil ? nil : label(of: view) }
        }
    }

    /// The roots of scenes: each root of a tree with the rows inside it, whose sizes depend on its own.
    fileprivate var rootGroups: [[Int]] {
        var groups: [(top: Int, roots: [Int])] = []
        for root in sceneRoots {
            var top = root
            while let parent = views[top].parent { top = parent }
            if let place = groups.firstIndex(where: { group in group.top == top }) {
                groups[place].roots.append(root)
            } else {
                groups.append((top, [root]))
            }
        }
        return groups.map(\.roots)
    }
}
