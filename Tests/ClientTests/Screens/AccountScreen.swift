import UIKit

/// A form in a list: values, switches, headers and footers.
final class AccountScreen: UICollectionViewController {
    enum Row: Hashable {
        case value(String, String)
        case toggle(String, Bool)
        case button(String)
        case menu(String)
    }
    private var dataSource: UICollectionViewDiffableDataSource<String, Row>?

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        configuration.headerTopPadding = 8
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            switch row {
            case .value(let name, let value):
                var content = UIListContentConfiguration.valueCell()
                (content.text, content.secondaryText) = (name, value)
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator()]
            case .toggle(let name, let isOn):
                var content = cell.defaultContentConfiguration()
                content.text = name
                cell.contentConfiguration = content
                let control = UISwitch(frame: .zero, primaryAction: UIAction { _ in })
                control.isOn = isOn
                cell.accessories = [
                    .customView(configuration: .init(customView: control, placement: .trailing(displayed: .always)))
                ]
            case .button(let name):
                var content = cell.defaultContentConfiguration()
                content.text = name
                content.textProperties.color = .systemRed
                content.textProperties.alignment = .center
                cell.contentConfiguration = content
            case .menu(let name):
                var content = cell.defaultContentConfiguration()
                content.text = name
                cell.contentConfiguration = content
                let choices = ["Daily", "Weekly"].map {
                    UIAction(title: $0, state: $0 == "Daily" ? .on : .off) { _ in }
                }
                cell.accessories = [
                    .popUpMenu(UIMenu(options: .singleSelection, children: choices)), .label(text: "Daily"),
                ]
            }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self?.dataSource?.sectionIdentifier(for: path.section)
            view.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, _ in
            var content = UIListContentConfiguration.groupedFooter()
            content.text = "A note below the rows that is long enough to take two lines on a phone, and more."
            view.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<String, Row>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
        }
        self.dataSource = dataSource
        var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
        snapshot.appendSections(["Profile", "Mail"])
        snapshot.appendItems([.value("Name", "Ada"), .value("Phone", "123"), .menu("Summary")], toSection: "Profile")
        snapshot.appendItems([.toggle("News", true), .toggle("Offers", false), .button("Sign Out")], toSection: "Mail")
        dataSource.apply(snapshot, animatingDifferences: false)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        if case .toggle = dataSource?.itemIdentifier(for: indexPath) { return false }
        return true
    }
}
