import Testing
import UIKit

/// The names of Swift 4 still compile, with a warning that tells the new one.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct FormerNameTests {
    /// Called as a requirement, since what is deprecated may be called without a warning only from what is deprecated itself.
    @Test func formerNames() { (self as any FormerNameUse).useFormerNames() }
}

@MainActor private protocol FormerNameUse { func useFormerNames() }

extension FormerNameTests: FormerNameUse {
    @available(*, deprecated)
    fileprivate func useFormerNames() {
        let attribute: NSLayoutAttribute = .left
        let relation: NSLayoutRelation = .equal
        let axis: UILayoutConstraintAxis = .vertical
        let distribution: UIStackViewDistribution = .fillEqually
        let alignment: UIStackViewAlignment = .center
        let mask: UIViewAutoresizing = [.flexibleWidth]
        let options: NSLayoutFormatOptions = .alignAllTop
        #expect(attribute.rawValue == 1 && relation.rawValue == 0 && axis.rawValue == 1 && mask.rawValue == 2)
        #expect(distribution == .fillEqually && alignment == .center && options.rawValue == 8)
        #expect(UIViewNoIntrinsicMetric == UIView.noIntrinsicMetric && UILayoutFittingCompressedSize == .zero)
        let priorities = [
            UILayoutPriorityRequired, UILayoutPriorityDefaultHigh, UILayoutPriorityDefaultLow,
            UILayoutPriorityFittingSizeLevel,
        ]
        #expect(priorities.map(\.rawValue) == [1000, 750, 250, 50])
        #expect(UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsMake(0, 0, 0, 0), .zero))
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        #expect(parent.childViewControllers == [child])
        child.removeFromParentViewController()
        #expect(parent.childViewControllers.isEmpty)
    }
}
