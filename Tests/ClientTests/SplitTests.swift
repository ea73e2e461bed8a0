import Foundation
import Testing
@_spi(Host) import UIKit

/// Columns lie side by side in a wide window; a narrow one shows one of them.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct SplitTests {
    typealias Mode = UISplitViewController.DisplayMode

    final class ListFirst: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { true }
    }

    /// The horizontal extent of a column; nil if it is hidden.
    typealias Span = ClosedRange<CGFloat>?

    struct Case: Sendable {
        var size = CGSize(width: 1024, height: 768)
        var mode = Mode.automatic
        let list: Span
        let content: Span
    }

    /// Lays out a split view in a window, which has the traits of a tablet if it is wide.
    private func lay(_ split: UISplitViewController, _ size: CGSize) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let host = UIViewController()
        host.addChild(split)
        let room: UIUserInterfaceSizeClass = size.width > 600 ? .regular : .compact
        host.setOverrideTraitCollection(
            UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: room), UITraitCollection(displayScale: 2),
            ]), forChild: split)
        split.view.frame = CGRect(origin: .zero, size: size)
        host.view.addSubview(split.view)
        window.rootViewController = host
        split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.layoutIfNeeded()
        return window
    }

    private func spans(_ controllers: UIViewController...) -> [Span] {
        controllers.map { controller in
            guard let view = controller.viewIfLoaded, let window = view.window else { return nil }
            let frame = view.convert(view.bounds, to: window)
            return frame.minX...frame.maxX
        }
    }

    @Test(arguments: [
        Case(list: 0...320, content: 320.5...1024),
        Case(size: CGSize(width: 1366, height: 1024), list: 0...375, content: 375.5...1366),
        Case(size: CGSize(width: 768, height: 1024), list: nil, content: 0...768),
        Case(size: CGSize(width: 768, height: 1024), mode: .allVisible, list: 0...320, content: 320.5...768),
        Case(mode: .primaryOverlay, list: 0...320, content: 0...1024),
        Case(mode: .secondaryOnly, list: nil, content: 0...1024),
    ])
    func twoColumns(_ expected: Case) {
        let (left, right) = (UIViewController(), UIViewController())
        for split in [UISplitViewController(), UISplitViewController(style: .doubleColumn)] {
            split.preferredDisplayMode = expected.mode
            if split.style == .unspecified {
                split.viewControllers = [left, right]
            } else {
                split.setViewController(left, for: .primary)
                split.setViewController(right, for: .secondary)
            }
            let window = lay(split, expected.size)
            #expect(spans(left, right) == [expected.list, expected.content])
            #expect(!split.isCollapsed && window.rootViewController?.children == [split])
            if expected.list != nil { #expect(left.traitCollection.horizontalSizeClass == .compact) }
            #expect(right.splitViewController === split)
        }
    }

    @Test(arguments: [
        Case(list: nil, content: 320.5...1366), Case(mode: .twoBesideSecondary, list: 0...300, content: 621...1366),
        Case(mode: .twoOverSecondary, list: 0...300, content: 0...1366),
        Case(mode: .twoDisplaceSecondary, list: 0...300, content: 621...1666.5),
    ])
    func threeColumns(_ expected: Case) {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        let split = UISplitViewController(style: .tripleColumn)
        split.preferredPrimaryColumnWidth = 300
        split.maximumSupplementaryColumnWidth = 320
        split.preferredDisplayMode = expected.mode
        for (controller, column) in [(first, UISplitViewController.Column.primary), (second, .supplementary)] {
            split.setViewController(controller, for: column)
        }
        split.setViewController(third, for: .secondary)
        let window = lay(split, CGSize(width: 1366, height: 1024))
        let middle: Span = expected.list == nil ? 0...320 : 300.5...620.5
        #expect(spans(first, second, third) == [expected.list, middle, expected.content])
        #expect(window.subviews.count == 1)
    }

    @Test func widthsHaveLimits() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let window = lay(split, CGSize(width: 1000, height: 700))
        split.preferredPrimaryColumnWidthFraction = 0.5
        #expect(split.primaryColumnWidth == 320)
        split.maximumPrimaryColumnWidth = 450
        #expect(split.primaryColumnWidth == 450)
        split.preferredPrimaryColumnWidth = 100
        split.minimumPrimaryColumnWidth = 200
        #expect(split.primaryColumnWidth == 200)
        split.primaryEdge = .trailing
        window.layoutIfNeeded()
        #expect(spans(split.viewControllers[0]) == [800...1000])
    }

    @Test func columnsComeAndGo() {
        let split = UISplitViewController(style: .tripleColumn)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            split.setViewController(UIViewController(), for: column)
        }
        let window = lay(split, CGSize(width: 1366, height: 1024))
        split.show(.primary)
        #expect(split.displayMode == .twoBesideSecondary)
        split.hide(.primary)
        #expect(split.displayMode == .oneBesideSecondary)
        split.hide(.supplementary)
        window.layoutIfNeeded()
        #expect(split.displayMode == .secondaryOnly && split.view.subviews.count == 1)
    }

    @Test(arguments: [true, false], [true, false])
    func littleRoom(listFirst: Bool, hasStyle: Bool) {
        let (delegate, list, content) = (ListFirst(), UIViewController(), UIViewController())
        let split = hasStyle ? UISplitViewController(style: .doubleColumn) : UISplitViewController()
        if listFirst { split.delegate = delegate }
        if hasStyle {
            split.setViewController(list, for: .primary)
            split.setViewController(content, for: .secondary)
        } else {
            split.viewControllers = [UINavigationController(rootViewController: list), content]
        }
        let window = lay(split, CGSize(width: 390, height: 844))
        #expect(split.isCollapsed)
        let shown = listFirst ? list : content
        #expect(spans(list, content) == [listFirst ? 0...390 : nil, listFirst ? nil : 0...390])
        #expect(shown.view.safeAreaInsets.top == 44)
        #expect(split.viewControllers.count == 1 && window.subviews.count == 1)
        let next = UIViewController()
        split.showDetailViewController(next, sender: nil)
        window.layoutIfNeeded()
        #expect(spans(next) == [0...390])
    }

    @Test func roomComesBack() {
        let (list, content) = (UIViewController(), UIViewController())
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: list), content]
        let window = lay(split, CGSize(width: 390, height: 844))
        #expect(content.navigationController?.viewControllers == [list, content])
        split.parent?.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .regular), forChild: split)
        window.frame.size = CGSize(width: 1024, height: 768)
        split.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(content.parent === split && content.navigationController == nil)
        #expect(spans(list).first == 0...320 && spans(content).first??.upperBound == 1024)
    }

    /// A window of a tablet that shares the screen shows one column when it is narrow, and both again when it is wide.
    @Test(
        arguments: [(1024, true), (694, true), (678, true), (639, false), (507, false), (320, false)]
            as [(CGFloat, Bool)])
    func narrowWindows(width: CGFloat, isWide: Bool) {
        final class Told: UIViewController {
            var changes = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
        }
        UIDevice.current.hostIdiom = .pad
        defer { UIDevice.current.hostIdiom = .phone }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 1024))
        let (split, list, content) = (UISplitViewController(style: .doubleColumn), UIViewController(), Told())
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(list, for: .primary)
        split.setViewController(content, for: .secondary)
        window.rootViewController = split
        window.layoutIfNeeded()
        let changes = content.changes
        #expect(!split.isCollapsed && list.view.window === window && content.view.window === window)
        window.frame.size.width = width
        window.layoutIfNeeded()
        #expect(split.isCollapsed == !isWide && (content.changes > changes) == !isWide)
        #expect([list, content].filter { $0.view.window === window }.count == (isWide ? 2 : 1))
        window.frame.size.width = 1024
        window.layoutIfNeeded()
        #expect(!split.isCollapsed && list.view.window === window && content.view.window === window)
    }
}
