import UIKit

/// Names by their first letters, with the letters at the side and a field to search.
final class ContactsScreen: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    private var sections: [(letter: String, names: [String])] = []
    private let names = ["Ada", "Alan", "Barbara", "Edsger", "Grace", "Donald", "Ken", "Zed"]
    let search = UISearchController(searchResultsController: nil)

    init() { super.init(style: .plain) }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "letter")
        tableView.sectionIndexColor = .systemBlue
        tableView.sectionIndexBackgroundColor = .clear
        tableView.sectionIndexTrackingBackgroundColor = .systemFill
        tableView.sectionIndexMinimumDisplayRowCount = 5
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 56, bottom: 0, right: 0)
        tableView.cellLayoutMarginsFollowReadableWidth = true
        search.searchResultsUpdater = self
        search.delegate = self
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = true
        search.searchBar.scopeButtonTitles = ["All", "Favourites"]
        search.automaticallyShowsScopeBar = true
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Groups", image: nil, primaryAction: nil, menu: UIMenu(children: []))
        definesPresentationContext = true
        group(names)
    }
    private func group(_ names: [String]) {
        let collation = UILocalizedIndexedCollation.current()
        _ = collation.sectionTitles.count
        sections = Dictionary(grouping: names) { String($0.prefix(1)) }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value.sorted()) }
        tableView.reloadData()
    }
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        group(names.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) })
    }
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].names.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.letter) }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = sections[indexPath.section].names[indexPath.row]
        content.image = UIImage(systemName: "person.crop.circle")
        content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
        cell.contentConfiguration = content
        return cell
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Call") { $2(true) }])
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}
