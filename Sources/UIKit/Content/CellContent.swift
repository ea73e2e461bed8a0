import Foundation

/// What a cell shows by a configuration.
struct CellContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    /// Whether the cell's state is another than when its configuration was updated last.
    var isStale = true
}

/// A cell, header or footer that shows a configuration.
@MainActor protocol ConfiguredCell: UIView {
    var cellContent: CellContent { get set }
    var contentView: UIView { get }
    associatedtype State: UIConfigurationState
    var configurationState: State { get }
    func updateConfiguration(using state: State)
    /// Says that what the cell shows may be of another size.
    func sizeDidChange()
}

extension ConfiguredCell {
    /// Puts a view behind the content, in the place of another one.
    func showBackground(_ new: UIView?, insteadOf old: UIView?) {
        guard new !== old else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        fill(with: new)
        sendSubviewToBack(new)
    }

    /// Shows a configuration by the view of the one before, where that can, else by a new one that fills the content view.
    func showContent(_ configuration: (any UIContentConfiguration)?) {
        cellContent.configuration = configuration
        defer { sizeDidChange() }
        if let configuration, let view = cellContent.view, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        cellContent.view?.removeFromSuperview()
        cellContent.view = configuration?.makeContentView()
        guard let view = cellContent.view else { return }
        if !(view is UIListContentView) { view.setSystemLayoutMargins(contentView.systemLayoutMargins) }
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        setNeedsLayout()
    }

    /// Gives the content the margins of a row: the content view, and the view of a configuration of one's own, which is the content
    /// view in UIKit.
    func giveContentMargins(_ margins: UIEdgeInsets) {
        contentView.setSystemLayoutMargins(margins)
        if let view = cellContent.view, !(view is UIListContentView) { view.setSystemLayoutMargins(margins) }
    }

    /// Updates the configuration where the state is another, and tells a row its surroundings.
    func updateContent(margin: CGFloat, indentation: CGFloat = 0, hasAccessory: Bool, leastHeight: CGFloat = 44) {
        // A cell may be measured before any pass has come to it.
        if !flags.isDisjoint(with: .properties) { runPropertyPass() }
        if cellContent.isStale {
            cellContent.isStale = false
            ObservedPass.configuration.track(
                self, { updateConfiguration(using: configurationState) }, { [weak self] in self?.staleContent() })
        }
        (cellContent.view as? UIListContentView)?.surroundings = (
            margin + indentation, hasAccessory ? 8 : margin, leastHeight
        )
    }

    /// What the base class does with a state.
    func adoptState(_ state: some UIConfigurationState) {
        guard let configuration = cellContent.configuration else { return }
        showContent(configuration.updated(for: state))
    }

    func staleContent() {
        cellContent.isStale = true
        setNeedsLayout()
    }
}
