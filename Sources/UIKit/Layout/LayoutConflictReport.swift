import Foundation
import LayoutEngine
import Logging

/// Required constraints that cannot hold together, as a value.
public struct LayoutConflictReport {
    /// A minimal set: what was written down first, sizes leading; then what the system made.
    public let constraints: [NSLayoutConstraint]
    /// The one that was broken to go on.
    public let broken: NSLayoutConstraint
    /// The smallest single change that lets the set hold: a constraint and the constant it needs; nil where none helps.
    public let cure: (constraint: NSLayoutConstraint, constant: CGFloat)?

    /// The message that Apple's run time logs.
    @MainActor public var message: String {
        let list = listed.map { "    \"\($0.text.escapedForList)\"" }.joined(separator: ",\n")
        let hasMask = constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint }
        let note =
            hasMask
            ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n" : ""
        return """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
            \(note)(
            \(list)
            )

            Will attempt to recover by breaking constraint\u{20}
            \(broken.text)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also \
            be helpful.
            """
    }

    /// The set in the order of Apple's logs: what has no identifier first, by its class, then the others by their identifiers.
    ///
    /// Upper and lower case count the same, so that masks stand before what was written, and `fittingSizeHTarget` before
    /// `UISV-spacing`. Constraints that are alike in this stay as they were. Observed in some thirty public logs, of iOS 9 and later,
    /// without exception.
    @MainActor var listed: [NSLayoutConstraint] {
        let keys = constraints.map { [($0.identifier ?? "").lowercased(), $0.shownClass.lowercased()] }
        let order = constraints.indices.sorted { left, right in
            keys[left] == keys[right] ? left < right : keys[left].lexicographicallyPrecedes(keys[right])
        }
        return order.map { constraints[$0] }
    }

    /// The fix in words, or nil if none is known.
    @MainActor public var advice: String? {
        guard let cure else { return nil }
        return
            "The constant \(general(cure.constant)) instead of \(general(cure.constraint.constant)) resolves the conflict: "
            + "\(cure.constraint.text)"
    }
}

extension LayoutHost {
    private static let logger = Logger(label: "LayoutConstraints")

    /// Reports conflicts that were not there before.
    func reportConflicts() {
        let present = engine.conflicts
        guard !present.isEmpty || !reported.isEmpty else { return }
        let old = reported
        reported = present.map { report(of: $0) }
        guard LayoutEnvironment.logsConflicts else { return }
        for report in reported where !old.contains(where: { $0.broken === report.broken }) {
            Self.logger.error("\(report.message)")
        }
    }

    private func report(of conflict: LayoutConflict) -> LayoutConflictReport {
        let cure = engine.cheapestCure(of: conflict)
        return LayoutConflictReport(
            constraints: conflict.constraints.map { object(for: $0) }, broken: object(for: conflict.broken),
            cure: cure.flatMap { cure in cure.constant.map { (object(for: cure.constraint), CGFloat($0)) } })
    }
}

extension String {
    /// As lists print texts: quotes and the ends of lines are escaped, which the line on the broken constraint does not do (observed).
    fileprivate var escapedForList: String {
        replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n").replacing(
            "\t", with: "\\t")
    }
}

extension UIView {
    /// The conflicts in the hierarchy of this view, after its layout.
    public var layoutConflicts: [LayoutConflictReport] { askHost { host, _ in host.reported } ?? [] }
}

/// What the system makes constraints of.
package enum SystemSource: Hashable {
    case contentSize, frame, stackView, margins, safeArea
}

extension NSLayoutConstraint {
    /// What the system made the constraint of; nil for one that somebody wrote.
    package var systemSource: SystemSource? {
        switch origin {
        case .code, .visualFormat, .document, .fitting, .nonNegativeSize: nil
        case .contentSize: .contentSize
        case .autoresizing, .encapsulatedLayout: .frame
        case .stackView: .stackView
        case .marginsGuide: .margins
        case .safeAreaGuide: .safeArea
        }
    }
}
