import Testing
@_spi(Host) import UIKit

/// Margins and safe areas: their values, what changes them, and which views are notified (auto-layout.md, section 8).
@MainActor @Suite struct MarginTests {
    private final class Told: UIView {
        var calls = ""
        override func layoutMarginsDidChange() { calls += "m" }
        override func safeAreaInsetsDidChange() { calls += "s" }
        func take() -> String {
            defer { calls = "" }
            return calls
        }
    }

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    private func screen(_ safe: UIEdgeInsets) -> (window: UIWindow, controller: UIViewController) {
        let controller = UIViewController()
        return (.device(375, 812, safeArea: safe, showing: controller), controller)
    }

    /// The margins of a controller's view and of a row's content: the latter are larger from a width of 393 on, the former from 414.
    @Test(arguments: [(320, 16, 16), (375, 16, 16), (390, 16, 16), (393, 16, 20), (414, 20, 20), (768, 20, 20)])
    func systemMargins(_ width: Int, _ side: Int, _ ofRow: Int) {
        final class Rows: NSObject, UITableViewDataSource {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
        #expect(controller.view.layoutMargins == insets(0, CGFloat(side), 0, CGFloat(side)))
        let (table, rows) = (UITableView(frame: controller.view.bounds), Rows())
        table.dataSource = rows
        table.layoutIfNeeded()
        #expect(rows.cell.contentView.layoutMargins == insets(11, CGFloat(ofRow), 11, CGFloat(ofRow)))
    }

    /// Phones in landscape that are compact both ways keep 16 points beside the safe area, large ones and tablets 20.
    @Test(arguments: [
        (812, 375, 44, 60), (844, 390, 47, 63), (896, 414, 44, 64), (926, 428, 47, 67), (667, 375, 0, 16),
        (1024, 768, 0, 20),
    ])
    func marginsInLandscape(_ width: CGFloat, _ height: CGFloat, _ safe: CGFloat, _ side: CGFloat) {
        let controller = UIViewController()
        let window = UIWindow.device(width, height, safeArea: insets(0, safe, 21, safe), showing: controller)
        #expect(controller.view.layoutMargins == insets(0, side, 21, side))
        window.frame.size = CGSize(width: height, height: width)
        window.deviceSafeAreaInsets = insets(safe, 0, 34, 0)
        window.layoutIfNeeded()
        let upright: CGFloat = height >= 414 ? 20 : 16
        #expect(controller.view.layoutMargins == insets(safe, upright, 34, upright))
    }

    @Test func leastMarginsOfAController() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        controller.view.layoutMargins = insets(3, 4, 5, 30)
        #expect(controller.view.layoutMargins == insets(3, 16, 5, 30))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == insets(3, 4, 5, 30))
    }

    @Test func marginsAddTheSafeArea() {
        let (window, controller) = screen(insets(44, 0, 34, 0))
        #expect(controller.view.window === window)
        let (view, child) = (controller.view ?? UIView(), UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100)))
        #expect(view.layoutMargins == insets(44, 16, 34, 16))
        view.addSubview(child)
        #expect(child.safeAreaInsets == insets(24, 0, 0, 0) && child.layoutMargins == insets(32, 8, 8, 8))
        child.frame = CGRect(x: 10, y: 100, width: 20, height: 20)
        #expect(child.safeAreaInsets == .zero && child.layoutMargins == insets(8, 8, 8, 8))
        controller.additionalSafeAreaInsets.top = 6
        #expect(view.safeAreaInsets.top == 50 && controller.topLayoutGuide.length == 50)
        #expect(controller.bottomLayoutGuide.length == 34)
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == insets(0, 16, 0, 16))
    }

    /// A view that extends beyond its superview has no larger safe area insets than the superview.
    @Test(arguments: [
        (CGRect(x: 0, y: -50, width: 300, height: 200), UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)),
        (CGRect(x: 0, y: 700, width: 300, height: 200), UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
        (CGRect(x: 300, y: 200, width: 100, height: 50), UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)),
        (CGRect(x: 300, y: 200, width: 70, height: 50), UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5)),
        (CGRect(x: -9, y: -9, width: 400, height: 900), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 10)),
    ]) func safeAreaBeyondTheEdge(_ frame: CGRect, _ expected: UIEdgeInsets) {
        let (window, controller) = screen(insets(44, 0, 34, 0))
        controller.additionalSafeAreaInsets.right = 10
        let view = UIView(frame: frame)
        controller.view.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.safeAreaInsets == expected)
    }

    /// The larger of the view's own margin and the part of the superview's margin that reaches into the view.
    @Test func marginsOfASuperviewThatReachInside() {
        let (window, controller) = screen(insets(44, 0, 34, 0))
        #expect(controller.view.window === window)
        let child = UIView(frame: CGRect(x: 5, y: 30, width: 365, height: 700))
        child.preservesSuperviewLayoutMargins = true
        controller.view.addSubview(child)
        #expect(child.layoutMargins == insets(22, 11, 8, 11))
        child.insetsLayoutMarginsFromSafeArea = false
        #expect(child.layoutMargins == insets(14, 11, 8, 11))
        child.frame.origin = .zero
        #expect(child.layoutMargins == insets(44, 16, 8, 8))
    }

    @Test func directionOfMargins() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == insets(1, 2, 3, 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == insets(1, 4, 3, 2))
        view.layoutMargins = insets(1, 7, 3, 9)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 9, bottom: 3, trailing: 7))
    }

    /// A view outside of a window has no safe area insets, whatever they were inside.
    @Test func whoIsTold() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.deviceSafeAreaInsets.top = 20
        let view = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = Told(frame: CGRect(x: 0, y: 5, width: 10, height: 10))
        view.addSubview(inner)
        view.layoutMargins.left = 8
        #expect(view.take() == "")
        view.layoutMargins.left = 9
        #expect(view.take() == "m")
        window.addSubview(view)
        #expect(view.take() == "sm" && inner.take() == "sm" && inner.safeAreaInsets.top == 15)
        window.deviceSafeAreaInsets.top = 40
        #expect(view.take() == "sm" && view.layoutMargins == insets(48, 9, 8, 8))
        _ = inner.take()
        view.removeFromSuperview()
        #expect(view.take() == "sm" && inner.take() == "sm")
        #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero && inner.layoutMargins.top == 8)
    }

    /// At most 672 points, centered, and never outside the margins.
    @Test(arguments: [(1000, 164, 672), (320, 8, 304), (700, 14, 672), (688, 8, 672), (680, 8, 664)])
    func readableWidth(_ width: CGFloat, _ left: CGFloat, _ readable: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
        let expected = CGRect(x: left, y: 8, width: readable, height: 4)
        #expect(view.readableContentGuide.layoutFrame == expected)
        let text = UIView()
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        let guide = view.readableContentGuide
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            text.topAnchor.constraint(equalTo: guide.topAnchor),
            text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        view.layoutIfNeeded()
        #expect(text.frame == expected)
    }

    /// Without a keyboard its guide begins where the safe area ends.
    @Test func guideOfTheKeyboard() {
        let (window, controller) = screen(insets(44, 0, 34, 0))
        #expect(controller.view.window === window)
        #expect(controller.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 778, width: 375, height: 34))
        #expect(!controller.view.keyboardLayoutGuide.followsUndockedKeyboard)
    }

    /// The guides of a controller are the system's: a conflict with them breaks a written constraint.
    @Test func guidesOfControllersAreNotBroken() {
        LayoutEnvironment.current.logsConflicts = false
        let (window, controller) = screen(insets(44, 0, 34, 0))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let written = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)
        let top = controller.topLayoutGuide
        NSLayoutConstraint.activate([
            written, view.leadingAnchor.constraint(equalTo: (top as? UILayoutGuide ?? UILayoutGuide()).leadingAnchor),
            view.trailingAnchor.constraint(equalTo: (top as? UILayoutGuide ?? UILayoutGuide()).trailingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(window.layoutConflicts.map { $0.broken } == [written])
    }
}
