import UIKit

/// Lets one view grow or shrink before others that keep their content as firmly, which is what leaves their sizes open.
///
/// Xcode calls it a content priority ambiguity and proposes the same: the priority that the view has, less one. Where several have to give
/// way one after the other, the first of them has less of it for each that follows.
@MainActor struct ContentPriorityProposal {
    private enum Kind { case hugging, compressionResistance }

    private let view: UIView
    private let kind: Kind
    private let axis: NSLayoutConstraint.Axis
    private let priority: UILayoutPriority
    /// By how much the priority is less.
    private var steps: Float = 1

    private init(_ view: UIView, _ kind: Kind, _ axis: NSLayoutConstraint.Axis) {
        (self.view, self.kind, self.axis) = (view, kind, axis)
        priority =
            kind == .hugging
            ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
    }

    /// What may be tried for a view: first what it does already in the layout that is shown.
    ///
    /// None for a view without content of its own on the axis, nor for content that is required or has no priority left to lose.
    static func proposals(for view: UIView, along axis: NSLayoutConstraint.Axis) -> [ContentPriorityProposal] {
        let (content, size) = (view.intrinsicContentSize, view.frame.size)
        let (natural, length) = axis == .horizontal ? (content.width, size.width) : (content.height, size.height)
        guard natural != UIView.noIntrinsicMetric else { return [] }
        let kinds: [Kind] = length < natural ? [.compressionResistance, .hugging] : [.hugging, .compressionResistance]
        return kinds.map { kind in ContentPriorityProposal(view, kind, axis) }
            .filter { proposal in proposal.priority.rawValue > 1 && proposal.priority.rawValue < 1000 }
    }

    private var lowered: UILayoutPriority { UILayoutPriority(priority.rawValue - steps) }

    /// Gives the view the lower priority.
    func apply() { set(lowered) }

    /// Returns whether a later proposal is between the priority of this one and its earlier value.
    func isBelow(_ other: ContentPriorityProposal) -> Bool {
        kind == other.kind && axis == other.axis && priority == other.priority && lowered.rawValue > 1
    }

    /// Takes one more off the priority, or gives one back.
    mutating func move(by steps: Float) {
        self.steps += steps
        apply()
    }

    /// Gives the view the priority that it had.
    func revert() { set(priority) }

    private func set(_ priority: UILayoutPriority) {
        switch kind {
        case .hugging: view.setContentHuggingPriority(priority, for: axis)
        case .compressionResistance: view.setContentCompressionResistancePriority(priority, for: axis)
        }
    }

    /// Returns the proposal as an imperative: `set the horizontal hugging of 'Title' to 250`.
    func text(naming name: String) -> String {
        let direction = axis == .horizontal ? "horizontal" : "vertical"
        let number = InterfaceDocument.short(Double(lowered.rawValue))
        switch kind {
        case .hugging: return "set the \(direction) hugging of \(name) to \(number)"
        case .compressionResistance:
            return "set the \(direction) compression resistance of \(name) to \(number)"
        }
    }
}
