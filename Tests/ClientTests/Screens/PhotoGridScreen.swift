import UIKit

final class PhotoCell: UICollectionViewCell {
    let imageView: UIImageView = {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()
    private let check = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        contentView.addSubview(check)
        check.translatesAutoresizingMaskIntoConstraints = false
        check.isHidden = true
        imageView.layer.shadowColor = UIColor.black.cgColor
        imageView.layer.shadowOffset = CGSize(width: 0, height: 2)
        imageView.layer.shadowOpacity = 0.2
        imageView.layer.shadowRadius = 4
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[image]|", options: [], metrics: nil, views: ["image": imageView])
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|[image]|", options: [], metrics: nil, views: ["image": imageView])
                + [
                    check.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
                    check.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                ])
    }
    required init?(coder: NSCoder) { nil }
    override var isSelected: Bool { didSet { check.isHidden = !isSelected } }
}

/// A grid of squares with headers that stay.
final class PhotoGridScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
{
    let layout = UICollectionViewFlowLayout()
    lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    var count = 40
    override func viewDidLoad() {
        super.viewDidLoad()
        layout.minimumInteritemSpacing = 2
        layout.minimumLineSpacing = 2
        layout.sectionInset = .zero
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItem = editButtonItem
        navigationItem.leftBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
        toolbarItems = [
            UIBarButtonItem(systemItem: .action), .flexibleSpace(),
            UIBarButtonItem(title: "Select", image: nil, primaryAction: UIAction { _ in }, menu: nil), .fixedSpace(20),
            UIBarButtonItem(systemItem: .trash),
        ]
        let group = UIBarButtonItemGroup(
            barButtonItems: [UIBarButtonItem(systemItem: .undo), UIBarButtonItem(systemItem: .redo)],
            representativeItem: UIBarButtonItem(systemItem: .edit))
        navigationItem.trailingItemGroups = [group]
        let pinch = UIPinchGestureRecognizer()
        collectionView.addGestureRecognizer(pinch)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
        navigationController?.setToolbarHidden(!editing, animated: animated)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.layout.invalidateLayout() }, completion: nil)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count / 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as? PhotoCell
        else { return UICollectionViewCell() }
        cell.imageView.backgroundColor = UIColor(
            hue: CGFloat(indexPath.item) / 40, saturation: 0.5, brightness: 0.9, alpha: 1)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let columns: CGFloat = traitCollection.horizontalSizeClass == .compact ? 3 : 5
        let width = (collectionView.bounds.width - 2 * (columns - 1)) / columns
        return CGSize(width: width.rounded(.down), height: width.rounded(.down))
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        cell.alpha = 1
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isEditing else { return }
        let picker = UIImagePickerController()
        picker.sourceType = .photoLibrary
        present(picker, animated: true)
    }
}
