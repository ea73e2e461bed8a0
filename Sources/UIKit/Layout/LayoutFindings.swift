import Diagnostics
import LayoutEngine

extension UIView {
    /// The layout problems of the hierarchy: conflicts, ambiguous views and feedback loops.
    ///
    /// The property first solves the constraints. A view's name is its `documentIdentifier`, its
    /// `accessibilityIdentifier`, or its class and address.
    @_spi(Host) public var layoutFindings: [Diagnostic] {
        guard let host = root.hostOfRoot() else { return [] }
        host.synchronize()
        var findings = host.feedbackLoop.map { [feedbackFinding($0)] } ?? []
        findings += host.reported.map { $0.finding }
        root.collectAmbiguities(host, &findings)
        return findings
    }

    private func feedbackFinding(_ loop: FeedbackLoop) -> Diagnostic {
        let limit = LayoutEnvironment.current.feedbackLoopThreshold
        let method = { (own: String, ofController: String) in
            loop.hasController ? "\(own) or its controller's \(ofController)" : own
        }
        let update = method("its updateConstraints()", "updateViewConstraints()")
        let message =
            switch loop.cause {
            case .update:
                "\(loop.view) had its constraints updated \(limit) times in one pass, because \(update) calls "
                    + "setNeedsUpdateConstraints(). Remove that call."
            case .updateOfSubview:
                "\(loop.view) had its constraints updated \(limit) times in one pass, because \(update) calls "
                    + "setNeedsUpdateConstraints() of a subview. Remove that call."
            case .layout:
                "\(loop.view) was laid out more than \(limit) times in one pass, because "
                    + "\(method("its layoutSubviews()", "viewDidLayoutSubviews()")) invalidates the layout. Invalidate it before "
                    + "you call super, and only if something changed."
            }
        return Diagnostic(id: "layout.feedback-loop", severity: .error, message: message, views: [loop.view])
    }

    private func collectAmbiguities(_ host: LayoutHost, _ findings: inout [Diagnostic]) {
        if slot.host === host, let item = slot.item, self !== host.root, host.engine.isAmbiguous(item) {
            let axes = host.engine.ambiguousAttributes(of: item)
            findings.append(ambiguityFinding(axes))
        }
        if let scroll = self as? UIScrollView, let finding = scroll.contentSizeFinding(host) {
            findings.append(finding)
        }
        for subview in subviewStorage { subview.collectAmbiguities(host, &findings) }
    }

    private func ambiguityFinding(_ attributes: [LayoutAttribute]) -> Diagnostic {
        let missing = attributes.map { attribute in
            switch attribute {
            case .minX: "horizontal position"
            case .minY: "vertical position"
            case .width: "width"
            default: "height"
            }
        }
        let list = missing.listed()
        let subject = list.prefix(1).uppercased() + list.dropFirst()
        return Diagnostic(
            id: "layout.ambiguous", severity: .warning,
            message: "\(subject) \(missing.count > 1 ? "are" : "is") ambiguous for \(identity).",
            views: [identity])
    }

    /// The name of the view in reports.
    var identity: String { documentIdentifier ?? reference.fullName }
}

extension UIScrollView {
    /// Returns a finding for an ambiguous content size.
    ///
    /// For its subviews, the edges of a scroll view are the edges of its content. Views pinned to all four edges
    /// therefore do not determine a content size, and the size is 0.
    fileprivate func contentSizeFinding(_ host: LayoutHost) -> Diagnostic? {
        guard hasContentGuide, contentLayoutGuide.slot.host === host, let item = contentLayoutGuide.slot.item else {
            return nil
        }
        let open = host.engine.ambiguousAttributes(of: item)
        let missing = [open.contains(.width) ? "width" : nil, open.contains(.height) ? "height" : nil].compactMap { $0 }
        guard !missing.isEmpty else { return nil }
        let inside = subviews.filter { subview in
            guard let item = subview.slot.item, subview.slot.host === host else { return false }
            let open = host.engine.ambiguousAttributes(of: item)
            return open.contains(.width) || open.contains(.height)
        }
        let sizes = missing.joined(separator: " and ")
        return Diagnostic(
            id: "layout.scroll-view-content", severity: .warning,
            message:
                "Content \(sizes) \(missing.count > 1 ? "are" : "is") ambiguous for the scroll view \(identity). The edges of a "
                + "scroll view are the edges of its content, so views pinned to them have no size. "
                + "Constrain the \(sizes) of a view inside, for example to the scroll view or its frameLayoutGuide.",
            views: [identity] + inside.map { $0.identity })
    }
}

extension LayoutConflictReport {
    /// The conflict as a finding.
    @MainActor public var finding: Diagnostic {
        var seen: Set<String> = []
        let views = constraints.flatMap { [$0.first, $0.second] }.compactMap { $0?.owner?.identity }.filter { view in
            seen.insert(view).inserted
        }
        let ending = advice.map { " \($0)" } ?? " Remove one of them or lower its priority."
        return Diagnostic(
            id: "layout.unsatisfiable", severity: .error,
            message: "\(constraints.count) required constraints conflict. UIKit breaks \(broken.text)."
                + ending,
            views: views, constraints: constraints.map { $0.text })
    }
}
