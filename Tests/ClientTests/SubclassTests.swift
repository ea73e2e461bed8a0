import Testing
import UIKit

/// Initializers and methods that subclasses in published code override.
@MainActor @Suite struct SubclassTests {
    init() { LayoutEnvironment.current.logsConflicts = false }

    final class Bar: UINavigationBar {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 7
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class Navigation: UINavigationController {
        var (pushed, asked) = ([String](), [String]())
        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
            isToolbarHidden = true
        }
        override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
            super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
        }
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func performSegue(withIdentifier identifier: String, sender: Any?) { asked.append(identifier) }
    }

    final class Segments: UISegmentedControl {
        override init(items: [Any]?) {
            super.init(items: items)
            selectedSegmentIndex = 0
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class Item: UIBarButtonItem {
        override init() {
            super.init()
            tag = 3
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class List: UITableViewController {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { targetContentOffset.pointee.y = 5 }
        override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
            !super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }
    }

    final class Grid: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            !super.collectionView(collectionView, canMoveItemAt: indexPath)
        }
        override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    }

    @Test func initialisers() {
        let navigation = Navigation(rootViewController: UIViewController())
        #expect(navigation.viewControllers.count == 1 && navigation.navigationBar.tag == 0)
        let other = Navigation(navigationBarClass: Bar.self, toolbarClass: nil)
        #expect(other.navigationBar is Bar && other.navigationBar.tag == 7 && other.viewControllers.isEmpty)
        navigation.performSegue(withIdentifier: "next", sender: nil)
        #expect(navigation.asked == ["next"])
        let segments = Segments(items: ["a", "b"])
        #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 0 && segments.bounds.height == 32)
        #expect(Item().tag == 3 && UIBarButtonItem.fixedSpace(4).width == 4)
    }

    @Test func delegates() {
        let (list, grid) = (List(), Grid(collectionViewLayout: UICollectionViewFlowLayout()))
        var target = CGPoint.zero
        list.scrollViewWillEndDragging(list.tableView, withVelocity: .zero, targetContentOffset: &target)
        #expect(target.y == 5 && list.sectionIndexTitles(for: list.tableView) == ["A"])
        #expect(!list.tableView(list.tableView, shouldIndentWhileEditingRowAt: [0, 0]))
        #expect(!grid.collectionView(grid.collectionView, canMoveItemAt: [0, 0]))
    }
}
