import UIKit

/// A collection that is as high as its content.
final class IntrinsicCollectionView: UICollectionView {
    override var contentSize: CGSize { didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } } }
    override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
}
/// A table that is as high as its content.
final class IntrinsicTableView: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
}
/// A row of cells that scroll sideways.
final class ShelfCell: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let cv = UICollectionView(
        frame: .zero,
        collectionViewLayout: {
            let l = UICollectionViewFlowLayout()
            l.scrollDirection = .horizontal
            l.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            return l
        }())
    let title = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        cv.dataSource = self
        cv.delegate = self
        cv.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        for v in [title, cv] as [UIView] {
            v.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(v)
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            cv.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            cv.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            cv.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            cv.heightAnchor.constraint(equalToConstant: 120),
            cv.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }
    required init?(coder: NSCoder) { nil }
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 10 }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
        c.dequeueReusableCell(withReuseIdentifier: "c", for: p)
    }
    func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt p: IndexPath) -> CGSize {
        CGSize(width: 90, height: c.bounds.height)
    }
}
/// A grid and a table in one page that scrolls.
final class MixedScreen: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
    let table = IntrinsicTableView(),
        grid = IntrinsicCollectionView(
            frame: .zero,
            collectionViewLayout: {
                let l = UICollectionViewFlowLayout()
                l.itemSize = CGSize(width: 80, height: 80)
                return l
            }()), scroll = UIScrollView(), banner = UILabel()
    var items = 5
    lazy var stack = UIStackView(arrangedSubviews: [banner, grid, table])
    override func viewDidLoad() {
        super.viewDidLoad()
        table.isScrollEnabled = false
        grid.isScrollEnabled = false
        table.dataSource = self
        grid.dataSource = self
        table.register(ShelfCell.self, forCellReuseIdentifier: "r")
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        banner.text = "Banner"
        banner.isHidden = true
        stack.axis = .vertical
        stack.spacing = 10
        scroll.addSubview(stack)
        view.addSubview(scroll)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
    }
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let c = t.dequeueReusableCell(withIdentifier: "r", for: p) as! ShelfCell
        c.title.text = "Row \(p.row)"
        return c
    }
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { items }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
        c.dequeueReusableCell(withReuseIdentifier: "c", for: p)
    }
}
