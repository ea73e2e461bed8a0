import Testing
@_spi(Host) import UIKit

/// Sheets, popovers and custom presentations keep the values that are set.
@MainActor @Suite struct PresentationTests {
    init() { LayoutEnvironment.current.logsConflicts = false }

    final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection = UITraitCollection.current
        let maximumDetentValue: CGFloat = 700
    }

    @Test func sheets() throws {
        let controller = UIViewController()
        let sheet = try #require(controller.sheetPresentationController)
        sheet.detents = [.custom { _ in 120 }, .medium(), .large()]
        sheet.selectedDetentIdentifier = .medium
        sheet.animateChanges { sheet.prefersGrabberVisible = true }
        #expect(controller.sheetPresentationController === sheet && sheet.prefersGrabberVisible)
        #expect(sheet.detents.map { $0.resolvedValue(in: Context()) } == [120, 350, 700])
        #expect(sheet.presentedViewController === controller && controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
    }

    @Test func bubbles() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let view = UIView()
        alert.popoverPresentationController?.sourceView = view
        alert.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        #expect(alert.popoverPresentationController?.sourceView === view)
        #expect(alert.popoverPresentationController?.permittedArrowDirections == [.up, .down])
    }

    @Test func presentationsOfOnesOwn() {
        final class Half: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 240, width: 320, height: 240) }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
        }
        let delegate = Delegate()
        let (host, controller) = (UIViewController(), UIViewController())
        (controller.modalPresentationStyle, controller.transitioningDelegate) = (.custom, delegate)
        host.present(controller, animated: true)
        #expect(controller.presentationController?.frameOfPresentedViewInContainerView.minY == 240)
        #expect(controller.presentationController?.presentingViewController === host)
        weak var gone: UIViewController?
        autoreleasepool {
            let passing = UIViewController()
            passing.sheetPresentationController?.prefersGrabberVisible = true
            gone = passing
        }
        #expect(gone == nil)
    }

    /// Where a window places presented controllers: on phones as in stored frames of Xcode, on tablets by the guidelines.
    @Test(
        arguments: [
            (.fullScreen, CGSize(width: 390, height: 844), [0, 0, 390, 844]),
            (.overCurrentContext, CGSize(width: 390, height: 844), [0, 0, 390, 844]),
            (.automatic, CGSize(width: 414, height: 896), [0, 54, 414, 842]),
            (.pageSheet, CGSize(width: 375, height: 812), [0, 54, 375, 758]),
            (.formSheet, CGSize(width: 414, height: 896), [0, 54, 414, 842]),
            (.popover, CGSize(width: 414, height: 896), [0, 54, 414, 842]),
            (.pageSheet, CGSize(width: 375, height: 667), [0, 20, 375, 647]),
            (.pageSheet, CGSize(width: 667, height: 375), [0, 0, 667, 375]),
        ] as [(UIModalPresentationStyle, CGSize, [CGFloat])])
    func framesOnPhones(style: UIModalPresentationStyle, size: CGSize, frame: [CGFloat]) {
        #expect(shown(style, in: size).map { [$0.minX, $0.minY, $0.width, $0.height] } == frame)
    }

    @Test(
        arguments: [
            (.formSheet, CGSize(width: 768, height: 1024), .zero, [114, 202, 540, 620]),
            (.formSheet, CGSize(width: 1024, height: 768), CGSize(width: 400, height: 300), [312, 234, 400, 300]),
            (.pageSheet, CGSize(width: 1024, height: 768), .zero, [128, 20, 768, 748]),
            (.popover, CGSize(width: 768, height: 1024), .zero, [224, 272, 320, 480]),
            (.fullScreen, CGSize(width: 768, height: 1024), CGSize(width: 4, height: 3), [0, 0, 768, 1024]),
            (.formSheet, CGSize(width: 768, height: 1024), CGSize(width: 9999, height: 9999), [0, 10, 768, 1004]),
        ] as [(UIModalPresentationStyle, CGSize, CGSize, [CGFloat])])
    func framesOnTablets(style: UIModalPresentationStyle, size: CGSize, wish: CGSize, frame: [CGFloat]) {
        UIDevice.current.hostIdiom = .pad
        defer { UIDevice.current.hostIdiom = .phone }
        #expect(shown(style, in: size, wish).map { [$0.minX, $0.minY, $0.width, $0.height] } == frame)
    }

    private func shown(_ style: UIModalPresentationStyle, in size: CGSize, _ wish: CGSize = .zero) -> CGRect? {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let hasIndicator = max(size.width, size.height) / min(size.width, size.height) > 2
        window.deviceSafeAreaInsets = UIEdgeInsets(
            top: hasIndicator ? 44 : 20, left: 0, bottom: hasIndicator ? 34 : 0, right: 0)
        let (host, controller) = (UIViewController(), UIViewController())
        window.rootViewController = host
        (controller.modalPresentationStyle, controller.preferredContentSize) = (style, wish)
        host.present(controller, animated: true)
        window.layoutIfNeeded()
        return controller.view.superview?.convert(controller.view.frame, to: nil)
    }

    /// A window with a controller and a chain of presented controllers.
    private func window(showing controllers: [UIViewController]) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controllers[0]
        for (below, above) in zip(controllers, controllers.dropFirst()) { below.present(above, animated: true) }
        return window
    }

    @Test func thoseAboveGoToo() {
        let all = (0..<4).map { _ in UIViewController() }
        let window = window(showing: all)
        #expect(window.subviews.count == 4)
        all[1].dismiss(animated: true)
        #expect(window.subviews.count == 2 && all[2].presentingViewController == nil && all[3].view.window == nil)
        all[2].dismiss(animated: true)
        all[1].dismiss(animated: true)
        #expect(window.subviews.count == 1 && all[0].presentedViewController == nil && all[1].view.window == nil)
    }

    @Test func whatIsBelowIsNotShownAboveAndAnotherStyleGoesToo() {
        let all = (0..<3).map { _ in UIViewController() }
        let window = window(showing: all)
        all[2].present(all[0], animated: true)
        #expect(all[2].presentedViewController == nil && all[0].presentingViewController == nil)
        all[1].modalPresentationStyle = .fullScreen
        all[0].dismiss(animated: true)
        #expect(window.subviews.count == 1 && all[1].view.window == nil && all[2].view.window == nil)
    }

    @Test func whoHearsOfTheEndMayAskForIt() {
        final class Leaving: UIPresentationController {
            var endings = 0
            override func dismissalTransitionWillBegin() { presentedViewController.dismiss(animated: true) }
            override func dismissalTransitionDidEnd(_ completed: Bool) {
                endings += 1
                presentedViewController.dismiss(animated: true)
            }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Leaving(presentedViewController: presented, presenting: presenting) }
        }
        let delegate = Delegate()
        let (host, controller) = (UIViewController(), UIViewController())
        (controller.modalPresentationStyle, controller.transitioningDelegate) = (.custom, delegate)
        let window = window(showing: [host, controller])
        let presentation = controller.presentationController as? Leaving
        host.dismiss(animated: true)
        #expect(window.subviews.count == 1 && host.presentedViewController == nil && presentation?.endings == 1)
    }

    /// The height of a sheet is its detent plus the bottom safe area inset; the top inset is not added again.
    @Test func detents() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let (host, controller) = (UIViewController(), UIViewController())
        window.rootViewController = host
        let sheet = try #require(controller.sheetPresentationController)
        sheet.detents = [.custom(identifier: .init("low")) { _ in 200 }, .medium(), .large()]
        host.present(controller, animated: true)
        window.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 662, width: 414, height: 234))
        sheet.selectedDetentIdentifier = .medium
        window.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 458, width: 414, height: 438))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        sheet.detents = [.custom { _ in .nan }]
        window.layoutIfNeeded()
        #expect(controller.view.frame.height == 842)
    }

    /// A controller that is presented in a window gets its callbacks, has a container view, and is removed from it when it is dismissed.
    @Test func comingAndGoing() {
        final class Told: UIViewController {
            var heard: [String] = []
            override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
            override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
        }
        final class Dimming: UIPresentationController {
            let dimming = UIView()
            var heard: [String] = []
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 400, width: 300, height: 80) }
            override func presentationTransitionWillBegin() {
                containerView?.addSubview(dimming)
                heard.append("begin")
            }
            override func containerViewWillLayoutSubviews() { dimming.frame = containerView?.bounds ?? .zero }
            override func dismissalTransitionDidEnd(_ completed: Bool) { heard.append("end") }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Dimming(presentedViewController: presented, presenting: presenting) }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (host, controller, delegate) = (UIViewController(), Told(), Delegate())
        window.rootViewController = host
        window.makeKeyAndVisible()
        (controller.modalPresentationStyle, controller.transitioningDelegate) = (.custom, delegate)
        host.present(controller, animated: true)
        window.layoutIfNeeded()
        let presentation = controller.presentationController as? Dimming
        #expect(controller.view.frame == CGRect(x: 10, y: 400, width: 300, height: 80))
        #expect(presentation?.dimming.frame.size == window.bounds.size && presentation?.heard == ["begin"])
        #expect(controller.heard == ["will appear", "did appear"] && controller.view.window === window)
        controller.dismiss(animated: true)
        #expect(controller.heard.last == "did disappear" && controller.view.window == nil)
        #expect(presentation?.heard == ["begin", "end"] && presentation?.containerView == nil)
        #expect(window.subviews == [host.view])
    }

    @Test func whatIsShownIsNotShownTwice() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (host, first, second) = (UIViewController(), UIViewController(), UIViewController())
        window.rootViewController = host
        window.makeKeyAndVisible()
        var completed = 0
        host.present(first, animated: true) { completed += 1 }
        host.present(second, animated: true) { completed += 1 }
        second.present(first, animated: true) { completed += 1 }
        second.present(second, animated: true) { completed += 1 }
        #expect(host.presentedViewController === first && second.presentingViewController == nil && completed == 1)
        #expect(second.viewIfLoaded?.window == nil && second.presentedViewController == nil)
        host.dismiss(animated: true)
        #expect(first.view.window == nil)
        host.present(second, animated: true)
        #expect(host.presentedViewController === second && second.view.window === window)
    }
}
