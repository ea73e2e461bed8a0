import UIKit

final class PosterCell: UICollectionViewCell {
    let imageView = UIImageView()
    let titleLabel = UILabel()
    let gradient = CAGradientLayer()
    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 8
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.7).cgColor]
        gradient.locations = [0.5, 1]
        imageView.layer.addSublayer(gradient)
        titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
            for: .systemFont(ofSize: 15, weight: .semibold))
        titleLabel.numberOfLines = 2
        let stack = UIStackView(arrangedSubviews: [imageView, titleLabel])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).withPriority(.init(999)),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 9.0 / 16),
        ])
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = imageView.bounds
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
        titleLabel.text = nil
    }
    override var isHighlighted: Bool {
        didSet {
            UIView.animate(
                withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                options: [.allowUserInteraction, .beginFromCurrentState]
            ) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
            }
        }
    }
}

extension NSLayoutConstraint {
    func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

final class TitleSupplementaryView: UICollectionReusableView {
    static let kind = "title"
    let label = UILabel()
    let button = UIButton(configuration: .plain())
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .title2)
        button.configuration?.title = "See All"
        button.configuration?.contentInsets = .zero
        button.configuration?.buttonSize = .small
        for view in [label, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor),
            button.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
        ])
    }
    required init?(coder: NSCoder) { nil }
}

/// Three kinds of sections, two of which scroll across, with a menu and dragging.
final class FeedScreen: UICollectionViewController {
    enum Section: Int, CaseIterable { case featured, recent, grid }
    typealias DataSource = UICollectionViewDiffableDataSource<Section, Int>
    private lazy var dataSource = makeDataSource()

    init() { super.init(collectionViewLayout: FeedScreen.makeLayout()) }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.refreshControl = UIRefreshControl()
        collectionView.refreshControl?.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
        collectionView.contentInsetAdjustmentBehavior = .always
        collectionView.dragInteractionEnabled = true
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        reload()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(options: .displayInline, children: [UIAction(title: "Sort", state: .on) { _ in }]))
    }
    private func reload() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        for section in Section.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(section.rawValue * 100..<section.rawValue * 100 + 8))
        }
        dataSource.apply(snapshot)
        collectionView.refreshControl?.endRefreshing()
    }
    private func makeDataSource() -> DataSource {
        let cell = UICollectionView.CellRegistration<PosterCell, Int> { cell, _, item in
            cell.titleLabel.text = "Episode \(item)"
            cell.imageView.backgroundColor = .systemGray4
        }
        let title = UICollectionView.SupplementaryRegistration<TitleSupplementaryView>(
            elementKind: TitleSupplementaryView.kind
        ) {
            view, _, path in
            view.label.text = ["Featured", "Recent", "All"][path.section]
        }
        let source = DataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: title, for: path)
        }
        return source
    }
    static func makeLayout() -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 24
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                guard let kind = Section(rawValue: index) else { return nil }
                let section: NSCollectionLayoutSection
                switch kind {
                case .featured:
                    let item = NSCollectionLayoutItem(
                        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(240)))
                    let group = NSCollectionLayoutGroup.horizontal(
                        layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .estimated(240)),
                        subitems: [item])
                    section = NSCollectionLayoutSection(group: group)
                    section.orthogonalScrollingBehavior = .groupPagingCentered
                    section.visibleItemsInvalidationHandler = { items, offset, environment in
                        for item in items {
                            let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                            item.transform = CGAffineTransform(scaleX: 1 - distance / 2000, y: 1)
                        }
                    }
                case .recent:
                    let item = NSCollectionLayoutItem(
                        layoutSize: .init(widthDimension: .absolute(160), heightDimension: .estimated(130)))
                    let group = NSCollectionLayoutGroup.horizontal(
                        layoutSize: .init(widthDimension: .absolute(160), heightDimension: .estimated(130)),
                        subitems: [item])
                    section = NSCollectionLayoutSection(group: group)
                    section.orthogonalScrollingBehavior = .continuous
                case .grid:
                    let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
                    let item = NSCollectionLayoutItem(
                        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(150)))
                    let group = NSCollectionLayoutGroup.horizontal(
                        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(150)),
                        subitem: item, count: columns)
                    group.interItemSpacing = .fixed(12)
                    section = NSCollectionLayoutSection(group: group)
                }
                section.interGroupSpacing = 12
                section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
                section.supplementariesFollowContentInsets = true
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                    elementKind: TitleSupplementaryView.kind, alignment: .top)
                header.pinToVisibleBounds = kind == .grid
                section.boundarySupplementaryItems = [header]
                return section
            }, configuration: configuration)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true
        if #available(iOS 18.0, *) {
            detail.preferredTransition = .zoom { _ in collectionView.cellForItem(at: indexPath) }
        }
        navigationController?.pushViewController(detail, animated: true)
    }
}

extension FeedScreen: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "\(indexPath.item)" as NSString))
        item.localObject = indexPath
        return [item]
    }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let destination = coordinator.destinationIndexPath else { return }
        for item in coordinator.items {
            guard let source = item.sourceIndexPath else { continue }
            collectionView.performBatchUpdates { collectionView.moveItem(at: source, to: destination) }
            coordinator.drop(item.dragItem, toItemAt: destination)
        }
    }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
}
