import Testing
import UIKit

/// The layout of programs in current style; the numbers are computed by hand.
///
/// This file and the screens are compiled in language modes 5 and 6.
@MainActor @Suite struct TodayProgramTests {
    @Test func signUp() {
        let screen = SignUpScreen()
        let window = Phone.show(screen)
        // The form has the height of the screen, 763 points; the row in the middle takes up the remaining height.
        #expect(screen.stack.frame == CGRect(x: 0, y: 0, width: 390, height: 763))
        #expect(screen.email.frame == CGRect(x: 20, y: 24, width: 350, height: 52))
        #expect(screen.password.frame.minY == 92 && screen.submit.frame.maxY == 739)
        #expect(screen.terms.frame.size == CGSize(width: 51, height: 31) && screen.terms.frame.maxX == 352)
        screen.submit.sendActions(for: .primaryActionTriggered)
        window.layoutIfNeeded()
        // Captions: a line of 14.32 points, 16 from one to the next.
        #expect(screen.email.errorLabel.frame == CGRect(x: 0, y: 56, width: 350, height: 30.5))
        #expect(screen.email.frame.height == 86.5 && screen.password.frame.minY == 126.5)
        #expect(screen.password.frame.height == 70.5 && screen.submit.frame.maxY == 739)
        #expect(screen.email.field.line.frame == CGRect(x: 0, y: 51, width: 350, height: 1))
        screen.email.field.text = "a@b"
        screen.validate()
        #expect(screen.email.frame.height == 52 && screen.password.frame.minY == 92)
    }

    @Test func pager() {
        let screen = PagerScreen()
        let window = Phone.show(screen)
        let (strip, scroll) = (screen.strip, screen.scroll)
        #expect(strip.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(zip(strip.buttons, strip.buttons.dropFirst()).allSatisfy { $1.frame.minX - $0.frame.maxX == 24 })
        #expect(strip.indicator.frame.minX == 16 && strip.indicator.frame.width == strip.buttons[0].frame.width)
        strip.buttons[2].sendActions(for: .touchUpInside)
        #expect(strip.indicator.frame.minX == 16 + strip.buttons[2].frame.minX && scroll.contentOffset.x == 780)
        #expect(scroll.frame == CGRect(x: 0, y: 99, width: 390, height: 745) && scroll.contentSize.width == 1170)
        window.frame.size = CGSize(width: 844, height: 390)
        window.layoutIfNeeded()
        #expect(scroll.contentOffset.x == 1688 && screen.pages.map(\.view.frame.minX) == [0, 844, 1688])
        #expect(screen.pages.allSatisfy { $0.view.frame.size == CGSize(width: 844, height: 291) })
    }

    @Test func drawer() {
        let screen = DrawerScreen(main: UIViewController(), drawer: UITableViewController(style: .plain))
        _ = Phone.show(screen)
        #expect(screen.drawer.view.frame == CGRect(x: 0, y: 744, width: 390, height: 759.5))
        #expect(screen.main.view.frame.height == 756 && screen.handle.frame.origin == CGPoint(x: 177, y: 8))
        #expect(screen.drawer.view.safeAreaInsets.top == 20)
        screen.state = .half
        #expect(screen.drawer.view.frame.minY == 422 && screen.main.view.frame.height == 434)
        screen.state = .full
        #expect(screen.drawer.view.frame.minY == 84.5)
    }

    @Test func questions() {
        let screen = QuestionsScreen(style: .plain)
        let window = Phone.show(screen)
        let table: UITableView = screen.tableView
        // 12 + 358 × 9 / 16 + 8 + a line of 20.5 + 4 + three lines, 22 from one to the next + 12.
        #expect(abs(screen.header.frame.height - (12 + 201.375 + 8 + 20.5 + 4 + 64.5 + 12)) < 0.01)
        #expect(table.visibleCells.map(\.frame.height) == [52, 52, 52, 52])
        let cells = table.visibleCells
        screen.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        window.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [52, 93, 52, 52] && table.visibleCells == cells)
        #expect((cells[1] as? QuestionCell)?.detail.frame == CGRect(x: 16, y: 40, width: 358, height: 41))
        #expect((cells[1] as? QuestionCell)?.chevron.center == CGPoint(x: 364, y: 22))
    }

    @Test func words() {
        let screen = WordsScreen()
        let window = Phone.show(screen)
        func lines() -> [[CGFloat]] {
            Dictionary(grouping: screen.collectionView.visibleCells.map(\.frame), by: \.minY).sorted { $0.key < $1.key }
                .map { $0.value.map(\.minX).sorted() }
        }
        let cells = screen.collectionView.visibleCells
        #expect(cells.allSatisfy { $0.frame.height == 28 } && lines().allSatisfy { $0.first == 16 })
        #expect(lines().map(\.count) == [3, 2, 2] && screen.collectionView.contentSize.height == 132)
        #expect(cells[1].frame.minX == cells[0].frame.maxX + 8)
        screen.tags.insert("Inserted tag", at: 1)
        screen.collectionView.performBatchUpdates {
            screen.collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        window.layoutIfNeeded()
        #expect(lines().map(\.count) == [4, 2, 2])
        #expect(screen.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) === cells[1])
    }

    private final class Eight: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test func zoomingRow() {
        let (source, layout) = (Eight(), ZoomingLayout())
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 300), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.layoutIfNeeded()
        // The scale is 1.3 in the middle, and 1.015 at a distance of 190 points.
        let frames = collection.visibleCells.map(\.frame)
        #expect(frames[0] == CGRect(x: 97.5, y: 52.5, width: 195, height: 195))
        #expect(abs(frames[1].width - 152.25) < 1e-6 && abs(frames[1].midX - 385) < 1e-6)
        collection.contentOffset.x = 100
        collection.layoutIfNeeded()
        #expect(abs((collection.visibleCells.first?.frame.width ?? 0) - 172.5) < 1e-6)
        let rest = layout.targetContentOffset(
            forProposedContentOffset: CGPoint(x: 250, y: 0), withScrollingVelocity: .zero)
        #expect(rest.x == 190 && collection.contentSize.width == 1720)
    }

    @Test func home() throws {
        let screen = HomeScreen()
        let window = Phone.show(screen)
        let collection = try #require(screen.collectionView)
        func frame(_ section: Int, _ item: Int) -> CGRect {
            collection.cellForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
        }
        // A card with 0.92 of the width lies in the middle; the next one, at a distance of 10 points, has the minimum scale.
        #expect(frame(0, 0) == CGRect(x: 15.5, y: 0, width: 359, height: 200))
        let scale = 1 - (frame(0, 1).midX - 195) / 390
        #expect(scale < 0.8 && abs(frame(0, 1).height - 160) < 1e-6)
        // Two columns with 12 points between them, inside of 16, and 0.4 of the width high.
        #expect(frame(1, 0).minX == 16 && frame(1, 0).width == 173 && frame(1, 1).minX == 201)
        #expect(abs(frame(1, 0).height - 143.2) <= 0.5 && frame(1, 2).minY - frame(1, 0).maxY == 12)
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header?.frame.minY == 220 && header.map { $0.frame.maxY + 8 == frame(1, 0).minY } == true)
        collection.contentOffset.y = collection.contentSize.height - 810
        window.layoutIfNeeded()
        let top = frame(3, 0).minY
        #expect((0..<4).map { frame(3, $0).minY - top } == [0, 0, 100, 150])
        #expect((0..<4).map { frame(3, $0).minX } == [0, 195, 0, 195])
        #expect(frame(2, 0).minX == 16 && frame(2, 0).width == 358 && frame(2, 1).minY == frame(2, 0).maxY)
    }

    @Test func smallControls() {
        let screen = UIViewController()
        let (label, rating, pin, cards) = (PaddingLabel(), RatingControl(), PinView(length: 4), SwipeCards())
        label.text = "NEW"
        label.font = .boldSystemFont(ofSize: 12)
        rating.spacing = 8
        let stack = UIStackView(arrangedSubviews: [label, rating, pin, cards])
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 10)
        stack.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
            pin.widthAnchor.constraint(equalToConstant: 240), cards.widthAnchor.constraint(equalToConstant: 300),
            cards.heightAnchor.constraint(equalToConstant: 400),
        ])
        let window = Phone.show(screen)
        // 12 points make a line of 14.32, with 5 above and below.
        #expect(label.frame.height == 24.5 && abs(label.frame.midX - 195) <= 0.25)
        #expect(rating.frame == CGRect(x: 69, y: 34.5, width: 252, height: 44))
        #expect(pin.frame == CGRect(x: 75, y: 88.5, width: 240, height: 60))
        #expect(pin.boxes.map(\.frame.minX) == [0, 62.5, 125, 187.5])
        pin.insertText("1")
        #expect(pin.boxes.map(\.text) == ["1", nil, nil, nil] && pin.hasText)
        #expect(cards.cards.map(\.frame.width) == [270, 255, 240])
        #expect(cards.cards[0].frame == CGRect(x: 15, y: 24.5, width: 270, height: 351))
        cards.drag(CGPoint(x: 50, y: 0))
        #expect(cards.cards[0].center == CGPoint(x: 150, y: 200) && cards.cards[0].bounds.width == 270)
        rating.starCount = 3
        window.layoutIfNeeded()
        #expect(rating.frame == CGRect(x: 121, y: 34.5, width: 148, height: 44))
    }

    /// A row is 8 + 20.5 + 8 + 120 + 8 points high; a line of the grid has four cells of 80 points.
    @Test func mixedLists() {
        let screen = MixedScreen()
        let window = Phone.show(screen)
        #expect(screen.grid.frame == CGRect(x: 0, y: 0, width: 390, height: 170))
        #expect(screen.table.frame == CGRect(x: 0, y: 180, width: 390, height: 329))
        #expect(screen.scroll.contentSize == CGSize(width: 390, height: 509))
        let row = screen.table.visibleCells.last as? ShelfCell
        #expect(row?.frame.minY == 164.5 && row?.cv.frame == CGRect(x: 0, y: 36.5, width: 390, height: 120))
        #expect(row?.cv.visibleCells.map(\.frame.minX) == [16, 116, 216, 316])
        screen.items = 9
        screen.grid.reloadData()
        screen.banner.isHidden = false
        window.layoutIfNeeded()
        #expect(screen.grid.frame == CGRect(x: 0, y: 30.5, width: 390, height: 260))
        #expect(screen.table.frame.minY == 300.5 && screen.scroll.contentSize.height == 629.5)
    }

    @Test func tabsOfButtons() {
        let (one, two) = (UIViewController(), UIViewController())
        let screen = TabScreen([one, two])
        let window = Phone.show(screen)
        // 56 points above the home indicator, which the bar covers.
        #expect(screen.bar.frame == CGRect(x: 0, y: 754, width: 390, height: 90))
        #expect(screen.buttons.map(\.frame.width) == [195, 195] && screen.buttons[0].frame.height == 56)
        screen.buttons[1].sendActions(for: .primaryActionTriggered)
        window.layoutIfNeeded()
        #expect(screen.children == [two] && two.view.frame.height == 754 && two.view.safeAreaInsets.bottom == 0)
        #expect(one.viewIfLoaded?.superview == nil && !one.isMovingFromParent && !two.isMovingToParent)
    }

    @Test func stretchyPicture() {
        let screen = StretchyScreen()
        let window = Phone.show(screen)
        #expect(screen.image.frame == CGRect(x: 0, y: 0, width: 390, height: 273))
        #expect(screen.text.frame.origin == CGPoint(x: 14, y: 283) && screen.text.frame.width == 362)
        #expect(screen.scrollView.contentSize.height == screen.text.frame.maxY + 10)
        screen.scrollView.contentOffset.y = -60
        window.layoutIfNeeded()
        #expect(screen.image.frame == CGRect(x: 0, y: -60, width: 390, height: 333))
        screen.scrollView.contentOffset.y = 100
        window.layoutIfNeeded()
        #expect(screen.image.frame == screen.imageContainer.frame && screen.image.frame.height == 273)
    }
}
