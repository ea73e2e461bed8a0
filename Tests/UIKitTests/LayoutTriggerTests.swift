import Foundation
import Testing
@_spi(Host) import UIKit

/// The table of triggers in `Documentation/LayoutProcess.md`, a case for each row: which methods the passes call, and on which views.
@MainActor @Suite struct LayoutTriggerTests {
    final class Step: UIView {
        var name = ""
        var content: CGSize?
        var insets = UIEdgeInsets.zero
        override var alignmentRectInsets: UIEdgeInsets { insets }
        var log: (String) -> Void = { _ in }
        override var intrinsicContentSize: CGSize { content ?? super.intrinsicContentSize }
        override func updateConstraints() {
            log("update \(name)")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            log("layout \(name)")
            super.layoutSubviews()
        }
        override func draw(_ rect: CGRect) { log("draw \(name)") }

        static func named(_ name: String) -> Step {
            let view = Step()
            view.name = name
            return view
        }
    }

    /// root > middle > leaf by constraints, and a view that is placed by its frame.
    @MainActor final class Tree {
        let root = Step.named("root")
        let middle = Step.named("middle")
        let leaf = Step.named("leaf")
        let free = Step.named("free")
        let left: NSLayoutConstraint
        let height: NSLayoutConstraint
        private var lines: [String] = []

        init() {
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            free.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
            root.addSubview(middle)
            middle.addSubview(leaf)
            root.addSubview(free)
            for view in [middle, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
            leaf.content = CGSize(width: 10, height: 10)
            left = leaf.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 5)
            height = middle.heightAnchor.constraint(equalToConstant: 50)
            NSLayoutConstraint.activate([
                middle.leftAnchor.constraint(equalTo: root.leftAnchor), height, left,
                middle.rightAnchor.constraint(equalTo: root.rightAnchor),
                middle.topAnchor.constraint(equalTo: root.topAnchor),
                leaf.topAnchor.constraint(equalTo: middle.topAnchor),
            ])
            for view in [root, middle, leaf, free] { listen(to: view) }
            root.displayIfNeeded()
            lines = []
        }

        func listen(to view: Step) { view.log = { [unowned self] in lines.append($0) } }

        func grow() {
            leaf.content = CGSize(width: 20, height: 10)
            leaf.invalidateIntrinsicContentSize()
        }

        func addSubview() {
            let view = Step.named("new")
            view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
            listen(to: view)
            middle.addSubview(view)
        }

        /// The methods that the passes called.
        func passes() -> String {
            root.displayIfNeeded()
            return lines.joined(separator: ", ")
        }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let passes: String
        let change: @MainActor @Sendable (Tree) -> Void
        init(_ name: String, _ passes: String, _ change: @escaping @MainActor @Sendable (Tree) -> Void) {
            (self.name, self.passes, self.change) = (name, passes, change)
        }
        var testDescription: String { name }
    }

    @Test(arguments: [
        Case("nothing", "") { _ in },
        Case("a constant that moves", "layout middle") { tree in tree.left.constant = 7 },
        Case("a constant that sizes", "layout root, layout middle, draw middle") { tree in tree.height.constant = 60 },
        Case("content", "layout middle, layout leaf, draw leaf") { tree in tree.grow() },
        Case("alignment insets", "layout middle, layout leaf, draw leaf") { tree in
            tree.leaf.insets.left = 3
            tree.leaf.invalidateIntrinsicContentSize()
        },
        Case("hugging that decides nothing", "") { tree in
            tree.leaf.setContentHuggingPriority(.defaultHigh, for: .vertical)
        },
        Case("a subview comes", "update new, layout middle, layout new, draw new") { tree in tree.addSubview() },
        Case("a subview goes", "layout middle") { tree in tree.leaf.removeFromSuperview() },
        Case("a frame that moves", "") { tree in tree.free.frame.origin.x = 4 },
        Case("a frame that sizes", "layout root, layout free, draw free") { tree in tree.free.frame.size.width = 9 },
        Case("the root's size", "layout root, layout middle, draw root, draw middle") { tree in
            tree.root.frame.size.width = 120
        },
        Case("scrolling", "layout middle") { tree in tree.middle.bounds.origin.y = 3 },
        Case("margins", "layout middle") { tree in tree.middle.layoutMargins.left = 30 },
        Case("a fitting size", "") { tree in _ = tree.middle.systemLayoutSizeFitting(CGSize(width: 10, height: 10)) },
        Case("a size that fits", "") { tree in _ = tree.middle.sizeThatFits(.zero) },
        Case("ambiguity", "") { tree in _ = tree.leaf.hasAmbiguousLayout },
        Case("another translation", "layout root") { tree in
            tree.free.translatesAutoresizingMaskIntoConstraints = false
        },
    ])
    func changesAsk(_ trigger: Case) {
        let tree = Tree()
        trigger.change(tree)
        #expect(tree.passes() == trigger.passes)
    }
}
