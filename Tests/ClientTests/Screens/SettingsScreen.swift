import UIKit

/// A list of settings by a compositional layout, with a search and swipes.
final class SettingsScreen: UIViewController, UICollectionViewDelegate {
    enum Section: Int, CaseIterable { case account, general, about }
    struct Item: Hashable {
        enum Kind: Hashable { case profile, toggle(isOn: Bool), link(detail: String?), action }
        let id = UUID()
        let title: String
        let symbol: String?
        let kind: Kind
    }

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.largeTitleDisplayMode = .always
        view.backgroundColor = .systemGroupedBackground
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.delegate = self
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        configureDataSource()
        applySnapshot(animatingDifferences: false)
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search settings"
        search.searchBar.searchTextField.tokens = [
            UISearchToken(icon: UIImage(systemName: "tag"), text: "Privacy")
        ]
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        addKeyCommand(UIKeyCommand(title: "Find", action: Selector("find"), input: "f", modifierFlags: .command))
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = Section(rawValue: index) == .account ? .none : .supplementary
            configuration.footerMode = .none
            configuration.showsSeparators = true
            configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
                let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                    self?.delete(at: indexPath)
                    completion(true)
                }
                delete.image = UIImage(systemName: "trash")
                return UISwipeActionsConfiguration(actions: [delete])
            }
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            section.interGroupSpacing = 0
            return section
        }
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, indexPath, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            content.image = item.symbol.flatMap { UIImage(systemName: $0) }
            content.imageProperties.tintColor = .systemBlue
            content.imageProperties.maximumSize = CGSize(width: 24, height: 24)
            if case .link(let detail) = item.kind { content.secondaryText = detail }
            content.prefersSideBySideTextAndSecondaryText = true
            cell.contentConfiguration = content
            switch item.kind {
            case .profile, .link: cell.accessories = [.disclosureIndicator()]
            case .toggle(let isOn):
                let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in })
                toggle.isOn = isOn
                cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
            case .action: cell.accessories = []
            }
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColor = .secondarySystemGroupedBackground
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = Section(rawValue: indexPath.section) == .general ? "General" : "About"
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
    }

    private func applySnapshot(animatingDifferences: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(
            [Item(title: "Jane Appleseed", symbol: "person.crop.circle", kind: .profile)], toSection: .account)
        snapshot.appendItems(
            [
                Item(title: "Airplane Mode", symbol: "airplane", kind: .toggle(isOn: false)),
                Item(title: "Wi-Fi", symbol: "wifi", kind: .link(detail: "Home")),
                Item(title: "Bluetooth", symbol: "dot.radiowaves.right", kind: .link(detail: "On")),
            ], toSection: .general)
        snapshot.appendItems([Item(title: "Sign Out", symbol: nil, kind: .action)], toSection: .about)
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    private func delete(at path: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: path) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([item])
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.string = "x"
                },
                UIAction(title: "Delete", attributes: .destructive) { _ in },
            ])
        }
    }
}

extension SettingsScreen: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        _ = searchController.searchBar.text?.isEmpty
    }
}
