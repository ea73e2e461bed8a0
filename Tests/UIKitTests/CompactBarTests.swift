import Testing

@_spi(Host) @testable import UIKit

/// The heights of bars on phones: lower in landscape, where the vertical size class is compact.
@MainActor @Suite struct CompactBarTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let size: CGSize
        var device = UIEdgeInsets.zero
        var isLarge = false
        var hasTabs = false
        var hasToolbar = false
        /// The safe area at the top and at the bottom of the content.
        let top: CGFloat
        let bottom: CGFloat
        var testDescription: String { "\(size) large \(isLarge) tabs \(hasTabs) toolbar \(hasToolbar)" }
    }

    private nonisolated static let upright = CGSize(width: 375, height: 812)
    private nonisolated static let side = CGSize(width: 812, height: 375)
    private nonisolated static let notch = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    private nonisolated static let notchOnTheSide = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)

    @Test(arguments: [
        Case(size: upright, device: notch, top: 88, bottom: 34),
        Case(size: upright, device: notch, isLarge: true, top: 140, bottom: 34),
        Case(size: upright, device: notch, hasTabs: true, top: 88, bottom: 83),
        Case(size: side, device: notchOnTheSide, top: 32, bottom: 21),
        Case(size: side, device: notchOnTheSide, isLarge: true, top: 32, bottom: 21),
        Case(size: side, device: notchOnTheSide, hasTabs: true, top: 32, bottom: 53),
        Case(size: side, device: notchOnTheSide, hasToolbar: true, top: 32, bottom: 53),
        Case(size: CGSize(width: 736, height: 414), hasTabs: true, top: 32, bottom: 49),
        Case(size: CGSize(width: 1024, height: 768), hasTabs: true, top: 44, bottom: 49),
    ])
    func barsCoverContent(_ bars: Case) {
        let (content, tabs) = (UIViewController(), UITabBarController())
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = bars.isLarge
        navigation.isToolbarHidden = !bars.hasToolbar
        let window = UIWindow(frame: CGRect(origin: .zero, size: bars.size))
        window.deviceSafeAreaInsets = bars.device
        tabs.viewControllers = bars.hasTabs ? [navigation] : []
        window.rootViewController = bars.hasTabs ? tabs : navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.top == bars.top && content.view.safeAreaInsets.bottom == bars.bottom)
        // A window that turns has the same bars as one that starts in this orientation.
        window.frame.size = CGSize(width: 320, height: 480)
        window.layoutIfNeeded()
        window.frame.size = bars.size
        window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.top == bars.top && content.view.safeAreaInsets.bottom == bars.bottom)
    }
}
