import Diagnostics
import Foundation
import Sweep
import UIKit

/// A sweep of a document in parts, between which other work can go on.
@MainActor public final class DocumentSweepRun {
    /// The result up to now: the screens that are swept.
    public private(set) var sweep: DocumentSweep

    /// The screens, in document order.
    private var screens: [SweptRoot]
    /// The walk over the first screen that is not swept; nil before its first layout.
    private var walk: ScreenWalk?
    /// The number of solver steps that are left for all layouts of the document.
    private var work: Int
    private let options: SweptOptions
    private let isExhaustive: Bool

    /// Prepares a sweep of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - file: The name of the file, for the findings.
    ///   - axis: The property that takes all values.
    ///   - range: The range of widths or heights in points, at least 1; ignored for text sizes.
    ///   - root: The id of the root of the only screen, or of a row in it; nil for all screens.
    ///   - options: The other options. Their size is ignored.
    package convenience init(
        of document: any SceneDocument, file: String, along axis: DocumentSweep.Axis,
        over range: ClosedRange<Int> = DocumentSweep.usualRange, root: String? = nil,
        options: LayoutOptions = LayoutOptions()
    ) {
        self.init(DocumentSweep(file: file, along: axis, over: range), of: document, root: root, options: options)
    }

    init(
        _ sweep: DocumentSweep, of document: any SceneDocument, root: String? = nil, options: LayoutOptions,
        everyValue: Bool = false
    ) {
        self.sweep = sweep
        isExhaustive = everyValue || sweep.axis == .textSize
        // The layout of each value may take as many steps as that of a document.
        work = LayoutEnvironment.documentWork * (isExhaustive ? max(10, sweep.range.count) : 10)
        let swept = SweptOptions(options, along: sweep.axis, of: document)
        self.options = swept
        (self.sweep.device, self.sweep.otherLength) = (swept.base.device, swept.otherLength)
        screens = document.sweptScreens(swept.base).filter { screen in
            root.map(screen.roots.contains) != false
        }
        count = screens.count
        self.sweep.diagnostics = (document.diagnostics + screens.flatMap(\.diagnostics)).filter { finding in
            finding.severity != .note
        }
    }

    // MARK: Parts

    /// The number of screens.
    private let count: Int

    /// A Boolean value that indicates whether all screens are swept.
    public var isComplete: Bool { screens.isEmpty }

    /// The part of the work that is done, from 0 to 1.
    public var progress: Double {
        count == 0 ? 1 : (Double(count - screens.count) + (walk?.progress ?? 0)) / Double(count)
    }

    /// Continues the sweep.
    ///
    /// - Parameter most: The most layouts, at least one.
    public func advance(layouts most: Int = .max) {
        var left = most
        while left > 0, let screen = screens.first {
            let walk =
                walk ?? ScreenWalk(over: sweep.range, isExhaustive: isExhaustive, options, work: work, screen)
            let before = walk.layoutCount
            walk.advance(layouts: left)
            left -= walk.layoutCount - before
            sweep.layoutCount += walk.layoutCount - before
            guard walk.isComplete else {
                self.walk = walk
                continue
            }
            sweep.screens.append(
                DocumentSweep.Screen(
                    root: screen.roots[0], title: screen.title, names: screen.names, findings: walk.findings))
            work = walk.work
            self.walk = nil
            screens.removeFirst()
        }
    }
}

/// The walk over the values of one screen.
@MainActor private final class ScreenWalk {
    private(set) var work: Int
    /// The findings with the numbers of their first value.
    private var wording: [SweptFinding: (value: Int, finding: Diagnostic)] = [:]
    private var walk: SizeSweep<SweptLayout>?
    private let range: ClosedRange<Int>
    /// Returns the names of the views of a finding.
    private let labels: (Diagnostic) -> [String]

    init(
        over range: ClosedRange<Int>, isExhaustive: Bool, _ options: SweptOptions, work: Int,
        _ screen: SweptRoot
    ) {
        (self.range, self.work, labels) = (range, work, screen.labels)
        walk = SizeSweep(inPartsOver: range, isExhaustive: isExhaustive) { [unowned self] value in
            // Invariant: only the main actor makes and runs the sweep. Test: `DocumentSweepTests`.
            MainActor.assumeIsolated {
                let (found, solution) = screen.layOut(options.at(value), &self.work, !isExhaustive)
                let layout = SweptLayout(at: value, found: found, solution: solution)
                for (key, finding) in layout.wording where self.wording[key].map({ value < $0.value }) != false {
                    self.wording[key] = (value, finding)
                }
                return layout
            }
        }
    }

    var layoutCount: Int { walk?.layoutCount ?? 0 }
    var isComplete: Bool { walk?.isComplete != false }

    /// The part of the range that is done, from 0 to 1.
    var progress: Double {
        Double((walk?.end ?? range.lowerBound) - range.lowerBound) / Double(max(1, range.count - 1))
    }

    func advance(layouts most: Int) { walk?.advance(layouts: most) }

    /// The findings with their intervals.
    var findings: [DocumentSweep.Finding] {
        guard let walk else { return [] }
        return walk.findings.compactMap { key in
            wording[key].map { found in
                DocumentSweep.Finding(
                    diagnostic: found.finding, views: labels(found.finding), intervals: walk.intervals(of: key))
            }
        }
    }
}
