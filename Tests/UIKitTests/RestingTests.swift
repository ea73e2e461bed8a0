import Foundation
import Testing

@_spi(Host) @testable import UIKit

/// The resting positions of the content of scroll views.
///
/// The window is 320 × 480 points, with safe area insets of 20 at the top and 34 at the bottom. A navigation bar is 44 points high, with
/// large titles 96, and a tab bar 49.
@MainActor @Suite struct RestingTests {
    final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var count = 100
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    enum Kind { case plain, table, grouped, collection, short, sideways, text }
    enum Around { case nothing, bar, largeBar, tabs, both, child }

    struct Case: CustomTestStringConvertible, Sendable {
        let kind: Kind
        let around: Around
        var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
        /// The adjusted content inset at the top and at the end.
        let top: CGFloat
        let bottom: CGFloat
        var testDescription: String { "\(kind) in \(around), \(behavior)" }
    }

    let source = Source()

    func make(_ kind: Kind) -> UIScrollView {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        switch kind {
        case .table, .grouped:
            let table = UITableView(frame: frame, style: kind == .table ? .plain : .grouped)
            table.rowHeight = 44
            table.dataSource = source
            return table
        case .collection:
            let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = source
            return collection
        case .text: return UITextView(frame: frame)
        case .plain, .short, .sideways:
            let view = UIScrollView(frame: frame)
            view.contentSize = CGSize(width: kind == .sideways ? 1000 : 320, height: kind == .plain ? 1000 : 200)
            return view
        }
    }

    private func container(of controller: UIViewController, _ around: Around) -> UIViewController {
        if around == .nothing { return controller }
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        if around == .tabs { return tabs }
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = around == .largeBar
        guard around == .both else { return navigation }
        tabs.viewControllers = [navigation]
        return tabs
    }

    /// Shows a view as the view of a controller.
    func show(_ view: UIScrollView, _ around: Around) -> UIWindow {
        let controller = UIViewController()
        if around == .child {
            controller.view.addSubview(view)
        } else {
            controller.view = view
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        window.rootViewController = container(of: controller, around)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test(arguments: [
        Case(kind: .plain, around: .nothing, top: 20, bottom: 34),
        Case(kind: .plain, around: .bar, top: 64, bottom: 34),
        Case(kind: .plain, around: .largeBar, top: 116, bottom: 34),
        Case(kind: .plain, around: .tabs, top: 20, bottom: 83), Case(kind: .plain, around: .both, top: 64, bottom: 83),
        Case(kind: .plain, around: .child, top: 64, bottom: 34),
        Case(kind: .table, around: .nothing, top: 20, bottom: 34),
        Case(kind: .table, around: .largeBar, top: 116, bottom: 34),
        Case(kind: .grouped, around: .both, top: 64, bottom: 83),
        Case(kind: .collection, around: .nothing, top: 20, bottom: 34),
        Case(kind: .collection, around: .bar, top: 64, bottom: 34),
        // Content that does not scroll is inset only among bars.
        Case(kind: .short, around: .nothing, top: 0, bottom: 0), Case(kind: .short, around: .bar, top: 64, bottom: 34),
        Case(kind: .short, around: .tabs, top: 20, bottom: 83), Case(kind: .short, around: .child, top: 64, bottom: 34),
        Case(kind: .text, around: .bar, top: 64, bottom: 34),
        Case(kind: .short, around: .nothing, behavior: .always, top: 20, bottom: 34),
        Case(kind: .short, around: .bar, behavior: .scrollableAxes, top: 0, bottom: 0),
        Case(kind: .plain, around: .bar, behavior: .scrollableAxes, top: 64, bottom: 34),
        Case(kind: .table, around: .bar, behavior: .scrollableAxes, top: 64, bottom: 34),
        Case(kind: .table, around: .bar, behavior: .never, top: 0, bottom: 0),
        Case(kind: .plain, around: .both, behavior: .never, top: 0, bottom: 0),
        Case(kind: .sideways, around: .nothing, top: 0, bottom: 0),
    ])
    func contentRestsBelowBars(_ rest: Case) {
        let view = make(rest.kind)
        view.contentInsetAdjustmentBehavior = rest.behavior
        let window = show(view, rest.around)
        #expect(view.contentOffset == CGPoint(x: 0, y: -rest.top))
        #expect(view.adjustedContentInset == UIEdgeInsets(top: rest.top, left: 0, bottom: rest.bottom, right: 0))
        #expect(view.convert(CGPoint.zero, to: window) == CGPoint(x: 0, y: rest.top))
    }

    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var kind = Kind.plain
        var before: @MainActor @Sendable (UIScrollView) -> Void = { _ in }
        var after: @MainActor @Sendable (UIScrollView, UIWindow) -> Void = { _, _ in }
        let offset: CGPoint
        init(
            _ name: String, _ kind: Kind = .plain,
            before: @escaping @MainActor @Sendable (UIScrollView) -> Void = { _ in },
            after: @escaping @MainActor @Sendable (UIScrollView, UIWindow) -> Void = { _, _ in }, x: CGFloat = 0,
            y: CGFloat
        ) {
            testDescription = name
            self.kind = kind
            self.before = before
            self.after = after
            offset = CGPoint(x: x, y: y)
        }
    }

    nonisolated private static func bars(_ window: UIWindow, large: Bool) {
        MainActor.assumeIsolated {
            (window.rootViewController as? UINavigationController)?.navigationBar.prefersLargeTitles = large
        }
    }

    nonisolated private static let changes: [Change] = [
        // A content offset at the top follows the bar; one that was scrolled does not.
        Change("a higher bar", after: { _, window in bars(window, large: true) }, y: -116),
        Change("a higher bar, rows", .table, after: { _, window in bars(window, large: true) }, y: -116),
        Change(
            "up and down again", .table,
            after: {
                bars($1, large: true); bars($1, large: false)
            }, y: -64),
        Change(
            "scrolled, a higher bar",
            after: {
                $0.contentOffset.y = 200; bars($1, large: true)
            }, y: 200),
        Change(
            "near the begin",
            after: {
                $0.contentOffset.y = -63; bars($1, large: true)
            }, y: -63),
        Change("set to nothing later", after: { view, _ in view.contentOffset = .zero }, y: 0),
        Change(
            "set to nothing later, a higher bar",
            after: {
                $0.contentOffset = .zero; bars($1, large: true)
            }, y: 0),
        Change("not adjusted any longer", after: { view, _ in view.contentInsetAdjustmentBehavior = .never }, y: 0),
        // An offset that was set before the first layout is kept.
        Change("set before", before: { $0.setContentOffset(CGPoint(x: 0, y: 150), animated: false) }, y: 150),
        Change(
            "set before, rows", .table, before: { $0.setContentOffset(CGPoint(x: 0, y: 150), animated: false) }, y: 150),
        Change("set before, items", .collection, before: { $0.contentOffset.y = 150 }, y: 150),
        Change("does not scroll", before: { $0.isScrollEnabled = false }, y: 0),
        // Setting an inset moves the content as necessary.
        Change("an inset of long content", after: { view, _ in view.contentInset.top = 50 }, y: -64),
        Change("an inset of short content", .short, after: { view, _ in view.contentInset.top = 50 }, y: -114),
        Change("an inset before there is content", .table, before: { $0.contentInset.top = 15 }, y: -79),
        Change(
            "an inset below, at the end",
            after: { view, _ in
                view.contentInset.bottom = 200
                view.contentOffset.y = 754
                view.contentInset.bottom = 0
            }, y: 554),
        Change(
            "an inset below, in the middle",
            after: { view, _ in
                view.contentOffset.y = 100
                view.contentInset.bottom = 200
                view.contentInset.bottom = 0
            }, y: 100),
        // Content and room.
        Change(
            "less content",
            after: { view, _ in
                view.contentOffset.y = 500
                view.contentSize.height = 600
            }, y: 154),
        Change(
            "hardly any content",
            after: { view, _ in
                view.contentOffset.y = 500
                view.contentSize.height = 100
            }, y: -64),
        Change(
            "beyond the end, set by somebody",
            after: { view, window in
                view.contentOffset.y = 900
                bars(window, large: true)
            }, y: 900),
        Change("a turned device", .table, after: { _, window in turn(window) }, y: -32),
        Change(
            "a turned device, scrolled", .table,
            after: {
                $0.contentOffset.y = 300; turn($1)
            }, y: 300),
        Change(
            "a turned device, at the end",
            after: {
                $0.contentOffset.y = 554; turn($1)
            }, y: 554),
        Change(
            "a turned device, all edges", .plain, before: { $0.contentInsetAdjustmentBehavior = .always },
            after: { _, window in turn(window) }, x: -40, y: -32),
        Change("a turned device, sideways", .sideways, after: { _, window in turn(window) }, x: -40, y: -32),
        Change("from right to left", .table, before: { $0.semanticContentAttribute = .forceRightToLeft }, y: -64),
    ]

    nonisolated private static func turn(_ window: UIWindow) {
        MainActor.assumeIsolated {
            window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
            window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 21, right: 40)
        }
    }

    @Test(arguments: changes)
    func contentFollows(_ change: Change) {
        let view = make(change.kind)
        change.before(view)
        let window = show(view, .bar)
        change.after(view, window)
        window.layoutIfNeeded()
        #expect(view.contentOffset == change.offset)
    }

    /// The tests of Material Components have these values for a table of 20 points, for every length of its content.
    @Test(arguments: -1...60)
    func insetsThatAreSet(length: Int) {
        for (before, after) in [
            ((0, 0), (6, 0)), ((6, 0), (0, 0)), ((0, 0), (0, 6)), ((0, 6), (0, 0)), ((0, 0), (6, 6)), ((6, 6), (0, 0)),
        ] {
            let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
            view.contentInset = UIEdgeInsets(top: CGFloat(before.0), left: 0, bottom: CGFloat(before.1), right: 0)
            view.contentOffset = .zero
            view.contentSize = CGSize(width: 0, height: CGFloat(length))
            view.contentInset = UIEdgeInsets(top: CGFloat(after.0), left: 0, bottom: CGFloat(after.1), right: 0)
            let end = max(-after.0, min(length + after.1 - 20, 0))
            #expect(view.contentOffset == CGPoint(x: 0, y: CGFloat(end)), "\(before) to \(after)")
        }
    }
}
