import Testing
@_spi(Host) import UIKit

/// The layout of twelve more screens in current style; the numbers are computed by hand.
///
/// This file and the screens are compiled in language modes 5 and 6.
@MainActor @Suite struct TodayScreenTests {
    @Test func mail() throws {
        let screen = MailScreen()
        let navigation = UINavigationController(rootViewController: screen)
        let window = Phone.show(navigation)
        screen.show((0..<3).map { Letter(id: $0, sender: "Ada", subject: "Engines") })
        window.layoutIfNeeded()
        let cells = (0..<3).compactMap { screen.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
        #expect(cells.map(\.frame.minX) == [0, 0, 0] && cells.map(\.frame.width) == [390, 390, 390])
        #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
        // A toolbar of a navigation controller keeps its height and ends where the safe area does.
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44) && !navigation.isToolbarHidden)
        screen.toggle(1)
        let cell = cells[1] as? UICollectionViewListCell
        let shown = try #require(cell?.contentConfiguration as? UIListContentConfiguration)
        #expect(shown.imageProperties.tintColor == .clear && shown.secondaryText == "Engines")
        screen.setEditing(true, animated: false)
        #expect(screen.collectionView.isEditing && screen.editButtonItem.isSelected == false)
    }

    @Test func map() throws {
        let screen = MapScreen()
        let window = Phone.show(screen)
        #expect(screen.map.frame == window.bounds)
        #expect(screen.buttons.frame == CGRect(x: 330, y: 55, width: 44, height: 88))
        screen.presentPlaces()
        window.layoutIfNeeded()
        let sheet = try #require(screen.places.sheetPresentationController)
        func top() -> CGFloat { screen.places.view.convert(CGPoint.zero, to: window).y }
        let medium = top()
        #expect(screen.places.view.frame.width == 390 && medium > 300 && medium < 500)
        screen.expand()
        window.layoutIfNeeded()
        #expect(sheet.selectedDetentIdentifier == .large && top() < 100)
        sheet.selectedDetentIdentifier = .init("small")
        window.layoutIfNeeded()
        #expect(top() > 650 && screen.presentedViewController === screen.places)
        #expect(screen.places.searchBar.frame.width == 390)
    }

    @Test func comments() {
        let screen = CommentsScreen()
        let window = Phone.show(screen)
        #expect(screen.bar.frame == CGRect(x: 0, y: 760, width: 390, height: 50))
        #expect(screen.tableView.frame == CGRect(x: 0, y: 0, width: 390, height: 760))
        #expect(screen.field.frame.minX == 8 && screen.field.frame.height == 34)
        #expect(screen.send.frame.maxX == 382 && screen.send.frame.minX - screen.field.frame.maxX == 8)
        screen.field.insertText("New")
        #expect(screen.send.isEnabled && screen.textFieldShouldReturn(screen.field))
        window.layoutIfNeeded()
        #expect(screen.tableView.numberOfRows(inSection: 0) == 31 && screen.comments.last == "New")
        let cell = screen.tableView.cellForRow(at: IndexPath(row: 30, section: 0)) as? CommentCell
        #expect(cell?.label.frame.minX == 60 && cell?.avatar.frame.width == 32 && cell?.frame.height == 48)
    }

    @Test func dashboard() {
        let screen = DashboardScreen()
        _ = Phone.show(screen)
        #expect(screen.tiles.map(\.frame.width) == Array(repeating: 171, count: 5))
        #expect(screen.tiles.map(\.frame.minX) == [0, 187, 0, 187, 0])
        #expect(Set(screen.tiles.map(\.frame.height)).count == 1)
        #expect(screen.tiles[0].progress.frame.size == CGSize(width: 147, height: 4))
        #expect(screen.stack.frame.origin == CGPoint(x: 16, y: 16))
        #expect(screen.scrollView.contentSize == CGSize(width: 390, height: screen.stack.frame.height + 32))
    }

    @Test func account() {
        let screen = AccountScreen()
        let window = Phone.show(UINavigationController(rootViewController: screen))
        let list: UICollectionView = screen.collectionView
        let cells = [(0, 0), (2, 0), (0, 1), (2, 1)].compactMap {
            list.cellForItem(at: IndexPath(item: $0, section: $1))
        }
        #expect(cells.count == 4 && cells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 358 })
        let header = list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        let footer = list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        #expect(header.map { $0.frame.maxY <= cells[0].frame.minY } == true)
        #expect(footer.map { $0.frame.minY >= cells[1].frame.maxY && $0.frame.height > 40 } == true)
        #expect(window.rootViewController?.children == [screen])
    }

    @Test func photoEditor() {
        let screen = PhotoEditorScreen()
        _ = Phone.show(screen)
        #expect(screen.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
        // The alignment rectangle of a segmented control is its frame without the lowest point.
        #expect(screen.tools.frame.midX == 195 && screen.tools.frame.maxY == 759)
        #expect(screen.sliders.frame.minX == 16 && screen.sliders.frame.maxX == 374)
        #expect(screen.scrollView.frame.minY == 47)
        #expect(screen.scrollView.frame.maxY == screen.sliders.frame.minY - 16)
        #expect(abs(screen.scrollView.zoomScale - 0.65) < 1e-9 && abs(screen.imageView.frame.width - 390) < 1e-9)
        let inset = screen.scrollView.contentInset.top
        #expect(abs(inset - (screen.scrollView.bounds.height - 260) / 2) < 1e-9)
        #expect(screen.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func tour() {
        let screen = TourScreen()
        _ = Phone.show(screen)
        // 15 points above and below a line of 20.29, which takes 20.5 at two pixels a point.
        #expect(screen.button.frame == CGRect(x: 16, y: 759.5, width: 358, height: 50.5))
        #expect(screen.pages.map(\.frame.minX) == [0, 390, 780] && screen.scrollView.contentSize.width == 1170)
        #expect(screen.scrollView.frame.maxY == screen.pageControl.frame.minY && screen.pageControl.frame.maxY == 751.5)
        screen.button.sendActions(for: .primaryActionTriggered)
        #expect(screen.pageControl.currentPage == 1 && screen.scrollView.contentOffset.x == 390)
        screen.turn(to: 2)
        #expect(screen.pageControl.currentPage == 2)
    }

    @Test func article() {
        let screen = ArticleScreen()
        _ = Phone.show(screen)
        let text = screen.textView.frame
        #expect(screen.headline.frame.size.width == 358 && text.width == 358 && text.minX == 0)
        #expect(text.minY == screen.headline.frame.maxY + 20 && screen.quote.frame.minY == text.maxY + 20)
        let line = UIFont.italicSystemFont(ofSize: 17).lineHeight
        #expect(abs(screen.quote.frame.height - 24 - line) <= 0.5)
        let body = UIFont.preferredFont(forTextStyle: .body).lineHeight
        // Two lines, and the picture, which reaches from 10 below the baseline to 50 above.
        #expect(text.height > 2 * body + 60 && text.height < 2 * body + 120)
        #expect(abs(screen.scrollView.contentSize.height - screen.quote.frame.maxY - 48) <= 0.5)
    }

    @Test func cart() {
        let screen = CartScreen()
        _ = Phone.show(screen)
        #expect(screen.footer.frame.maxY == 844 && screen.tableView.frame.maxY == screen.footer.frame.minY)
        #expect(screen.footer.frame.height == screen.pay.frame.height + 58)
        #expect(screen.pay.convert(screen.pay.bounds, to: screen.view).maxX == 374 && screen.total.text == "$20.00")
        let cells = screen.tableView.visibleCells.compactMap { $0 as? CartCell }
        #expect(cells.count == 3 && cells.allSatisfy { $0.thumbnail.frame.size == CGSize(width: 60, height: 60) })
        let foot = screen.tableView.tableFooterView?.frame
        #expect(foot?.width == 390 && foot.map { $0.height > 10 } == true && foot?.minY == cells.last?.frame.maxY)
        cells[0].stepper.value = 3
        cells[0].stepper.sendActions(for: .valueChanged)
        #expect(screen.total.text == "$30.00")
    }

    @Test func contacts() {
        let screen = ContactsScreen()
        let window = Phone.show(UINavigationController(rootViewController: screen))
        let table: UITableView = screen.tableView
        #expect(table.numberOfSections == 7 && screen.sectionIndexTitles(for: table)?.first == "A")
        screen.search.searchBar.text = "a"
        screen.updateSearchResults(for: screen.search)
        window.layoutIfNeeded()
        #expect(table.numberOfSections == 4 && table.numberOfRows(inSection: 0) == 2)
        let header = table.rectForHeader(inSection: 1)
        #expect(header.width == 390 && header.minY == table.rect(forSection: 0).maxY)
    }

    @Test func nowPlaying() {
        let screen = NowPlayingScreen()
        let window = Phone.show(screen)
        #expect(screen.artwork.frame == CGRect(x: 29, y: 0, width: 300, height: 300))
        // The alignment rectangle of a slider is its frame inset by two points at either side.
        #expect(abs(screen.content.frame.midY - 428.5) <= 0.5 && screen.scrubber.frame.width == 362)
        window.frame.size = CGSize(width: 844, height: 390)
        window.layoutIfNeeded()
        #expect(window.layoutConflicts.isEmpty && screen.content.axis == .horizontal)
        #expect(abs(screen.artwork.frame.width - 0.3 * screen.content.frame.width) <= 0.5)
        #expect(screen.artwork.frame.minX == 0 && screen.scrubber.frame.width > 400)
        window.frame.size = CGSize(width: 390, height: 844)
        window.layoutIfNeeded()
        #expect(screen.content.axis == .vertical && screen.artwork.frame.width == 300)
    }

    @Test func notes() {
        UIDevice.current.hostIdiom = .pad
        defer { UIDevice.current.hostIdiom = .phone }
        let screen = NotesScreen()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1194, height: 834))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
        #expect(place(screen.folders.view).width == 240 && place(screen.notes.view).width == 300)
        #expect(place(screen.note.view).maxX == 1194 && screen.displayMode == .twoBesideSecondary)
        #expect(screen.folders.collectionView.numberOfItems(inSection: 0) == 4)
        let fonts = [0, 10].map {
            screen.note.textView.attributedText.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
        }
        #expect(fonts[0] == .preferredFont(forTextStyle: .title1) && fonts[1] == .preferredFont(forTextStyle: .body))
        #expect(
            screen.note.textView.frame.minX == 0 && screen.note.textView.frame.width == screen.note.view.bounds.width)
    }

    /// A higher and a lower priority.
    @Test func sumsOfPriorities() {
        var priority = UILayoutPriority.required - 1
        #expect(priority.rawValue == 999 && priority - .defaultHigh == 249)
        priority += 0.5
        #expect(priority == UILayoutPriority(999.5) && priority > .defaultHigh + 1)
    }
}
