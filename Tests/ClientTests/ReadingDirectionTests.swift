import Testing
@_spi(Host) import UIKit

@MainActor private final class Rows: NSObject, UITableViewDataSource {
    let cells: [UITableViewCell]
    init(_ cells: [UITableViewCell]) { self.cells = cells }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
    }
}

@MainActor private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

@MainActor private final class TurnedFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Layout in right-to-left languages.
@MainActor @Suite struct ReadingDirectionTests {
    private func inArabic(_ body: () -> Void) {
        UIApplication.shared.hostLayoutDirection = .rightToLeft
        defer { UIApplication.shared.hostLayoutDirection = .leftToRight }
        body()
    }

    private func makeWindow() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

    @Test func languageTurnsWhatIsShown() {
        let window = makeWindow()
        let row = UIStackView(arrangedSubviews: [UIView(), UIView()])
        row.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
        row.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 50).isActive = true
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 4)
        row.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8),
            row.topAnchor.constraint(equalTo: window.topAnchor), row.heightAnchor.constraint(equalToConstant: 20),
        ])
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(row.frame.minX == 8 && row.arrangedSubviews.map(\.frame.minX) == [16, 46])
        inArabic {
            window.layoutIfNeeded()
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
            #expect(row.frame.maxX == 382 && row.arrangedSubviews.map(\.frame.minX) == [54, 4])
        }
        window.layoutIfNeeded()
        #expect(row.frame.minX == 8 && row.arrangedSubviews.map(\.frame.minX) == [16, 46])
    }

    @Test func viewsBesideTextChangeSides() {
        inArabic {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            field.leftViewMode = .always
            field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            field.rightViewMode = .always
            field.layoutIfNeeded()
            #expect(field.leftView?.frame.minX == 180 && field.rightView?.frame.minX == 0)
            #expect(field.leftViewRect(forBounds: field.bounds).minX == 0)
            #expect(
                field.textRect(forBounds: field.bounds).minX == 30
                    && field.textRect(forBounds: field.bounds).maxX == 180)
        }
    }

    /// In left-to-right layout, rows have the frames that Xcode stores; in right-to-left layout the frames are mirrored.
    @Test(arguments: [
        (UITableViewCell.CellStyle.default, false, [CGRect(x: 16, y: 0, width: 343, height: 43.5)]),
        (
            .value1, false,
            [CGRect(x: 16, y: 12, width: 33, height: 20.5), CGRect(x: 315, y: 12, width: 44, height: 20.5)]
        ),
        (
            .value1, true,
            [CGRect(x: 326, y: 12, width: 33, height: 20.5), CGRect(x: 16, y: 12, width: 44, height: 20.5)]
        ),
        (.default, true, [CGRect(x: 16, y: 0, width: 343, height: 43.5)]),
    ])
    func rowsOfLabels(style: UITableViewCell.CellStyle, isTurned: Bool, frames: [CGRect]) {
        func lay() {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            cell.frame = CGRect(x: 0, y: 0, width: 375, height: 43.5)
            cell.layoutIfNeeded()
            let found = [cell.textLabel, cell.detailTextLabel].compactMap { $0?.frame }
            #expect(found.count == frames.count)
            for (one, other) in zip(found, frames) {
                #expect(one.minY == other.minY && one.height == other.height)
                #expect(abs(one.minX - other.minX) <= 1 && abs(one.maxX - other.maxX) <= 1)
            }
        }
        if isTurned { inArabic(lay) } else { lay() }
    }

    @Test func layoutsAreTurnedThatWantTo() {
        func places(_ layout: UICollectionViewFlowLayout) -> [CGFloat?] {
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 300), collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            layout.itemSize = CGSize(width: 100, height: 50)
            layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 50)
            layout.minimumInteritemSpacing = 10
            let items = Items()
            collection.dataSource = items
            collection.layoutIfNeeded()
            #expect(collection.indexPathForItem(at: CGPoint(x: 345, y: 10)) == (layout is TurnedFlow ? [0, 0] : nil))
            return (0..<3).map { collection.cellForItem(at: [0, $0])?.frame.minX }
        }
        inArabic {
            #expect(places(UICollectionViewFlowLayout()) == [20, 130, 240])
            #expect(places(TurnedFlow()) == [270, 160, 50])
        }
    }
}
