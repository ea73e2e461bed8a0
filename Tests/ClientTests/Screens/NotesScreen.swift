import UIKit

/// Folders, notes and a note in three columns of a tablet.
final class NotesScreen: UISplitViewController, UISplitViewControllerDelegate {
    let folders = FoldersScreen(collectionViewLayout: UICollectionViewFlowLayout())
    let notes = UITableViewController(style: .plain)
    let note = NoteScreen()

    init() {
        super.init(style: .tripleColumn)
        preferredDisplayMode = .twoBesideSecondary
        preferredSplitBehavior = .tile
        presentsWithGesture = true
        showsSecondaryOnlyButton = true
        primaryBackgroundStyle = .sidebar
        preferredPrimaryColumnWidth = 240
        preferredSupplementaryColumnWidth = 300
        displayModeButtonVisibility = .automatic
        delegate = self
        setViewController(folders, for: .primary)
        setViewController(notes, for: .supplementary)
        setViewController(note, for: .secondary)
        setViewController(UINavigationController(rootViewController: UIViewController()), for: .compact)
    }
    required init?(coder: NSCoder) { nil }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .compact }
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    {}
}

/// Folders that open, in a sidebar.
final class FoldersScreen: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Folders"
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .firstItemInSection
        configuration.showsSeparators = false
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, name in
            var content: UIListContentConfiguration = path.item == 0 ? .sidebarHeader() : .sidebarCell()
            content.text = name
            if path.item > 0 { content.image = UIImage(systemName: "folder") }
            cell.contentConfiguration = content
            cell.accessories = path.item == 0 ? [.outlineDisclosure(options: .init(style: .header))] : []
            cell.indentationWidth = 12
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["iCloud"])
        section.append(["All", "Work", "Home"], to: "iCloud")
        section.expand(["iCloud"])
        dataSource?.apply(section, to: 0, animatingDifferences: false)
        dataSource?.sectionSnapshotHandlers.willCollapseItem = { _ in }
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        splitViewController?.show(.supplementary)
    }
}

/// A text that fills its column, with a bar of its own above the keyboard.
final class NoteScreen: UIViewController, UITextViewDelegate, NSTextStorageDelegate {
    let textView = UITextView()
    private(set) lazy var accessory: UIInputView = {
        let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 44), inputViewStyle: .keyboard)
        view.allowsSelfSizing = true
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.font = .preferredFont(forTextStyle: .body)
        textView.alwaysBounceVertical = true
        textView.keyboardDismissMode = .interactive
        textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        textView.inputAccessoryView = accessory
        textView.textStorage.delegate = self
        textView.smartQuotesType = .no
        textView.autocorrectionType = .yes
        textView.delegate = self
        textView.text = "A note\nwith a second line"
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: [])),
        ]
        navigationItem.style = .editor
    }
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        let text = textStorage.string as NSString
        let first = text.lineRange(for: NSRange(location: 0, length: 0))
        textStorage.addAttribute(.font, value: UIFont.preferredFont(forTextStyle: .title1), range: first)
    }
}
