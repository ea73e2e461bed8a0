import Observation
import Testing
import UIKit

/// An observable model of a screen, as current view controllers use it.
@Observable @MainActor private final class Basket {
    var count = 0
    var note = ""
}

@MainActor private final class BasketView: UIView {
    let basket: Basket
    let label = UILabel()
    var (propertyUpdates, layouts) = (0, 0)

    init(_ basket: Basket) {
        self.basket = basket
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor), label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
        super.updateProperties()
        propertyUpdates += 1
        label.text = String(repeating: "i", count: basket.count)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

@MainActor private final class BasketController: UIViewController {
    let basket = Basket()
    var log: [String] = []
    override func updateProperties() {
        super.updateProperties()
        log.append("properties \(basket.count)")
    }
    override func updateViewConstraints() {
        log.append("constraints")
        super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.append("layout \(basket.note)") }
}

/// A cell whose text is set in `updateProperties()`.
@MainActor private final class NoteCell: UITableViewCell {
    let note = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        note.numberOfLines = 0
        note.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(note)
        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        ])
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
        super.updateProperties()
        note.text = "one\ntwo\nthree"
    }
}

@MainActor private final class NoteSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    }
}

/// `updateProperties()` and what is observed: "Updating views automatically with observation tracking in UIKit" in Apple's documentation.
@MainActor @Suite struct PropertyTests {
    private func show(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: window.topAnchor),
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        ])
        window.layoutIfNeeded()
        return window
    }

    @Test func propertiesComeBeforeConstraintsAndLayout() {
        let controller = BasketController()
        _ = Phone.show(controller)
        #expect(controller.log == ["properties 0", "constraints", "layout "])
    }

    @Test func whatWasReadIsReadAgain() {
        let controller = BasketController()
        let window = Phone.show(controller)
        controller.log = []
        controller.basket.count = 2
        window.layoutIfNeeded()
        #expect(controller.log == ["properties 2"])
        controller.basket.note = "paid"
        window.layoutIfNeeded()
        #expect(controller.log == ["properties 2", "layout paid"])
    }

    @Test func contentThatIsSetThereIsLaidOutInTheSamePass() {
        let view = BasketView(Basket())
        let window = show(view)
        #expect(view.propertyUpdates == 1 && view.frame.width == 0)
        view.basket.count = 12
        window.layoutIfNeeded()
        #expect(view.propertyUpdates == 2 && view.frame.width == view.label.intrinsicContentSize.width)
        #expect(view.frame.width > 30)
    }

    @Test func propertiesAloneLayNothingOut() {
        let view = BasketView(Basket())
        let window = show(view)
        let layouts = view.layouts
        view.setNeedsUpdateProperties()
        #expect(view.propertyUpdates == 1)
        window.layoutIfNeeded()
        #expect(view.propertyUpdates == 2 && view.layouts == layouts)
        view.setNeedsUpdateProperties()
        window.updatePropertiesIfNeeded()
        #expect(view.propertyUpdates == 3)
        view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(view.propertyUpdates == 3 && view.layouts == layouts + 1)
    }

    @Test func cellsAreMeasuredWithTheirProperties() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let source = NoteSource()
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell
        #expect(cell.map { $0.frame.height >= 3 * $0.note.font.lineHeight + 20 } == true)
    }

    @Test func animationsFlushUpdates() {
        let view = BasketView(Basket())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let left = view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)
        NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: controller.view.topAnchor)])
        window.makeKeyAndVisible()
        UIView.animate(withDuration: 0.2, delay: 0, options: .flushUpdates) {
            left.constant = 40
            view.basket.count = 3
        }
        #expect(view.frame.minX == 40 && view.label.text == "iii")
    }
}
