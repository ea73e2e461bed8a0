import UIKit

/// A map with buttons over it, and a sheet of places that stands at three heights.
final class MapScreen: UIViewController {
    let map = UIView()
    let buttons = UIStackView()
    let places = PlacesSheet()

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        map.backgroundColor = .systemGreen
        map.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(map)
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for name in ["location", "map"] {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: name)
            configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
            let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
            button.widthAnchor.constraint(equalToConstant: 44).isActive = true
            button.heightAnchor.constraint(equalTo: button.widthAnchor).isActive = true
            buttons.addArrangedSubview(button)
        }
        buttons.axis = .vertical
        buttons.backgroundColor = .secondarySystemBackground
        buttons.layer.cornerRadius = 10
        buttons.layer.cornerCurve = .continuous
        buttons.layer.shadowOpacity = 0.2
        buttons.layer.shadowOffset = CGSize(width: 0, height: 1)
        buttons.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(buttons)
        NSLayoutConstraint.activate([
            map.topAnchor.constraint(equalTo: view.topAnchor),
            map.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            buttons.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
            view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: buttons.trailingAnchor),
        ])
    }

    func presentPlaces() {
        places.isModalInPresentation = true
        if let sheet = places.sheetPresentationController {
            sheet.detents = [
                .custom(identifier: .init("small")) { context in 0.1 * context.maximumDetentValue }, .medium(),
                .large(),
            ]
            sheet.selectedDetentIdentifier = .medium
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.prefersEdgeAttachedInCompactHeight = true
            sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 20
            sheet.delegate = self
        }
        present(places, animated: true)
    }

    func expand() {
        places.sheetPresentationController?.animateChanges {
            places.sheetPresentationController?.selectedDetentIdentifier = .large
        }
    }
}

extension MapScreen: UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}

/// A field to search above a list of places.
final class PlacesSheet: UIViewController, UISearchBarDelegate {
    let searchBar = UISearchBar()
    let tableView = UITableView(frame: .zero, style: .insetGrouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = "Search Maps"
        searchBar.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        tableView.dataSource = self
        tableView.contentInset.bottom = 20
        let stack = UIStackView(arrangedSubviews: [searchBar, tableView])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(true, animated: true)
    }
}

extension PlacesSheet: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Place \(indexPath.row)"
        content.secondaryText = "\(indexPath.row + 1) km"
        content.prefersSideBySideTextAndSecondaryText = true
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
