import Testing

@testable import UIKit

/// The cost of a change, as a count: it is proportional to what changes, however large the hierarchy is.
@MainActor @Suite struct CostTests {
    /// A label that counts how often its text is measured.
    private final class CountingLabel: UILabel {
        static var count = 0
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            Self.count += 1
            return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))

    private func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    // MARK: Text

    /// Labels of several lines below one another, each with the width of the root.
    private func column(_ count: Int) -> [CountingLabel] {
        var labels: [CountingLabel] = []
        for number in 0..<count {
            let label = add(CountingLabel())
            label.numberOfLines = 0
            label.text = "Number \(number) of many that stand below one another"
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: labels.last?.bottomAnchor ?? root.topAnchor),
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            labels.append(label)
        }
        root.layoutIfNeeded()
        return labels
    }

    private func measurings(_ change: () -> Void) -> Int {
        let before = CountingLabel.count
        change()
        root.layoutIfNeeded()
        return CountingLabel.count - before
    }

    @Test func anotherTextIsMeasuredAlone() {
        let labels = column(40)
        let heights = labels.map(\.frame.height)
        let count = measurings { labels[20].text = "Short" }
        #expect(count <= 3)
        #expect(labels[20].frame.height < heights[20] && labels[39].frame.height == heights[39])
    }

    @Test func labelsOfAFixedWidthAreMeasuredAgainForAnother() {
        let labels = column(40)
        let heights = labels.map(\.frame.height)
        let count = measurings { root.frame.size.width = 60 }
        #expect(count == labels.count)
        #expect(zip(labels, heights).allSatisfy { $0.frame.height > $1 })
        _ = measurings { root.frame.size.width = 2000 }
        #expect(labels.allSatisfy { $0.frame.height == $0.lineHeight })
        _ = measurings { root.frame.size.width = 100 }
        #expect(labels.map(\.frame.height) == heights)
    }

    /// A label whose width no optional constraint could change gets the width of its text as soon as one can.
    @Test func labelsThatAreFixedNoLongerTakeTheirTextsWidth() {
        let label = column(2)[1]
        _ = measurings { root.frame.size.width = 2000 }
        let trailing = root.constraints.first { $0.first?.view === label && $0.firstAttribute == .trailing }
        trailing?.isActive = false
        root.layoutIfNeeded()
        #expect(label.frame.width == label.intrinsicContentSize.width)
    }

    /// The solver's work for a column of labels is proportional to their number, not to its square.
    @Test func widthsThatNoWishCanChangeAreNotSolvedForEachText() {
        defer { LayoutEnvironment.current.layoutWork = .max }
        let work = [20, 80].map { count in
            LayoutEnvironment.current.layoutWork = 100_000_000
            let test = CostTests()
            _ = test.column(count)
            return LayoutEnvironment.current.layoutWork - test.root.remainingLayoutWork
        }
        #expect(work[0] > 0 && work[1] <= 6 * work[0])
    }

    // MARK: Leaving

    /// Many boxes in the root, so that constraints of a box are looked up among those that refer to it.
    private func boxes(_ count: Int) -> [UIView] {
        (0..<count).map { number in
            let box = add(UIView())
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(number)),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 5), box.heightAnchor.constraint(equalToConstant: 5),
            ])
            return box
        }
    }

    /// Constraints of other views that refer to a view, its margins, its guides or its subviews.
    @Test(arguments: [false, true]) func allConstraintsFromOutsideAreDeactivated(isLaidOut: Bool) {
        let all = boxes(30)
        let (box, other) = (all[10], all[20])
        let inner = add(UIView(), to: box)
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        let outer = [
            box.leadingAnchor.constraint(lessThanOrEqualTo: other.leadingAnchor),
            other.topAnchor.constraint(greaterThanOrEqualTo: inner.bottomAnchor),
            other.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, constant: 500),
            other.leftAnchor.constraint(lessThanOrEqualTo: box.layoutMarginsGuide.rightAnchor, constant: 500),
            NSLayoutConstraint(
                item: box, attribute: .leftMargin, relatedBy: .greaterThanOrEqual, toItem: other, attribute: .left,
                multiplier: 1, constant: -500),
        ]
        let own = [
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            box.heightAnchor.constraint(lessThanOrEqualToConstant: 9),
            guide.widthAnchor.constraint(equalToConstant: 3),
        ]
        NSLayoutConstraint.activate(outer + own)
        if isLaidOut { root.layoutIfNeeded() }
        let count = root.constraints.count
        box.removeFromSuperview()
        #expect(outer.allSatisfy { !$0.isActive } && own.allSatisfy(\.isActive))
        #expect(root.constraints.count == count - outer.count - 2)
        root.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 0, y: 20, width: 5, height: 5))
    }

    @Test func constraintsThatNameAGuideGoWithIt() {
        let box = boxes(30)[3]
        let (guide, other) = (UILayoutGuide(), UILayoutGuide())
        for guide in [guide, other] { root.addLayoutGuide(guide) }
        let constraints = [guide, other].map { box.widthAnchor.constraint(lessThanOrEqualTo: $0.widthAnchor) }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        root.removeLayoutGuide(guide)
        #expect(constraints.map(\.isActive) == [false, true])
    }

    // MARK: Direction

    @Test func directionsThatChangeLaterMirrorWhatIsThere() {
        let box = add(UIView())
        let inner = add(UIView(), to: box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor), box.leftAnchor.constraint(equalTo: root.leftAnchor),
            box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 5),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
            inner.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 4)
        box.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 36)
    }

    // MARK: Traits

    /// A view that counts how often it is asked for its traits.
    private final class AskedView: UIView {
        static var count = 0
        override var traitCollection: UITraitCollection {
            Self.count += 1
            return super.traitCollection
        }
    }

    @Test func viewsAreAskedForTraitsAFewTimesHoweverDeepTheyAre() {
        var innermost = root
        for _ in 0..<60 { innermost = add(AskedView(), to: innermost) }
        AskedView.count = 0
        root.overrideUserInterfaceStyle = .dark
        #expect(AskedView.count <= 2 * 60)
        #expect(innermost.traitCollection.userInterfaceStyle == .dark)
    }

    /// If a handler of a trait change makes another change, the views below are notified of the result of both.
    @Test func changesThatAreMadeWhileOthersAreToldAreToldToo() {
        var heard: [UIUserInterfaceStyle] = []
        let inner = add(UIView())
        let leaf = add(UIView(), to: inner)
        inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
            view.overrideUserInterfaceStyle = .light
        }
        leaf.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
            heard.append(view.traitCollection.userInterfaceStyle)
        }
        root.overrideUserInterfaceStyle = .dark
        #expect(heard == [.light])
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
    }

    // MARK: Rows and items

    @Test func chosenPathsKeepTheirOrder() {
        var selection = PathSelection([3, 1, 2].map { IndexPath(row: $0, section: 0) })
        selection.insert(IndexPath(row: 1, section: 0))
        selection.remove(IndexPath(row: 3, section: 0))
        selection.insert(IndexPath(row: 3, section: 0))
        #expect(selection.all.map(\.row) == [1, 2, 3] && selection.first?.row == 1)
        #expect(!selection.contains(IndexPath(row: 4, section: 0)) && PathSelection().first == nil)
    }

    /// Updating the places from a changed row on gives the same places as placing all rows again.
    @Test(arguments: [0, 3, 7, 9]) func rowsBelowAChangedOneMove(row: Int) {
        func rows(_ heights: [CGFloat]) -> TableRows {
            var rows = TableRows(sectionCount: 2)
            for section in 0..<2 {
                let extents = heights.map { TableRows.Extent(height: $0, isEstimate: true) }
                rows.setCount(extents.count, ofSection: section)
                rows.setHeights(ofSection: section, header: 5, rows: extents, footer: 7)
            }
            return rows
        }
        var heights = Array(repeating: CGFloat(10), count: 10)
        var changed = rows(heights)
        changed.place(from: 20)
        for section in 0..<2 { changed.setHeight(31, of: IndexPath(row: row, section: section)) }
        heights[row] = 31
        var fresh = rows(heights)
        #expect(changed.place(from: 20) == fresh.place(from: 20))
        for path in (0..<20).map({ IndexPath(row: $0 % 10, section: $0 / 10) }) {
            #expect(changed.span(of: path)?.top == fresh.span(of: path)?.top)
        }
        #expect(changed.paths(from: 60, to: 200) == fresh.paths(from: 60, to: 200))
    }

    // MARK: Snapshots

    /// Snapshots that change many times, compared with arrays that are changed directly.
    @Test(arguments: 1...8) func placesInSnapshotsAreThoseOfLists(seed: Int) {
        var state = UInt64(seed)
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        var (list, next) = ([Int](), 0)
        for _ in 0..<200 {
            switch random(5) {
            case 0, 1:
                let new = [next, next + 1]
                next += 2
                let place = random(list.count)
                if list.isEmpty {
                    snapshot.appendItems(new)
                } else {
                    snapshot.insertItems(new, beforeItem: list[place])
                }
                list.insert(contentsOf: new, at: list.isEmpty ? 0 : place)
            case 2:
                let gone = Set((0..<random(9)).compactMap { _ in list.isEmpty ? nil : list[random(list.count)] })
                snapshot.deleteItems(Array(gone).sorted())
                list.removeAll { gone.contains($0) }
            case 3 where list.count > 1:
                let (moved, target) = (list.remove(at: random(list.count)), random(list.count))
                snapshot.moveItem(moved, afterItem: list[target])
                list.insert(moved, at: target + 1)
            default: snapshot.appendItems([next]); list.append(next); next += 1
            }
            #expect(snapshot.itemIdentifiers == list)
        }
        #expect(list.map { snapshot.indexOfItem($0) } == list.indices.map { $0 })
        #expect(snapshot.misuse == nil && snapshot.indexOfItem(-1) == nil)
    }

    @Test func sectionsAreFoundAfterOthersHaveMoved() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(Array(0..<10))
        for section in 0..<10 { snapshot.appendItems([section], toSection: section) }
        snapshot.deleteSections([0, 5, 2])
        snapshot.moveSection(9, beforeSection: 1)
        snapshot.insertSections([20], afterSection: 3)
        #expect(snapshot.sectionIdentifiers == [9, 1, 3, 20, 4, 6, 7, 8])
        #expect(snapshot.sectionIdentifiers.map { snapshot.indexOfSection($0) } == (0..<8).map { $0 })
        #expect(snapshot.itemIdentifiers(inSection: 6) == [6] && snapshot.indexOfItem(6) == 4)
        #expect(snapshot.indexOfSection(5) == nil && snapshot.sectionIdentifier(containingItem: 2) == nil)
    }

    // MARK: Stack views

    /// The gaps between arranged views, some of which are hidden: those between two visible views add up to one spacing.
    @Test(
        arguments: [
            ([false, false, false], [6, 6]), ([false, true, false], [3, 3]), ([true, false, false], [0, 6]),
            ([false, false, true], [6, 0]), ([true, true, true], [0, 0]), ([false, true, true, false], [3, 0, 3]),
            ([true, false, true, true], [0, 0, 0]),
        ] as [([Bool], [CGFloat])])
    func gapsBesideHiddenViews(hidden: [Bool], gaps: [CGFloat]) {
        let views = hidden.map { isHidden in
            let view = UIView()
            view.isHidden = isHidden
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 6
        let made = StackArrangement(of: stack).constraints.filter { $0.identifier == "UISV-spacing" }
        #expect(made.map(\.constant) == gaps)
    }
}
