import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// The declarations beyond layout that libraries and their tests use exist, and have their effect.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct SurfaceTests {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    // MARK: Foundation and the modules beside it

    @Test func affineTransforms() {
        let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 5, y: 6))
        #expect(transform.concatenating(transform.inverted()).isIdentity)
        #expect(CGVector(dx: 1, dy: 0) != .zero)
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    }

    @Test func collectionsOfObjects() {
        let views = NSHashTable<UIView>.weakObjects()
        let tags = NSMapTable<UIView, NSNumber>(keyOptions: .weakMemory, valueOptions: .strongMemory)
        let kept = UIView()
        autoreleasepool {
            let passing = UIView()
            for view in [kept, passing, kept] {
                views.add(view)
                tags.setObject(NSNumber(value: 7), forKey: view)
            }
            #expect(views.count == 2)
        }
        #expect(views.allObjects == [kept])
        #expect(tags.object(forKey: kept)?.intValue == 7)
        #expect(tags.count == 1)
        #expect(NSEC_PER_SEC == 1_000_000_000)
    }

    @Test func textOfGeometry() {
        let rect = CGRect(x: 0, y: 1.5, width: 2, height: 3)
        #expect(NSStringFromCGRect(rect) == "{{0, 1.5}, {2, 3}}")
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSStringFromSelector(Selector("tapped:")) == "tapped:")
    }

    // MARK: Views

    @Test func hierarchy() {
        let (back, front) = (UIView(), UIView())
        container.addSubview(back)
        container.insertSubview(front, aboveSubview: back)
        container.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(container.subviews == [front, back])
        container.bringSubviewToFront(front)
        container.sendSubviewToBack(front)
        back.tag = 3
        #expect(container.viewWithTag(3) === back)
        #expect(back.isDescendant(of: container) && back.superview === container && back.window == nil)
        #expect(back.next === container)
        back.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(back.convert(CGPoint(x: 1, y: 1), to: container) == CGPoint(x: 11, y: 21))
        #expect(container.hitTest(CGPoint(x: 15, y: 25), with: nil) === back)
        #expect(back.point(inside: .zero, with: nil))
        back.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(back.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    }

    @Test func layerFollowsView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.cornerRadius = 4
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.gray.cgColor
        view.isHidden = true
        view.alpha = 0.5
        #expect(view.layer.isHidden && view.layer.opacity == 0.5 && view.layer.cornerRadius == 4)
        #expect(view.layer.animationKeys() == nil)
        view.layer.removeAnimation(forKey: "position")
        #expect(view.layer.sublayers == nil && CATransformLayer().frame == .zero)
    }

    @Test func animationsApplyAtOnce() {
        var calls: [String] = []
        UIView.animate(withDuration: 0.3) { calls.append("a") }
        UIView.animate(withDuration: 0.3, animations: { calls.append("b") }, completion: { _ in calls.append("c") })
        UIView.animate(withDuration: 0.3, delay: 1, options: [.curveEaseOut], animations: { calls.append("d") })
        UIView.performWithoutAnimation { calls.append("e") }
        #expect(calls == ["a", "b", "c", "d", "e"])
    }

    @Test func priorities() {
        let named: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
            .defaultLow, .fittingSizeLevel,
        ]
        #expect(named.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
        #expect(UILayoutPriority(UILayoutPriority.required.rawValue - 1) < .required)
        #expect(Set(named).count == 7)
    }

    @Test func anchorsOfConstraints() throws {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let constraint = view.leadingAnchor.constraint(equalTo: container.trailingAnchor, constant: 3)
        #expect(constraint.firstAnchor == view.leadingAnchor)
        #expect(constraint.secondAnchor == container.trailingAnchor)
        #expect(constraint.secondAnchor?.item === container)
        #expect(view.widthAnchor.constraint(equalToConstant: 2).secondAnchor == nil)
        #expect(view.topAnchor.name.hasSuffix(".top"))
        constraint.isActive = true
        #expect(view.leadingAnchor.constraintsAffectingLayout.contains(constraint))
        #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
    }

    /// If no misuse handler is set, a position may depend on one of the other axis; the two axes are then solved together.
    @Test(arguments: [false, true]) func pairsAcrossTheAxes(isOwn: Bool) {
        let view = UIView()
        let other = UIView()
        for one in [view, other] {
            one.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(one)
        }
        let followed = isOwn ? view : other
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: followed, attribute: .top, multiplier: 1,
                constant: 5),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
            other.topAnchor.constraint(equalTo: container.topAnchor, constant: 30),
            other.leftAnchor.constraint(equalTo: container.leftAnchor),
            other.widthAnchor.constraint(equalToConstant: 10), other.heightAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: isOwn ? 25 : 35, y: 20, width: 10, height: 10))
    }

    // MARK: Controllers, screen, traits

    @Test func controllers() {
        let (parent, child) = (UIViewController(), UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        #expect(window.isKeyWindow && UIApplication.shared.windows.last === window && window.screen === UIScreen.main)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(parent.children == [child] && child.parent === parent && child.view.next === child)
        #expect(parent.viewIfLoaded === window.subviews.first)
        parent.additionalSafeAreaInsets.top = 30
        window.layoutIfNeeded()
        #expect(parent.topLayoutGuide.length == 30 && parent.bottomLayoutGuide.length == 0)
        parent.title = "Title"
        #expect(parent.navigationItem.title == "Title" && parent.tabBarItem.title == "Title")
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.displayScale == UIScreen.main.scale)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func traits() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceIdiom: .pad),
            UITraitCollection(displayScale: 3), UITraitCollection(preferredContentSizeCategory: .extraLarge),
        ])
        #expect(traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .pad && traits.displayScale == 3)
        #expect(traits.preferredContentSizeCategory > .large)
        #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        #expect(UIDevice.current.userInterfaceIdiom == UI_USER_INTERFACE_IDIOM())
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        #expect(UIScreen.main.nativeScale == UIScreen.main.scale)
    }

    // MARK: Observing, actions

    @Test func observedProperties() {
        let (stack, view) = (HidingStack(), UIView())
        stack.watch(view)
        view.isHidden = true
        view.alpha = 0.5
        view.isHidden = false
        #expect(stack.seen == ["false > true", "true > false"])
        view.removeObserver(stack, forKeyPath: "hidden", context: &stack.context)
        view.isHidden = true
        #expect(stack.seen.count == 2)
    }

    @Test func actionsOfControls() {
        var taps: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps.append("primary") })
        button.addAction(UIAction { action in taps.append("\(action.sender is UIButton)") }, for: .touchUpInside)
        let target = TapTarget()
        button.addTarget(target, action: Selector("tapped:"), for: [.touchUpInside, .touchDown])
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .primaryActionTriggered)
        #expect(button.currentTitle == "Go")
        #expect(taps == ["true", "primary"])
        #expect(target.performed == ["tapped:"])
        #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["tapped:"])
        button.removeTarget(target, action: nil, for: .allEvents)
        button.sendActions(for: .touchDown)
        #expect(target.performed.count == 1 && button.allTargets.isEmpty)
    }
}

/// A custom stack view that observes whether its views are hidden.
private final class HidingStack: UIView {
    var context = UInt8()
    var seen: [String] = []

    func watch(_ view: UIView) {
        view.addObserver(self, forKeyPath: "hidden", options: [.old, .new], context: &context)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == "hidden", let old = change?[.oldKey] as? Bool, let new = change?[.newKey] as? Bool else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        seen.append("\(old) > \(new)")
    }
}

private final class TapTarget: NSObject, ActionTarget {
    var performed: [String] = []
    func perform(_ action: Selector, from sender: Any?) { performed.append(action.description) }
}
