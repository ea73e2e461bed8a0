import Testing
@_spi(Host) import UIKit

/// The constraints after a view or a guide was removed (auto-layout.md, sections 3, 5.2 and 14).
@MainActor @Suite struct RemovalTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView()
    private let inner = UIView()
    private let other = UIView()

    init() {
        LayoutEnvironment.current.logsConflicts = false
        root.addSubview(view)
        view.addSubview(inner)
        root.addSubview(other)
        for view in [view, inner, other] { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    /// Constraints with items outside of the removed subtree become inactive and stay so, also if the view is added again; its frame stays.
    @Test func viewsThatGo() {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let kept = [
            view.widthAnchor.constraint(equalToConstant: 30), inner.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.widthAnchor.constraint(equalToConstant: 3),
        ]
        let outer = [
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4),
            inner.topAnchor.constraint(equalTo: other.topAnchor),
            guide.leftAnchor.constraint(equalTo: other.leftAnchor),
            other.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor),
        ]
        NSLayoutConstraint.activate(kept + outer)
        root.layoutIfNeeded()
        view.removeFromSuperview()
        #expect(kept.allSatisfy { $0.isActive } && outer.allSatisfy { !$0.isActive } && root.constraints.isEmpty)
        #expect(view.frame.minX == 4 && view.frame.width == 30 && view.layoutGuides == [guide])
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(outer.allSatisfy { !$0.isActive } && view.frame.minX == 4 && view.frame.width == 30)
    }

    @Test func viewsWithAFrameThatGo() {
        let masked = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        root.addSubview(masked)
        let edge = other.leftAnchor.constraint(equalTo: masked.leftAnchor)
        edge.isActive = true
        root.layoutIfNeeded()
        #expect(masked.constraints.count == 4)
        masked.removeFromSuperview()
        #expect(masked.constraints.isEmpty && !edge.isActive && masked.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func guidesThatGo() {
        let guide = UILayoutGuide()
        #expect(root.layoutGuides.isEmpty)
        for _ in 0..<2 { root.addLayoutGuide(guide) }
        #expect(root.layoutGuides == [guide] && guide.owningView === root)
        let made = [
            guide.widthAnchor.constraint(equalToConstant: 5), guide.leftAnchor.constraint(equalTo: root.leftAnchor),
        ]
        NSLayoutConstraint.activate(made)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.width == 5)
        for _ in 0..<2 { root.removeLayoutGuide(guide) }
        #expect(made.allSatisfy { !$0.isActive } && guide.owningView == nil && guide.layoutFrame == .zero)
        #expect(root.layoutGuides.isEmpty)
    }

    /// A broken constraint is tried again as soon as it may hold.
    @Test func brokenConstraintsComeBack() {
        let size = view.widthAnchor.constraint(equalToConstant: 5)
        let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 9)
        NSLayoutConstraint.activate([size, least, view.leftAnchor.constraint(equalTo: root.leftAnchor)])
        func width(_ change: () -> Void) -> CGFloat {
            change()
            root.layoutIfNeeded()
            return view.frame.width
        }
        #expect(width {} == 5)
        #expect(root.layoutConflicts.map { $0.broken } == [least] && least.isActive)
        #expect(width { size.isActive = false } == 9)
        #expect(root.layoutConflicts.isEmpty)
        #expect(width { size.isActive = true } == 5)
        #expect(width { size.constant = 20 } == 20)
        #expect(root.layoutConflicts.isEmpty)
    }
}
