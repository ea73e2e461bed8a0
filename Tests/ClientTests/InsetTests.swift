import Testing
@_spi(Host) import UIKit

/// Lists that are turned upside down or on their side, and views without a size of their own.
///
/// The expected frames follow from the given numbers by arithmetic. This file is compiled in language modes 5 and 6.
@MainActor @Suite struct InsetTests {
    /// Rows of a given height with two lines of text, inset by 16 points at the sides.
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var isTurned = false
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                box.topAnchor.constraint(equalTo: margins.topAnchor),
                box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 100),
            ])
            if isTurned { cell.transform = tableView.transform }
            return cell
        }
    }

    /// A table that fills a controller among bars, in a window with safe area insets of 47 points at both sides and 21 at the bottom.
    private func table(_ style: UITableView.Style, _ rows: Rows) -> UITableView {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        let controller = UITableViewController(style: style)
        controller.tableView.dataSource = rows
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.layoutIfNeeded()
        return withExtendedLifetime(window) { controller.tableView }
    }

    @Test func aTableOnItsHeadHasRowsAsWideAsOthers() {
        let rows = Rows()
        rows.isTurned = true
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        table.transform = CGAffineTransform(scaleX: 1, y: -1)
        table.dataSource = rows
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 122, 244, 366, 488])
        #expect(table.visibleCells.allSatisfy { $0.frame.width == 390 && $0.frame.minX == 0 })
        #expect(table.visibleCells[1].contentView.subviews[0].frame == CGRect(x: 16, y: 11, width: 358, height: 100))
    }

    @Test(
        arguments: [
            (CGAffineTransform(scaleX: 2, y: 0.5), CGSize(width: 40, height: 60)),
            (CGAffineTransform(rotationAngle: .pi / 2), CGSize(width: 30, height: 80)),
            (CGAffineTransform(translationX: 50, y: 0), CGSize(width: 80, height: 30)),
        ])
    func framesOfViewsWithTransforms(transform: CGAffineTransform, size: CGSize) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))
        view.transform = transform
        view.frame = CGRect(x: 10, y: 20, width: 80, height: 30)
        #expect(abs(view.bounds.width - size.width) < 1e-9 && abs(view.bounds.height - size.height) < 1e-9)
        #expect(abs(view.center.x - 50) < 1e-9 && abs(view.center.y - 35) < 1e-9)
    }

    @Test func aTransformThatCannotBeUndoneKeepsTheSize() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        view.frame = CGRect(x: 10, y: 20, width: 80, height: 30)
        #expect(view.bounds.size == CGSize(width: 7, height: 9))
    }

    /// The last of them is partly visible, and has the same margins as the others.
    @Test func rowsBesideANotch() {
        let rows = Rows()
        let plain = table(.plain, rows)
        #expect(plain.visibleCells.map(\.frame.height) == [122, 122, 122])
        #expect(plain.visibleCells.allSatisfy { $0.contentView.subviews[0].frame.minX == 67 && $0.frame.width == 844 })
        let groups = table(.insetGrouped, rows)
        #expect(groups.visibleCells.allSatisfy { $0.frame.minX == 67 && $0.frame.width == 710 })
        #expect(groups.visibleCells.allSatisfy { $0.contentView.subviews[0].frame.minX == 20 })
    }

    @Test func aHeaderIsAsWideAsItsTableAtOnce() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 390, height: 30))
    }

    @Test func whatStandsBesideTheTextIsAsLargeAsItsContent() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let (eye, space) = (UIImageView(image: UIImage(size: CGSize(width: 30, height: 20))), UIView())
        eye.frame = .zero
        space.frame.size.width = 10
        (field.rightView, field.rightViewMode, field.leftView, field.leftViewMode) = (eye, .always, space, .always)
        field.layoutIfNeeded()
        #expect(eye.frame == CGRect(x: 170, y: 15, width: 30, height: 20))
        #expect(space.frame == CGRect(x: 0, y: 25, width: 10, height: 0))
    }

    @Test func textsInTheMiddleOfRows() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Sign Out"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        let label = try #require(view.subviews.first { ($0 as? UILabel)?.text == "Sign Out" })
        #expect(label.frame.width < 100)
        content.textProperties.alignment = .center
        view.configuration = content
        view.layoutIfNeeded()
        #expect(label.frame.minX == 16 && label.frame.maxX == 312)
        let guide = try #require(view.textLayoutGuide)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 16 && guide.layoutFrame.maxX == 312 && view.imageLayoutGuide == nil)
    }

    @Test func childrenThatLeaveFromEitherEnd() {
        let parent = UIViewController()
        let children = (0..<6).map { _ in UIViewController() }
        for child in children { parent.addChild(child) }
        for index in [0, 5, 2] { children[index].removeFromParent() }
        #expect(parent.children == [children[1], children[3], children[4]] && children[5].parent == nil)
    }
}
