import Foundation

/// Something that can be done with a view beside touching it.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction was added to.
    var view: UIView? { get }
    /// Says that the interaction is about to belong to a view, or to none.
    func willMove(to view: UIView?)
    /// Says that the interaction belongs to a view, or to none.
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

    /// Adds an interaction; it leaves its former view.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        uncommon.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction of the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        uncommonStorage?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
