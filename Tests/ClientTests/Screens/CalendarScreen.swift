import UIKit

/// A month above the list of its events.
final class CalendarScreen: UIViewController {
    let calendarView = UICalendarView()
    let list = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var source = UITableViewDiffableDataSource<String, String>(tableView: list) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = item
        content.secondaryText = "All day"
        content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.image = UIImage(systemName: "circle.fill")
        content.imageToTextPadding = 4
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    private var events: [DateComponents: [String]] = [:]
    override func viewDidLoad() {
        super.viewDidLoad()
        calendarView.calendar = Calendar(identifier: .gregorian)
        calendarView.locale = .current
        calendarView.fontDesign = .rounded
        calendarView.availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
        calendarView.delegate = self
        let selection = UICalendarSelectionSingleDate(delegate: self)
        selection.selectedDate = DateComponents(year: 2024, month: 5, day: 17)
        calendarView.selectionBehavior = selection
        calendarView.visibleDateComponents = DateComponents(year: 2024, month: 5)
        calendarView.wantsDateDecorations = true
        list.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source.defaultRowAnimation = .fade
        view.directionalLayoutMargins = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
        [calendarView, list].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false; view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            calendarView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            calendarView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            calendarView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            list.topAnchor.constraint(equalToSystemSpacingBelow: calendarView.bottomAnchor, multiplier: 1),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitPreferredContentSizeCategory.self]) {
            (self: Self, previous: UITraitCollection) in
            self.view.setNeedsLayout()
        }
    }
    func show(_ date: DateComponents?) {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Events"])
        snapshot.appendItems(date.flatMap { events[$0] } ?? [])
        source.apply(snapshot, animatingDifferences: true)
        calendarView.reloadDecorations(forDateComponents: [], animated: true)
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No events"
        empty.image = UIImage(systemName: "calendar")
        contentUnavailableConfiguration = snapshot.numberOfItems == 0 ? empty : nil
    }
}

extension CalendarScreen: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView
        .Decoration?
    {
        guard let count = events[dateComponents]?.count else { return nil }
        if count > 3 { return .image(UIImage(systemName: "star.fill"), color: .systemYellow, size: .large) }
        if count > 2 { return .customView { UILabel() } }
        return .default(color: .systemRed, size: .medium)
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        show(dateComponents)
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
    { dateComponents != nil }
}
