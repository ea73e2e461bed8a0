import Testing
import UIKit

/// Properties that do not affect the layout keep the values that are set.
@MainActor @Suite struct KeptTests {
    @Test func scrolling() {
        let scroll = UIScrollView()
        scroll.indicatorStyle = .white
        #expect(scroll.indicatorStyle == .white && !scroll.isDragging && !scroll.isDecelerating && !scroll.isTracking)
    }

    @Test func pasteboardsByName() throws {
        let name = UIPasteboard.Name("letters")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let made = try #require(UIPasteboard(name: name, create: true))
        made.string = "a"
        #expect(UIPasteboard(name: name, create: false)?.strings == ["a"] && made.changeCount == 1)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil && UIPasteboard(name: .general, create: false) != nil)
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    }

    @Test func literals() {
        let border: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        let picture: UIImage = #imageLiteral(resourceName: "no such picture")
        #expect(border.components == [1, 0.5, 0, 1] && picture.size == .zero)
    }

    @Test func segmentsThatAreMoved() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 0, vertical: -3), forSegmentType: .any, barMetrics: .default)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 2, vertical: 0), forSegmentType: .left, barMetrics: .default)
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == 2)
        #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default).vertical == -3)
    }

    @Test func formatsForTraits() {
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == UIScreen.main.scale)
    }

    @Test func buttonsOfGlass() {
        let button = UIButton(configuration: .glass())
        button.configuration?.title = "Done"
        let filled = UIButton(configuration: .filled())
        filled.configuration?.title = "Done"
        #expect(button.intrinsicContentSize == filled.intrinsicContentSize && button.intrinsicContentSize.height > 30)
    }

    @Test func keyboardsThatAreNotThere() {
        #expect(UITextInputMode.activeInputModes.isEmpty && UITextField().textInputMode == nil)
        #expect(UITextView().textInputContextIdentifier == nil)
    }

    @Test func editing() {
        let table = UITableView()
        table.setEditing(true, animated: true)
        table.allowsMultipleSelectionDuringEditing = true
        let cell = UITableViewCell()
        cell.isEditing = true
        #expect(table.isEditing && table.allowsMultipleSelectionDuringEditing && cell.configurationState.isEditing)
    }

    @Test func transformsInSpace() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform3D = CATransform3DMakeScale(2, 2, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2) && view.frame.width == 20)
    }

    @Test func picturesThatMove() {
        let view = UIImageView()
        view.animationImages = [UIImage(), UIImage()]
        view.animationDuration = 2
        view.startAnimating()
        #expect(view.isAnimating && view.animationImages?.count == 2 && view.animationDuration == 2)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    /// A controller is pushed if there is a navigation controller, and presented otherwise.
    @Test func controllersThatAreShown() {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        first.show(second, sender: nil)
        #expect(navigation.topViewController === second && second.presentingViewController == nil)
        let alone = UIViewController()
        alone.show(third, sender: nil)
        #expect(alone.presentedViewController === third)
        alone.toolbarItems = [.flexibleSpace()]
        #expect(alone.toolbarItems?.count == 1)
    }

    @Test func questionsOfLayouts() {
        final class Pages: UICollectionViewLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                CGPoint(x: 0, y: super.targetContentOffset(forProposedContentOffset: proposedContentOffset).y)
            }
        }
        let target = Pages().targetContentOffset(
            forProposedContentOffset: CGPoint(x: 3, y: 4), withScrollingVelocity: .zero)
        #expect(target == CGPoint(x: 0, y: 4))
        #expect(Pages().initialLayoutAttributesForAppearingItem(at: IndexPath(item: 0, section: 0)) == nil)
    }
}
