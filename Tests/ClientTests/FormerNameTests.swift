import Testing
import UIKit

/// The names of Swift 4 still compile, with a warning that names the new one.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct FormerNameTests {
    /// Called through a protocol requirement, since only deprecated code may call deprecated code without a warning.
    @Test func formerNames() { (self as any FormerNameUse).useFormerNames() }
    @Test func formerTypesAndConstants() { (self as any FormerNameUse).useFormerTypesAndConstants() }
}

@MainActor private protocol FormerNameUse {
    func useFormerNames()
    func useFormerTypesAndConstants()
}

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

    @available(*, deprecated)
    fileprivate func useFormerTypesAndConstants() {
        let category: UICollectionElementCategory = .cell
        let text = NSAttributedString(string: "a", attributes: [NSFontAttributeName: UIFont.systemFont(ofSize: 17)])
        #expect(category == .cell && text.size().width > 0 && UISegmentedControlNoSegment == -1)
        #expect(UIWindowLevelAlert > UIWindowLevelNormal && UIAccessibilityTraitButton == .button)
        let direction: UICollectionViewScrollDirection = .horizontal
        let accessory: UITableViewCellAccessoryType = .checkmark
        #expect(direction == .horizontal && accessory == .checkmark)
        #expect(UIFont.systemFont(ofSize: 17, weight: UIFontWeightHeavy) == .systemFont(ofSize: 17, weight: .heavy))
        #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
        #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
        #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
        let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraintEqualToSystemSpacingBelow(view.topAnchor, multiplier: 1),
            inner.leftAnchor.constraintEqualToSystemSpacingAfter(view.leftAnchor, multiplier: 2),
            view.rightAnchor.constraintGreaterThanOrEqualToSystemSpacingAfter(inner.rightAnchor, multiplier: 1),
            view.bottomAnchor.constraintLessThanOrEqualToSystemSpacingBelow(inner.bottomAnchor, multiplier: 0),
        ])
        view.layoutIfNeeded()
        #expect(inner.frame.origin == CGPoint(x: 16, y: 8) && inner.frame.maxX <= 92 && inner.frame.maxY >= 100)
    }
}
