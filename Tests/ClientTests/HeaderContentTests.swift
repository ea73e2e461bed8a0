import Testing
@_spi(Host) import UIKit

/// Table headers, configuration states, keyboard layout guides and cell accessories.
///
/// Compiled in language modes 5 and 6.
@MainActor @Suite struct HeaderContentTests {
    struct Box: UIContentConfiguration {
        var height: CGFloat
        func makeContentView() -> any UIView & UIContentView { BoxView(self) }
        func updated(for state: any UIConfigurationState) -> Box { self }
    }
    final class BoxView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ box: Box) {
            configuration = box
            super.init(frame: .zero)
            heightAnchor.constraint(equalToConstant: box.height).isActive = true
        }
        required init?(coder: NSCoder) { nil }
    }
    final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.contentConfiguration = Box(height: 61)
            return header
        }
    }

    @Test func aHeaderIsAsHighAsItsContent() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let headers = Headers()
        (table.dataSource, table.delegate) = (headers, headers)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 61)
        #expect(table.headerView(forSection: 0)?.contentView.subviews.first?.frame.height == 61)
    }

    @Test func statesCarryWhatAProgramSays() {
        let key = UIConfigurationStateCustomKey("app.level")
        var state = UICellConfigurationState(traitCollection: .current)
        let plain = state
        state[key] = 3
        #expect(state[key] as? Int == 3 && plain[key] == nil && state != plain)
        state[key] = nil
        #expect(state == plain)
    }

    @Test func keyboardsWithoutTheSafeArea() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.deviceSafeAreaInsets.bottom = 34
        let controller = UIViewController()
        window.rootViewController = controller
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
        ])
        window.layoutIfNeeded()
        #expect(bar.frame.maxY == 810)
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
        window.layoutIfNeeded()
        #expect(bar.frame.maxY == 844 && controller.view.keyboardLayoutGuide.layoutFrame.height == 0)
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = true
        window.layoutIfNeeded()
        #expect(bar.frame.maxY == 810)
    }

    @Test func accessoriesReserveRoom() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let sign = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        cell.accessories = [.customView(configuration: .init(customView: sign, placement: .trailing()))]
        cell.layoutIfNeeded()
        let width = cell.contentView.frame.width
        cell.accessories = [
            .customView(
                configuration: .init(customView: sign, placement: .trailing(), reservedLayoutWidth: .custom(50)))
        ]
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == width - 30)
    }

    @Test func attributesOfDictionaries() {
        let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 31), .kern: 2])
        let text = NSAttributedString(AttributedString("M", attributes: container))
        #expect(AttributedString(text) == AttributedString("M", attributes: container))
        let label = UILabel()
        label.attributedText = text
        let expected = label.intrinsicContentSize
        let button = UIButton(configuration: .plain())
        button.configuration?.attributedTitle = AttributedString("M", attributes: container)
        #expect(button.titleLabel?.intrinsicContentSize == expected)
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    }

    @Test func bubblesThatBecomeSheets() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (host, bubble) = (UIViewController(), UIViewController())
        window.rootViewController = host
        bubble.modalPresentationStyle = .popover
        let sheet = bubble.popoverPresentationController?.adaptiveSheetPresentationController
        sheet?.detents = [.custom { _ in 300 }]
        host.present(bubble, animated: true)
        window.layoutIfNeeded()
        #expect(bubble.view.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
        sheet?.detents = [.custom { _ in 200 }]
        window.layoutIfNeeded()
        #expect(bubble.view.frame.height == 200)
    }
}
