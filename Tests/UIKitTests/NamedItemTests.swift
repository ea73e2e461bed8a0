import Testing

@testable import UIKit

/// The references to views and guides, compared with a simple model while hierarchies are built, taken apart and rebuilt.
@MainActor @Suite struct NamedItemTests {
    @Test(arguments: UInt64(1)...60)
    func randomHistories(_ seed: UInt64) {
        LayoutEnvironment.current.logsConflicts = false
        var history = NamingHistory(seed: seed)
        for step in 0..<250 {
            _ = LayoutMisuse.recording { history.change() }
            let problem = history.problem
            #expect(problem == nil, "seed \(seed), step \(step)")
            if problem != nil { return }
        }
    }

    /// When one of its views is removed, the constraints of a distance become inactive; they have their effect again when they are
    /// activated again.
    @Test(arguments: ["removed", "root is gone", "through the engine"])
    func distances(_ kind: String) {
        LayoutEnvironment.current.logsConflicts = false
        var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let views = (0..<(kind == "through the engine" ? 40 : 2)).map { _ in UIView() }
        for view in views { root?.addSubview(view) }
        let (left, right) = (views[0], views[1])
        let gap = left.rightAnchor.anchorWithOffset(to: right.leftAnchor).constraint(equalToConstant: 50)
        func place(in root: UIView?, _ margin: CGFloat) {
            guard let root else { return }
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                view.widthAnchor.constraint(equalToConstant: 10).isActive = true
                if view !== right {
                    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: margin).isActive = true
                }
            }
            gap.isActive = true
            root.layoutIfNeeded()
        }
        place(in: root, 0)
        #expect(right.frame.minX == 60 && gap.isActive)
        if kind == "root is gone" { root = nil } else { right.removeFromSuperview() }
        #expect(!gap.isActive)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        for view in views { other.addSubview(view) }
        place(in: other, 20)
        #expect(right.frame.minX == 80 && gap.isActive)
    }
}
