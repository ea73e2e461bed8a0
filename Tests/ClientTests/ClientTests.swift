import Testing
@_spi(Host) import UIKit

/// Typical layout code compiles, and yields Apple's frames.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct ClientTests {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func chainedClosures() {
        let view = UIView()
        container.addSubview(view)
        view.layout.make { make in
            make.edges.equalToSuperview().inset(10).priority(999)
            make.width.lessThanOrEqualTo(container).multipliedBy(0.5)
            make.height.equalTo(100)
        }
        container.layoutIfNeeded()
        // The height is required, so that the bottom constraint at 999 is not met; the right edge at 999 is not met, because the width is
        // at most half.
        #expect(view.frame == CGRect(x: 10, y: 10, width: 160, height: 100))
        #expect(view.madeConstraints.count == 6)
        #expect(view.madeConstraints.allSatisfy { $0.isActive && $0.maker == "ConstraintChain" })

        view.layout.remake { make in
            make.size.equalTo(40)
            make.center.equalToSuperview()
        }
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 140, y: 220, width: 40, height: 40))
        #expect(container.constraints.count { $0 is MadeConstraint } == 2)
    }

    @Test func categoryMethods() {
        let views = (0..<3).map { _ in UIView() }
        views.forEach(container.addSubview)
        views.distributeEqually(in: container, spacing: 10)
        let guide = UILayoutGuide()
        container.addLayoutGuide(guide)
        guide.pinEdges(to: container, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        container.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 110, 220])
        #expect(views.allSatisfy { $0.frame.size == CGSize(width: 100, height: 480) })
        #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 314, height: 476))
        #expect(views[0].setDimension(\.heightAnchor, to: 20).isActive)
    }

    /// The program in the README, and the frame that is printed there.
    @Test func programOfTheReadme() {
        let label = UILabel()
        label.text = "Hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
        root.addSubview(label)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "|-[label]-|", metrics: nil, views: ["label": label])
                + [label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)])
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 20, y: 20, width: 280, height: 20.5))
    }

    @Test func anchorOperators() {
        let (left, right) = (UIView(), UIView())
        container.addSubview(left)
        container.addSubview(right)
        left.leadingAnchor |==| container.leadingAnchor + 8
        left.topAnchor |==| container.topAnchor
        right.leadingAnchor |==| left.trailingAnchor + 8
        right.trailingAnchor |==| container.trailingAnchor - 8
        right.topAnchor |==| left.topAnchor
        right.widthAnchor |==| left.widthAnchor * 2
        left.heightAnchor |==| 44
        right.heightAnchor |==| left.heightAnchor * 0.5
        (left.widthAnchor |>=| 200) !! (.defaultHigh + 1)
        container.layoutIfNeeded()
        // 320 - 3 * 8 = 296 in three parts; widths of 200 would need 600.
        #expect(left.frame == CGRect(x: 8, y: 0, width: 98.5, height: 44))
        #expect(right.frame == CGRect(x: 114.5, y: 0, width: 197.5, height: 22))
    }

    @Test func proxies() {
        let (image, label) = (UIImageView(image: UIImage(size: CGSize(width: 40, height: 40))), UILabel())
        label.text = "Hello"
        container.addSubview(image)
        container.addSubview(label)
        let made = constrain(image, label) { image, label in
            guard let parent = image.superview else { return }
            image.left == parent.left + 20
            image.top == parent.top + 20
            label.left == image.right + 8
            label.centerY == image.centerY
            label.right <= parent.right - 20
            (label.width == 1000) ~ .defaultLow
        }
        container.layoutIfNeeded()
        #expect(made.count == 6)
        #expect(image.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
        #expect(label.frame.minX == 68)
        #expect(label.frame.height == 20.5)
    }

    @Test func subclass() {
        let window = UIWindow(frame: container.frame)
        let card = CardView()
        window.addSubview(container)
        container.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        card.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
        card.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        card.widthAnchor.constraint(equalToConstant: 200).isActive = true
        window.layoutIfNeeded()
        // Alignment insets 2, 3, 4, 5 around an alignment rectangle of 200 × 60.
        #expect(card.frame == CGRect(x: -3, y: -2, width: 208, height: 66))
        #expect(card.window === window)
        #expect(card.layer is CATransformLayer)
        #expect(card.calls.filter { $0.contains("Window") } == ["willMoveToWindow", "didMoveToWindow"])
        #expect(card.calls.contains("updateConstraints") && card.calls.last == "layoutSubviews")
        // The format runs from the alignment rectangle, 3 points inside the frame; the margins are those of the bounds.
        #expect(card.titleLabel.frame.minX == 15 && card.titleLabel.frame.minY == 10)
        #expect(container.hitTest(CGPoint(x: 210, y: 30), with: nil) === card)
    }

    @Test func controller() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let controller = CardController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.steps.prefix(2) == ["loadView", "viewDidLoad"])
        let order = ["updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]
        #expect(order.allSatisfy(controller.steps.contains))
        #expect(controller.card.alignmentRect(forFrame: controller.card.frame).minY == 28)
        #expect(controller.card.alignmentRect(forFrame: controller.card.frame).width == 343)
        #expect(controller.viewIfLoaded?.window === window && controller.card.next === controller.view)
    }

    @Test func selfSizingCell() {
        let cell = RowCell(style: .default, reuseIdentifier: "row")
        cell.label.text = String(repeating: "words ", count: 30)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let lines = ((size.height - 20) / cell.label.font.lineHeight).rounded()
        #expect(size.width == 320)
        #expect(lines >= 4 && lines <= 8)
    }

    @Test func stackView() {
        let stack = UIStackView(arrangedSubviews: (0..<7).map { _ in UIView() })
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [53.5, 53.5, 53.5, 54, 53.5, 53.5, 53.5])
    }

    @Test func animationAppliesAtOnce() {
        let view = UIView()
        container.addSubview(view)
        view.layout.make { make in
            make.edges.equalToSuperview()
        }
        container.layoutIfNeeded()
        let top = view.madeConstraints.first { $0.firstAttribute == .top }
        top?.constant = 100
        var isFinished = false
        UIView.animate(withDuration: 0.3) {
            self.container.layoutIfNeeded()
        } completion: {
            isFinished = $0
        }
        #expect(view.frame.minY == 100 && isFinished)
        UIView.performWithoutAnimation { view.alpha = 0 }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func bareInitialisers() {
        let views: [UIView] = [
            UIView(), UILabel(), UIButton(), UIImageView(), UITextField(), UITextView(), UIScrollView(), UITableView(),
            UITableViewCell(), UICollectionViewCell(), UIStackView(), UISwitch(), UISlider(), UISegmentedControl(),
            UIStepper(), UIProgressView(), UIActivityIndicatorView(), UIPageControl(), UISearchBar(),
            UINavigationBar(), UIToolbar(), UITabBar(), UIPickerView(), UIDatePicker(), UIVisualEffectView(),
            UIControl(), UIWindow(),
        ]
        for view in views {
            view.frame.origin = CGPoint(x: 5, y: 6)
            #expect(view.frame.origin == CGPoint(x: 5, y: 6))
        }
    }

    @Test func valuesOfFoundation() {
        let table = NSMapTable<UIView, NSString>.weakToStrongObjects()
        table.setObject("name", forKey: container)
        #expect(table.object(forKey: container) == "name")
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
        #expect(CGVector(dx: 1, dy: 2).dy == 2)
        #expect(CGAffineTransform(translationX: 3, y: 4).inverted().tx == -3)
        #expect(autoreleasepool { 7 } == 7)
        #expect(Selector("tap:").description == "tap:")
        #expect(UIScreen.main.nativeScale == UIScreen.main.scale)
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        #expect(UIDevice.current.userInterfaceIdiom == UI_USER_INTERFACE_IDIOM())
        #expect(UITraitCollection(horizontalSizeClass: .compact).horizontalSizeClass == .compact)
        #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
        #expect(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading == 2)
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 23)
        #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 34, compatibleWith: large) == 46)
        #expect(NSEC_PER_SEC == 1_000_000_000)
    }
}
