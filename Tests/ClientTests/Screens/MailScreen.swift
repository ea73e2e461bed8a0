import UIKit

struct Letter: Hashable {
    let id: Int
    var sender: String
    var subject: String
    var isUnread = true
}

/// A mailbox: a list with swipes, a menu, a bar at the bottom and something to pull.
final class MailScreen: UIViewController {
    private enum Section { case main }
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Section, Letter.ID>?
    private(set) var letters: [Letter.ID: Letter] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = editButtonItem
        navigationItem.backButtonDisplayMode = .minimal
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.frame = view.bounds
        collectionView.delegate = self
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.refreshControl = UIRefreshControl(
            frame: .zero,
            primaryAction: UIAction { [weak self] _ in self?.collectionView.refreshControl?.endRefreshing() })
        view.addSubview(collectionView)
        toolbarItems = [
            .flexibleSpace(), UIBarButtonItem(title: "Updated just now"), .flexibleSpace(),
            UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { _ in }),
        ]
        navigationController?.setToolbarHidden(false, animated: false)
        configureDataSource()
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.trailingSwipeActionsConfigurationProvider = { self?.trailingActions(at: $0) }
            configuration.leadingSwipeActionsConfigurationProvider = { self?.leadingActions(at: $0) }
            configuration.itemSeparatorHandler = { path, separator in
                var separator = separator
                if path.item == 0 { separator.topSeparatorVisibility = .hidden }
                separator.bottomSeparatorInsets.leading = 36
                return separator
            }
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.remove(at: path)
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        flag.backgroundColor = .systemOrange
        let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
        configuration.performsFirstActionWithFullSwipe = true
        return configuration
    }

    private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource?.itemIdentifier(for: path), let letter = letters[id] else { return nil }
        let read = UIContextualAction(style: .normal, title: letter.isUnread ? "Read" : "Unread") {
            [weak self] _, _, done in
            self?.toggle(id)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [read])
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Letter.ID> { [weak self] cell, _, id in
            guard let letter = self?.letters[id] else { return }
            var content = UIListContentConfiguration.subtitleCell()
            content.text = letter.sender
            content.textProperties.font = .preferredFont(forTextStyle: letter.isUnread ? .headline : .body)
            content.secondaryText = letter.subject
            content.secondaryTextProperties.numberOfLines = 2
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIImage(systemName: "circle.fill")
            content.imageProperties.tintColor = letter.isUnread ? .systemBlue : .clear
            content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .caption2)
            content.imageProperties.reservedLayoutSize.width = 12
            content.imageToTextPadding = 8
            cell.contentConfiguration = content
            cell.accessories = [.multiselect(), .disclosureIndicator(options: .init(tintColor: .tertiaryLabel))]
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
                if state.isSelected { background.backgroundColor = .systemGray5 }
                cell.backgroundConfiguration = background
            }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
        }
    }

    func show(_ all: [Letter]) {
        letters = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        var snapshot = NSDiffableDataSourceSnapshot<Section, Letter.ID>()
        snapshot.appendSections([.main])
        snapshot.appendItems(all.map(\.id), toSection: .main)
        dataSource?.apply(snapshot, animatingDifferences: false)
    }

    func toggle(_ id: Letter.ID) {
        letters[id]?.isUnread.toggle()
        guard var snapshot = dataSource?.snapshot() else { return }
        snapshot.reconfigureItems([id])
        dataSource?.apply(snapshot)
    }

    private func remove(at path: IndexPath) {
        guard let id = dataSource?.itemIdentifier(for: path), var snapshot = dataSource?.snapshot() else { return }
        snapshot.deleteItems([id])
        dataSource?.apply(snapshot, animatingDifferences: true)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }
}

extension Letter: Identifiable {}

extension MailScreen: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) { _ in }])
        })
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { setEditing(true, animated: true) }
}
