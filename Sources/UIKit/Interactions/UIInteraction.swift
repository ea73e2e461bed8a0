import Foundation

/// An interaction of a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view of the interaction.
    var view: UIView? { get }
    /// Notifies the interaction that it is about to be added to a view, or removed for `nil`.
    func willMove(to view: UIView?)
    /// Notifies the interaction that it was added to a view, or removed for `nil`.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view.
    public var interactions: [any UIInteraction] {
        get { uncommonStorage?.interactions ?? [] }
        set {
            for interaction in interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds an interaction, and removes it from its previous view.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        uncommon.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction from the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        uncommonStorage?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
