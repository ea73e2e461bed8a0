import Testing
@_spi(Host) import UIKit

/// Layout regions, corner configurations and other additions of iOS 26 for views.
@MainActor @Suite struct LayoutRegionTests {
    private func make() -> (window: UIWindow, view: UIView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 844))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 12, bottom: 34, right: 0)
        let view = UIView(frame: window.bounds)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 5)
        window.addSubview(view)
        window.layoutIfNeeded()
        return (window, view)
    }

    @Test func regionsHaveTheGuidesOfTheView() {
        let view = make().view
        #expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === view.safeAreaLayoutGuide)
        #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
        #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    }

    @Test func regionsHaveInsets() {
        let (window, view) = make()
        #expect(view.edgeInsets(for: .safeArea()) == UIEdgeInsets(top: 47, left: 12, bottom: 34, right: 0))
        #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 48, left: 32, bottom: 37, right: 5))
        let readable = view.edgeInsets(for: .readableContent(cornerAdaptation: .vertical))
        #expect(readable.top == 48 && 800 - readable.left - readable.right == 672)
        view.semanticContentAttribute = .forceRightToLeft
        let safe = view.directionalEdgeInsets(for: .safeArea())
        #expect(safe == NSDirectionalEdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 12))
        #expect(window.layoutConflicts.isEmpty)
    }

    @Test(
        arguments: [
            (UICornerConfiguration.capsule(), UIRectCorner.allCorners, 20),
            (.capsule(maximumRadius: 8), .topLeft, 8), (.corners(radius: .fixed(12)), .bottomRight, 12),
            (.uniformCorners(radius: 30), .topRight, 20), (.uniformTopRadius(5), .bottomLeft, 0),
            (.uniformEdges(topRadius: 5, bottomRadius: 7.5), [.topLeft, .bottomRight], 7.5),
            (.corners(radius: .containerConcentric(minimum: 3)), .topLeft, 3),
        ] as [(UICornerConfiguration, UIRectCorner, CGFloat)])
    func cornersKnowTheirRadius(configuration: UICornerConfiguration, corner: UIRectCorner, radius: CGFloat) {
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
        view.frame.size = CGSize(width: 100, height: 40)
        #expect(view.effectiveRadius(corner: .allCorners) == 0)
        view.cornerConfiguration = configuration
        #expect(view.cornerConfiguration == configuration && view.effectiveRadius(corner: corner) == radius)
    }

    @Test func backgroundsExtendBeyondTheSafeArea() {
        let (window, view) = make()
        let background = UIBackgroundExtensionView(frame: view.bounds)
        let picture = UIImageView()
        background.contentView = picture
        view.addSubview(background)
        window.layoutIfNeeded()
        #expect(picture.superview === background)
        #expect(picture.frame == CGRect(x: 12, y: 47, width: 788, height: 763))
        window.deviceSafeAreaInsets.top = 20
        window.layoutIfNeeded()
        #expect(picture.frame.minY == 20)
        background.automaticallyPlacesContentView = false
        picture.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        background.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(picture.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func effectsOfEdgesAreKept() {
        let scroll = UIScrollView()
        scroll.topEdgeEffect.style = .hard
        scroll.bottomEdgeEffect.isHidden = true
        #expect(scroll.topEdgeEffect.style == .hard && scroll.leftEdgeEffect.style == .automatic)
        #expect(scroll.bottomEdgeEffect.isHidden && !scroll.rightEdgeEffect.isHidden)
        let bar = UIView()
        let interaction = UIScrollEdgeElementContainerInteraction()
        (interaction.scrollView, interaction.edge) = (scroll, .bottom)
        bar.addInteraction(interaction)
        #expect(interaction.view === bar && bar.interactions.count == 1)
    }

    @Test func bubblesPointAtItems() {
        let (window, view) = make()
        let button = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 20))
        view.addSubview(button)
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceItem = button
        #expect(controller.popoverPresentationController?.sourceView === button)
        #expect(button.frame(in: window) == CGRect(x: 30, y: 40, width: 50, height: 20))
        let item = UIBarButtonItem(systemItem: .add)
        controller.popoverPresentationController?.sourceItem = item
        #expect(controller.popoverPresentationController?.barButtonItem === item)
        #expect(controller.popoverPresentationController?.sourceView == nil && item.frame(in: window) == nil)
    }
}
