import Foundation

/// The content of a cell with a configuration.
struct CellContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    /// A Boolean value that indicates whether the cell's state changed since the last update of its configuration.
    var isStale = true
}

/// A cell, header or footer that shows a configuration.
@MainActor protocol ConfiguredCell: UIView {
    var cellContent: CellContent { get set }
    var contentView: UIView { get }
    associatedtype State: UIConfigurationState
    var configurationState: State { get }
    func updateConfiguration(using state: State)
    /// Notifies the cell that the size of its content may have changed.
    func sizeDidChange()
}

extension ConfiguredCell {
    /// Replaces the view behind the content.
    func showBackground(_ new: UIView?, insteadOf old: UIView?) {
        guard new !== old else { return }
        old?.removeFromSuperview()
        backgroundDidChange(to: new)
        guard let new else { return }
        fill(with: new)
        sendSubviewToBack(new)
    }

    /// Removes the background configuration for a background view, because a cell has only one of them.
    func backgroundDidChange(to view: UIView?) { if view != nil { cellContent.background = nil } }

    /// Shows a configuration in the current content view if it supports it, or else in a new one that fills the cell.
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

    /// Applies the margins of a row to the content view and to the view of a custom configuration.
    ///
    /// In UIKit, the view of a custom configuration is the content view.
    func giveContentMargins(_ margins: UIEdgeInsets) {
        contentView.setSystemLayoutMargins(margins)
        if let view = cellContent.view, !(view is UIListContentView) { view.setSystemLayoutMargins(margins) }
    }

    /// Updates the configuration after a change of state, and applies the margins and height of the row.
    func updateContent(margin: CGFloat, indentation: CGFloat = 0, hasAccessory: Bool, leastHeight: CGFloat = 44) {
        // A cell may be measured before its first update pass.
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

    /// Updates the configuration for a state, as the base class does.
    func adoptState(_ state: some UIConfigurationState) {
        guard let configuration = cellContent.configuration else { return }
        showContent(configuration.updated(for: state))
    }

    func staleContent() {
        cellContent.isStale = true
        setNeedsLayout()
    }
}
