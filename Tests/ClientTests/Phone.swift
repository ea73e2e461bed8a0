import Testing
@_spi(Host) import UIKit

/// A phone of 390 × 844 points with a notch and a home indicator.
@MainActor enum Phone {
    /// Shows a controller, whose constraints must not conflict.
    static func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(window.layoutConflicts.isEmpty)
        return window
    }
}
