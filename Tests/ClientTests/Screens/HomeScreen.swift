import UIKit

/// The sections of the screen.
enum HomeSection: Int, CaseIterable { case featured, grid, list, waterfall }
/// What stands behind a list.
final class HomeBackground: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
    }
    required init?(coder: NSCoder) { nil }
}
/// The title of a section.
final class HomeHeader: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        let inset: CGFloat = 10
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
        ])
    }
    required init?(coder: NSCoder) { nil }
}
/// Cards that scroll across, a grid, a list and columns, one below the other.
final class HomeScreen: UIViewController {
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<HomeSection, Int>!
    override func viewDidLoad() {
        super.viewDidLoad()
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 20
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                guard let kind = HomeSection(rawValue: index) else { return nil }
                return self?.section(for: kind, environment: environment)
            }, configuration: config)
        layout.register(HomeBackground.self, forDecorationViewOfKind: "background")
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "Item \(item)"
            cell.contentConfiguration = content
            cell.backgroundConfiguration = UIBackgroundConfiguration.listPlainCell()
        }
        let plain = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.contentView.backgroundColor = .systemTeal
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { cv, ip, item in
            if HomeSection(rawValue: ip.section) == .list {
                return cv.dequeueConfiguredReusableCell(using: cell, for: ip, item: item)
            }
            return cv.dequeueConfiguredReusableCell(using: plain, for: ip, item: item)
        }
        let header = UICollectionView.SupplementaryRegistration<HomeHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, ip in
            view.label.text = "Section \(ip.section)"
        }
        dataSource.supplementaryViewProvider = { cv, kind, ip in
            cv.dequeueConfiguredReusableSupplementary(using: header, for: ip)
        }
        var snapshot = NSDiffableDataSourceSnapshot<HomeSection, Int>()
        var next = 0
        for (s, n) in zip(HomeSection.allCases, [6, 5, 3, 4]) {
            snapshot.appendSections([s])
            snapshot.appendItems(Array(next..<next + n), toSection: s)
            next += n
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
    private func section(for kind: HomeSection, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    {
        let headerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        let section: NSCollectionLayoutSection
        switch kind {
        case .featured:
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let width: CGFloat = environment.traitCollection.horizontalSizeClass == .compact ? 0.92 : 0.5
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(width), heightDimension: .absolute(200)),
                subitems: [item])
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPagingCentered
            section.interGroupSpacing = 10
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                items.forEach { item in
                    let distanceFromCenter = abs(
                        (item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
                    let scale = max(1.0 - (distanceFromCenter / environment.container.contentSize.width), 0.8)
                    item.transform = CGAffineTransform(scaleX: scale, y: scale)
                }
            }
        case .grid:
            let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.4)),
                subitem: item, count: columns)
            group.interItemSpacing = .fixed(12)
            section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 12
            section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
            section.boundarySupplementaryItems = [header]
        case .list:
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = .supplementary
            section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
            section.decorationItems = [.background(elementKind: "background")]
        case .waterfall:
            let heights: [CGFloat] = [100, 150, 120, 80]
            let group = NSCollectionLayoutGroup.custom(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(270))
            ) { env in
                var y: [CGFloat] = [0, 0]
                let w = env.container.effectiveContentSize.width / 2
                return heights.map { h in
                    let col = y[0] <= y[1] ? 0 : 1
                    defer { y[col] += h }
                    return NSCollectionLayoutGroupCustomItem(
                        frame: CGRect(x: CGFloat(col) * w, y: y[col], width: w, height: h))
                }
            }
            section = NSCollectionLayoutSection(group: group)
            let badge = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
                absoluteOffset: CGPoint(x: 0, y: -4))
            badge.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [badge]
        }
        return section
    }
}
