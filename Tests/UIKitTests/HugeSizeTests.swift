import Testing
@_spi(Host) import UIKit

/// Huge sizes, which mean the available space.
@MainActor @Suite struct HugeSizeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        ])
    }

    nonisolated static let lengths: [CGFloat] = [1e7, 1e10, 1e100, 1e300, .greatestFiniteMagnitude]

    @Test(arguments: lengths) func contentsFillTheirContainer(_ length: CGFloat) {
        let view = BlockView(length, length)
        add(view)
        root.layoutIfNeeded()
        #expect(view.frame == root.bounds)
        #expect(root.layoutConflicts.isEmpty)
    }

    /// In a stack view nothing collapses: the layout is the same as with a size of 10,000.
    @Test(arguments: lengths, 0...4) func contentsInStackViews(_ length: CGFloat, _ distribution: Int) throws {
        let kind = try #require(UIStackView.Distribution(rawValue: distribution))
        func frames(_ length: CGFloat) -> [CGRect] {
            let label = UILabel()
            label.text = "Some text"
            let stack = UIStackView(arrangedSubviews: [label, BlockView(length, 20), BlockView(30, 30)])
            stack.distribution = kind
            stack.frame.size = CGSize(width: 300, height: 40)
            stack.layoutIfNeeded()
            return stack.arrangedSubviews.map(\.frame)
        }
        if kind == .fillProportionally {
            #expect(frames(length)[1].width >= 298)
        } else {
            #expect(frames(length) == frames(10_000))
        }
    }

    /// A constant that means no limit has no effect, whenever it is set.
    @Test(arguments: lengths) func constants(_ length: CGFloat) {
        let view = BlockView(40, 20)
        add(view)
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 5)
        limit.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 5)
        limit.constant = length
        root.layoutIfNeeded()
        #expect(view.frame.width == 40 && limit.constant == length)
        let size = root.systemLayoutSizeFitting(
            CGSize(width: 100, height: length), withHorizontalFittingPriority: .required,
            verticalFittingPriority: UILayoutPriority(1))
        #expect(size.width == 100)
    }
}
