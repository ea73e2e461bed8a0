import UIKit

/// A lower content priority with which one view grows or shrinks before others of the same priority.
///
/// Xcode calls the problem a content priority ambiguity, and proposes the same fix: the priority of the view minus one. If several views
/// must yield one after another, the first of them loses one for each following view.
@MainActor struct ContentPriorityProposal {
    private enum Kind { case hugging, compressionResistance }

    private let view: UIView
    private let kind: Kind
    private let axis: NSLayoutConstraint.Axis
    private let priority: UILayoutPriority
    /// The amount by which the priority is lower.
    private var steps: Float = 1

    private init(_ view: UIView, _ kind: Kind, _ axis: NSLayoutConstraint.Axis) {
        (self.view, self.kind, self.axis) = (view, kind, axis)
        priority =
            kind == .hugging
            ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
    }

    /// Returns the proposals for a view.
    ///
    /// The first one is what the view does in the current layout. There are none for a view without content on the axis, and for content
    /// with a required or the lowest priority.
    static func proposals(for view: UIView, along axis: NSLayoutConstraint.Axis) -> [ContentPriorityProposal] {
        let (content, size) = (view.intrinsicContentSize, view.frame.size)
        let (natural, length) = axis == .horizontal ? (content.width, size.width) : (content.height, size.height)
        guard natural != UIView.noIntrinsicMetric else { return [] }
        let kinds: [Kind] = length < natural ? [.compressionResistance, .hugging] : [.hugging, .compressionResistance]
        return kinds.map { kind in ContentPriorityProposal(view, kind, axis) }
            .filter { proposal in proposal.priority.rawValue > 1 && proposal.priority.rawValue < 1000 }
    }

    private var lowered: UILayoutPriority { UILayoutPriority(priority.rawValue - steps) }

    /// Sets the lower priority of the view.
    func apply() { set(lowered) }

    /// Returns whether a later proposal is between the priority of this one and its earlier value.
    func isBelow(_ other: ContentPriorityProposal) -> Bool {
        kind == other.kind && axis == other.axis && priority == other.priority && lowered.rawValue > 1
    }

    /// Lowers the priority by more steps, or raises it.
    mutating func move(by steps: Float) {
        self.steps += steps
        apply()
    }

    /// Restores the priority of the view.
    func revert() { set(priority) }

    private func set(_ priority: UILayoutPriority) {
        switch kind {
        case .hugging: view.setContentHuggingPriority(priority, for: axis)
        case .compressionResistance: view.setContentCompressionResistancePriority(priority, for: axis)
        }
    }

    /// Returns the proposal as a change of a view with an id.
    func change(of id: String) -> ContentPriorityChange {
        let change: ContentPriorityChange.Kind =
            switch (kind, axis) {
            case (.hugging, .horizontal): .horizontalHugging
            case (.hugging, .vertical): .verticalHugging
            case (.compressionResistance, .horizontal): .horizontalCompressionResistance
            case (.compressionResistance, .vertical): .verticalCompressionResistance
            }
        return ContentPriorityChange(view: id, kind: change, priority: Double(lowered.rawValue))
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
