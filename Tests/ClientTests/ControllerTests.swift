import Foundation
import Testing
@_spi(Host) import UIKit

/// Controllers are notified of changes of size and traits, and bars lie inside the safe area.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct ControllerTests {
    /// A controller that changes its layout with its size.
    final class Gallery: UIViewController {
        var heard: [String] = []
        let side = UIView()
        lazy var width = side.widthAnchor.constraint(equalToConstant: 100)

        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override func viewDidLoad() {
            super.viewDidLoad()
            side.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(side)
            NSLayoutConstraint.activate([
                side.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                side.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                side.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor), width,
            ])
        }
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            heard.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
            coordinator.animate(
                alongsideTransition: { _ in
                    self.width.constant = size.width > size.height ? 200 : 100
                    self.heard.append("along \(Int(self.view.bounds.width))")
                }, completion: { _ in self.heard.append("side \(Int(self.side.frame.width))") })
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            heard.append("traits \(newCollection.horizontalSizeClass == .regular)")
        }
    }

    private func window(_ root: UIViewController, safe: UIEdgeInsets = .zero) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.deviceSafeAreaInsets = safe
        window.rootViewController = root
        window.layoutIfNeeded()
        return window
    }

    @Test func sizesAreToldBeforeAndAfter() {
        let gallery = Gallery()
        let window = window(UINavigationController(rootViewController: gallery))
        gallery.heard = []
        window.frame.size = CGSize(width: 800, height: 400)
        #expect(gallery.heard == ["will 400 to 800", "along 800", "side 200"])
        window.frame.size = CGSize(width: 800, height: 400)
        #expect(gallery.heard.count == 3)
    }

    @Test func traitsAreToldBefore() {
        let (parent, gallery) = (UIViewController(), Gallery())
        parent.addChild(gallery)
        let traits = UITraitCollection(horizontalSizeClass: .regular)
        parent.setOverrideTraitCollection(traits, forChild: gallery)
        #expect(gallery.heard == ["traits true"] && gallery.traitCollection.horizontalSizeClass == .regular)
    }

    /// Below the status bar of 20 points lies a navigation bar of 44 points, or 96 with a large title.
    ///
    /// Above the bottom inset of 34 points lies a tab bar of 49.
    @Test func barsStandWhereTheDeviceLeavesRoom() {
        let (gallery, tabs) = (Gallery(), UITabBarController())
        gallery.title = "Gallery"
        let navigation = UINavigationController(rootViewController: gallery)
        navigation.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        tabs.viewControllers = [navigation]
        let window = window(tabs, safe: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
        #expect(gallery.side.frame == CGRect(x: 0, y: 64, width: 100, height: 800 - 64 - 83))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 400, height: 44))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 717, width: 400, height: 83))
        #expect(navigation.navigationBar.topItem?.title == "Gallery" && tabs.tabBar.items?.first?.title == "Home")
        navigation.navigationBar.prefersLargeTitles = true
        window.layoutIfNeeded()
        #expect(gallery.side.frame.minY == 116 && navigation.navigationBar.frame.height == 96)
        let detail = Gallery()
        detail.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(detail, animated: true)
        window.layoutIfNeeded()
        #expect(detail.side.frame.minY == 64 && navigation.navigationBar.frame.height == 44)
        navigation.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(detail.side.frame.minY == 20 && navigation.navigationBar.isHidden)
        #expect(navigation.popToViewController(gallery, animated: false)?.count == 1)
    }

    @Test func stylesOfControllers() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(colour.resolvedColor(with: controller.traitCollection) == .white)
        #expect(colour.resolvedColor(with: .current) == .black && colour == colour && colour != .black)
    }

    @Test func itemsOfBars() {
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
        let bar = UIToolbar()
        bar.setItems([.flexibleSpace(), done, .fixedSpace(8)], animated: false)
        #expect(bar.items?.count == 3 && bar.items?.last?.width == 8 && done.primaryAction != nil)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        let controller = UIViewController()
        controller.navigationItem.standardAppearance = appearance
        controller.modalTransitionStyle = .crossDissolve
        controller.setEditing(true, animated: false)
        #expect(controller.isEditing && controller.navigationItem.standardAppearance === appearance)
        #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    }

    @Test func animatorsMakeTheirChanges() {
        let view = UIView()
        var ended: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { view.alpha = 0.5 }
        animator.addCompletion { ended.append($0) }
        #expect(view.alpha == 1)
        animator.startAnimation()
        #expect(view.alpha == 0.5 && ended == [.end])
        let (parent, other) = (UIView(), UIView())
        parent.addSubview(view)
        UIView.transition(from: view, to: other, duration: 0.2, options: [.transitionCrossDissolve])
        #expect(parent.subviews == [other])
    }

    @Test func segmentsOfWidthsOfTheirOwn() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        let even = control.intrinsicContentSize.width
        control.setWidth(100, forSegmentAt: 1)
        // A divider of one point lies between two segments.
        #expect(abs(control.intrinsicContentSize.width - ((even - 2) / 3 * 2 + 100 + 2)) < 0.001)
        control.insertSegment(with: UIImage(size: CGSize(width: 40, height: 10)), at: 0, animated: false)
        #expect(abs(control.intrinsicContentSize.width - (3 * 58 + 100 + 3)) < 0.001)
        #expect(control.widthForSegment(at: 2) == 100 && control.titleForSegment(at: 1) == "A")
        control.removeSegment(at: 0, animated: false)
        #expect(control.widthForSegment(at: 1) == 100 && control.imageForSegment(at: 0) == nil)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
        #expect(control.intrinsicContentSize.width > even)
    }

    @Test func configurationsFollowTheState() {
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "cart")
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34)
        configuration.background.cornerRadius = 4
        let button = UIButton(configuration: configuration)
        // A symbol of 38 points between insets of 12 and 7.
        #expect(button.intrinsicContentSize == CGSize(width: 62, height: 52))
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "On" : "Off" }
        #expect(button.currentTitle == "On")
        button.isEnabled = false
        #expect(button.currentTitle == "Off" && button.configuration?.background.cornerRadius == 4)
    }

    @Test func descriptorsOfFonts() {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let bold = body.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        #expect(bold == .boldSystemFont(ofSize: 17) && bold?.fontDescriptor.symbolicTraits == .traitBold)
        #expect(UIFont(descriptor: body, size: 30) == .systemFont(ofSize: 30))
    }

    @Test func textViewsAskAndTell() {
        final class Editor: NSObject, UITextViewDelegate {
            var calls: [String] = []
            func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
            func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }
        }
        let (editor, view) = (Editor(), UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
        view.delegate = editor
        view.becomeFirstResponder()
        view.contentOffset.y = 10
        view.resignFirstResponder()
        #expect(editor.calls == ["began", "scrolled", "ended"])
        view.isEditable = false
        #expect(!view.becomeFirstResponder())
    }
}
