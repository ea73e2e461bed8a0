import Foundation
import LayoutEngine
import Logging

/// A report of required constraints that conflict.
public struct LayoutConflictReport {
    /// The conflicting constraints, as a minimal set.
    ///
    /// Written constraints precede those of the system, and sizes come first.
    public let constraints: [NSLayoutConstraint]
    /// The constraint that the engine broke.
    public let broken: NSLayoutConstraint
    /// The smallest change of one constant that resolves the conflict, or `nil` if no such change exists.
    public let cure: (constraint: NSLayoutConstraint, constant: CGFloat)?

    /// The message that UIKit logs for the conflict.
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

    /// The constraints in the order of UIKit's logs: those without an identifier first, by class, then the others by
    /// identifier.
    ///
    /// The order ignores case, so that masks precede written constraints, and `fittingSizeHTarget` precedes
    /// `UISV-spacing`. Equal constraints keep their order. The rule holds in some thirty public logs of iOS 9 and
    /// later, without an exception.
    @MainActor var listed: [NSLayoutConstraint] {
        let keys = constraints.map { [($0.identifier ?? "").lowercased(), $0.shownClass.lowercased()] }
        let order = constraints.indices.sorted { left, right in
            keys[left] == keys[right] ? left < right : keys[left].lexicographicallyPrecedes(keys[right])
        }
        return order.map { constraints[$0] }
    }

    /// The fix in words, or `nil` if none is known.
    @MainActor public var advice: String? {
        guard let cure else { return nil }
        return
            "The constant \(general(cure.constant)) instead of \(general(cure.constraint.constant)) resolves the conflict: "
            + "\(cure.constraint.text)"
    }
}

extension LayoutHost {
    private static let logger = Logger(label: "LayoutConstraints")

    /// Stores the conflicts, and logs those that the previous pass did not have.
    func reportConflicts() {
        let present = engine.conflicts
        guard !present.isEmpty || !reported.isEmpty else { return }
        let old = reported
        reported = present.map { report(of: $0) }
        guard LayoutEnvironment.current.logsConflicts else { return }
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
    /// The text with escaped quotes and line ends, as in UIKit's list.
    ///
    /// UIKit does not escape the line of the broken constraint (observed).
    fileprivate var escapedForList: String {
        replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n").replacing(
            "\t", with: "\\t")
    }
}

extension UIView {
    /// The conflicts in the view's hierarchy.
    ///
    /// The property first solves the constraints.
    @_spi(Host) public var layoutConflicts: [LayoutConflictReport] { askHost { host, _ in host.reported } ?? [] }
}

/// The sources of system constraints.
package enum SystemSource: Hashable {
    case contentSize, frame, stackView, margins, safeArea
}

extension NSLayoutConstraint {
    /// The source of a system constraint, or `nil` for a written constraint.
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
