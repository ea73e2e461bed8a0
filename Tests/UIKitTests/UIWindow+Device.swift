@_spi(Host) import UIKit

extension UIWindow {
    /// The window of a device, in points, that shows a controller and is laid out.
    static func device(
        _ width: CGFloat, _ height: CGFloat, safeArea: UIEdgeInsets, showing controller: UIViewController
    ) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.deviceSafeAreaInsets = safeArea
        window.rootViewController = controller
        window.layoutIfNeeded()
        return window
    }
}
