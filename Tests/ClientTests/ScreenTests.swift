import Testing
@_spi(Host) import UIKit

/// The layout of ten screens of typical phone apps; the numbers are computed by hand.
///
/// This file and the screens are compiled in language modes 5 and 6.
@MainActor @Suite struct ScreenTests {
    @Test func settings() {
        let screen = SettingsScreen()
        let window = Phone.show(UINavigationController(rootViewController: screen))
        let list = screen.view.subviews.compactMap { $0 as? UICollectionView }.first
        #expect(list?.numberOfSections == 3 && list?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        let row = list?.cellForItem(at: IndexPath(item: 0, section: 1))
        #expect(row?.frame.minX == 16 && row?.frame.width == 358)
        #expect(screen.keyCommands?.map(\.input) == ["f"])
        #expect(screen.navigationItem.searchController?.searchBar.searchTextField.tokens.map(\.text) == ["Privacy"])
        #expect(window.rootViewController?.children.first === screen)
    }

    @Test func chat() {
        let screen = ChatScreen()
        let window = Phone.show(screen)
        screen.append(Message(text: "Hello", isMine: false))
        screen.append(Message(text: String(repeating: "A longer text. ", count: 20), isMine: true))
        window.layoutIfNeeded()
        let bubbles = screen.tableView.visibleCells.compactMap { ($0 as? BubbleCell)?.bubble.frame }
        #expect(bubbles.map(\.minX).first == 16 && bubbles.map(\.maxX).last == 374)
        #expect(bubbles.last.map { $0.width <= 292.5 && $0.width > 200 } == true)
        #expect(screen.tableView.frame.maxY == screen.inputBar.frame.minY && screen.inputBar.frame.maxY == 810)
        let text = screen.inputBar.textView
        text.insertText("one\ntwo\nthree")
        window.layoutIfNeeded()
        let used = text.layoutManager.usedRect(for: text.textContainer)
        let font = UIFont.preferredFont(forTextStyle: .body)
        #expect(abs(used.height - 3 * font.lineHeight - 2 * font.leading) < 0.001)
        #expect(abs(text.frame.height - 16 - used.height) <= 0.5)
        #expect(screen.inputBar.sendButton.isEnabled)
    }

    @Test func feed() {
        let screen = FeedScreen()
        _ = Phone.show(screen)
        func cell(_ item: Int, _ section: Int) -> CGRect? {
            screen.collectionView.cellForItem(at: IndexPath(item: item, section: section))?.frame
        }
        #expect(cell(0, 0).map { abs($0.width - 0.9 * 358) < 0.34 } == true)
        #expect(cell(0, 1).map { $0.minX == 16 && $0.width == 160 } == true && cell(1, 1)?.minX == 188)
        #expect(cell(0, 2)?.width == 173 && cell(1, 2)?.minX == 201)
        #expect(screen.collectionView.dragDelegate === screen && !screen.collectionView.hasActiveDrag)
    }

    @Test func login() {
        let screen = LoginScreen()
        let window = Phone.show(screen)
        #expect(screen.scrollView.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(screen.emailField.frame.width == 342 && screen.emailField.frame.height == 48)
        #expect(screen.passwordField.frame.minY == screen.emailField.frame.maxY + 8 && !screen.signInButton.isEnabled)
        screen.showError("Wrong password")
        window.layoutIfNeeded()
        #expect(screen.errorLabel.frame.minY == screen.passwordField.frame.maxY + 4)
        #expect(screen.signInButton.frame.minY == screen.errorLabel.frame.maxY + 8)
        #expect(window.layoutConflicts.isEmpty)
    }

    @Test func onboarding() {
        let screen = OnboardingScreen()
        let window = Phone.show(screen)
        #expect(screen.pages[0].imageView.frame == CGRect(x: 78, y: 47, width: 234, height: 381.5))
        #expect(screen.nextButton.convert(screen.nextButton.bounds, to: window).maxY == 794)
        screen.go(to: 2)
        #expect(screen.viewControllers?.first === screen.pages[2] && screen.pageControl.currentPage == 2)
    }

    @Test func photoGrid() {
        let screen = PhotoGridScreen()
        _ = Phone.show(screen)
        let frames = (0..<4).map { screen.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames[0] == CGRect(x: 0, y: 40, width: 128, height: 128) && frames[3]?.minY == 170)
        // Seven lines and a header in each of two sections.
        #expect(screen.collectionView.contentSize.height == CGFloat(2 * (40 + 7 * 128 + 6 * 2)))
        let group = screen.navigationItem.trailingItemGroups.first
        #expect(group?.barButtonItems.allSatisfy { $0.buttonGroup === group } == true)
    }

    @Test func checkout() {
        let screen = CheckoutScreen()
        _ = Phone.show(screen)
        #expect(screen.footer.frame.maxY == 844 && screen.footer.frame.width == 390)
        #expect(screen.scroll.contentInset.bottom == screen.footer.frame.height - 34)
        #expect(screen.scroll.contentSize == screen.content.frame.size && screen.content.frame.width == 390)
        #expect(screen.nameRow.frame.width == 358 && screen.nameRow.field.frame.minX == 102)
        #expect(screen.giftColor.frame.size == CGSize(width: 28, height: 28))
    }

    @Test func profile() {
        let screen = ProfileScreen()
        let window = Phone.show(screen)
        let header = screen.header
        #expect(header.frame.size == CGSize(width: 390, height: 272 + header.nameLabel.frame.height))
        #expect(header.avatar.layer.cornerRadius == 48 && header.avatar.frame.midY == 200)
        screen.tableView.contentOffset.y = -50
        window.layoutIfNeeded()
        #expect(header.imageView.frame == CGRect(x: 0, y: -50, width: 390, height: 250))
    }

    @Test func player() {
        let screen = PlayerScreen()
        let window = Phone.show(screen)
        #expect(screen.artwork.bounds.size == CGSize(width: 342, height: 342) && screen.main.frame.minY == 63)
        window.frame.size = CGSize(width: 844, height: 390)
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        window.traitOverrides.verticalSizeClass = .compact
        window.layoutIfNeeded()
        #expect(screen.main.axis == .horizontal && abs(screen.artwork.bounds.width - 0.4 * 702) < 0.51)
    }

    @Test func tabs() {
        let tabs = makeRoot()
        let window = Phone.show(tabs)
        #expect(tabs.tabs.map(\.title) == ["Feed", "Chat", "Search"] && tabs.selectedTab?.identifier == "feed")
        #expect(tabs.tabBar.items?.map(\.title) == ["Feed", "Chat", "Search"])
        tabs.selectedTab = tabs.tab(forIdentifier: "chat")
        window.layoutIfNeeded()
        let chat = tabs.selectedViewController as? ChatScreen
        #expect(tabs.selectedIndex == 1 && chat?.inputBar.frame.maxY == tabs.tabBar.frame.minY)
    }
}
