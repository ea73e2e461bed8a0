import Testing
import UIKit

/// Editing: the first responder, the texts of fields, search, and the editing mode of rows.
@MainActor @Suite struct EditingFactTests {
    private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchResultsUpdating {
        var heard: [String] = []
        var allowsEnd = true
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allowsEnd }
        func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            heard.append("ended for \(reason)")
        }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allowsEnd }
        func textViewDidEndEditing(_ textView: UITextView) { heard.append("ended") }
        func updateSearchResults(for searchController: UISearchController) {
            heard.append(searchController.searchBar.text ?? "nil")
        }
    }

    private final class OldListener: UITextFieldDelegate {
        var heard: [String] = []
        func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    }

    @Test(arguments: [
        // first responder, delegate allows the end, by force: result, still the first responder
        ("field", true, false, true, false), ("field", false, false, false, true), ("field", false, true, true, false),
        ("text", true, false, true, false), ("text", false, false, false, true), ("text", false, true, true, false),
        ("outside", true, true, false, true),
    ]) func endEditingResigns(_ place: String, _ allows: Bool, _ force: Bool, _ result: Bool, _ remains: Bool) {
        let (root, page, field, text, outside) = (UIView(), UIView(), UITextField(), UITextView(), UITextField())
        root.addSubview(page)
        for view in [field, text] { page.addSubview(view) }
        root.addSubview(outside)
        let listener = Listener()
        (field.delegate, text.delegate, listener.allowsEnd) = (listener, listener, allows)
        let first: UIView = place == "field" ? field : place == "text" ? text : outside
        #expect(first.becomeFirstResponder())
        #expect(page.endEditing(force) == result)
        #expect(first.isFirstResponder == remains)
        #expect(listener.heard == (result ? [place == "field" ? "ended for committed" : "ended"] : []))
        listener.allowsEnd = true
        first.resignFirstResponder()
    }

    @Test func oldDelegatesHearTheEndWithoutAReason() {
        let (field, listener) = (UITextField(), OldListener())
        field.delegate = listener
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(listener.heard == ["ended"])
    }

    @Test func textsAreNeverNil() {
        let (field, text, search) = (UITextField(), UITextView(), UISearchTextField())
        for field in [field, search] {
            field.text = "a"
            field.text = nil
            #expect(field.text == "")
            field.attributedText = nil
            #expect(field.text == "")
        }
        text.text = "a"
        text.text = nil
        #expect(text.text == "" && UITextView().text == "" && UITextField().text == "")
        #expect(UILabel().text == nil && UISearchBar().text == nil)
    }

    @Test func resultsFollowTheText() {
        let (search, listener) = (UISearchController(searchResultsController: nil), Listener())
        search.searchResultsUpdater = listener
        search.searchBar.text = "a"
        search.searchBar.searchTextField.insertText("b")
        search.searchBar.text = "c"
        search.searchBar.text = "c"
        search.searchBar.selectedScopeButtonIndex = 1
        search.isActive = true
        #expect(listener.heard == ["a", "ab", "c", "c", "c"])
    }

    @Test func windowsResignTheirKeyStatus() {
        final class Window: UIWindow {
            var heard: [String] = []
            override func becomeKey() { heard.append("key") }
            override func resignKey() { heard.append("not key") }
        }
        let (first, second) = (Window(), Window())
        first.makeKeyAndVisible()
        first.makeKey()
        second.makeKeyAndVisible()
        #expect(second.isKeyWindow && first.heard == ["key", "not key"] && second.heard == ["key"])
        first.makeKey()
        #expect(first.isKeyWindow && first.heard == ["key", "not key", "key"] && second.heard == ["key", "not key"])
    }

    @Test func rowsAreEditedWithTheirTable() throws {
        let controller = UITableViewController()
        let rows = Rows(count: 3)
        controller.tableView.dataSource = rows
        controller.tableView.rowHeight = 40
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        controller.tableView.layoutIfNeeded()
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing && controller.tableView.visibleCells.allSatisfy(\.isEditing))
        controller.tableView.contentOffset.y = 60
        controller.tableView.layoutIfNeeded()
        #expect(try #require(controller.tableView.visibleCells.last).configurationState.isEditing)
        controller.setEditing(false, animated: false)
        #expect(
            !controller.tableView.visibleCells.isEmpty
                && !controller.tableView.visibleCells.contains(where: \.isEditing))
    }

    /// Of several selected rows, the one that is nearest to the position is scrolled to.
    @Test(arguments: [
        (UITableView.ScrollPosition.top, 100.0, 40.0), (.top, 300, 360), (.bottom, 100, 0), (.middle, 250, 330),
    ]) func theNearestSelectedRowIsScrolledTo(_ position: UITableView.ScrollPosition, _ from: Double, _ to: Double) {
        let rows = Rows(count: 20)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        (table.dataSource, table.rowHeight, table.allowsMultipleSelection) = (rows, 40, true)
        table.layoutIfNeeded()
        for row in [9, 1] {
            table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        table.contentOffset.y = CGFloat(from)
        table.scrollToNearestSelectedRow(at: position, animated: false)
        #expect(table.contentOffset.y == CGFloat(to))
    }

    private final class Rows: NSObject, UITableViewDataSource {
        let count: Int
        init(count: Int) { self.count = count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { cell }
    }

    /// Accessories: the width of the content and the left edge of the accessory, before and in editing.
    @Test(
        arguments: [
            ("always", nil, [268.0, 284], [268, 284]), ("editing", nil, [320, -1], [268, 284]),
            ("not editing", nil, [268, 284], [320, -1]), ("always", 60, [228, 264], [228, 264]),
        ] as [(String, Double?, [Double], [Double])]) func accessoriesFollowEditing(
            _ displayed: String, _ reserved: Double?, _ before: [Double], _ during: [Double]
        )
    {
        let items = Items()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
        view.dataSource = items
        view.layoutIfNeeded()
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let state: UICellAccessory.DisplayedState =
            displayed == "always" ? .always : displayed == "editing" ? .whenEditing : .whenNotEditing
        items.cell.accessories = [
            .customView(
                configuration: .init(
                    customView: mark, placement: .trailing(displayed: state),
                    reservedLayoutWidth: reserved.map { .custom($0) }))
        ]
        func places() -> [Double] {
            view.layoutIfNeeded()
            items.cell.layoutIfNeeded()
            return [
                Double(items.cell.contentView.frame.width), mark.superview == nil ? -1 : Double(mark.frame.minX),
            ]
        }
        #expect(places() == before)
        view.isEditing = true
        #expect(places() == during && items.cell.configurationState.isEditing)
        view.isEditing = false
        #expect(places() == before)
    }

    @Test func labelsOfAccessoriesReserveTheirWidth() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.accessories = [.label(text: "9", options: .init(isHidden: true, reservedLayoutWidth: .custom(70)))]
        cell.layoutIfNeeded()
        #expect(abs(cell.contentView.frame.width - 218) < 1e-9)
        #expect(cell.subviews.compactMap { $0 as? UILabel }.map(\.isHidden) == [true])
    }
}
