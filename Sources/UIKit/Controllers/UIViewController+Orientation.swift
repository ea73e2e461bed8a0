extension UIViewController {
    /// How the interface stands.
    public var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    /// Says that other orientations are supported; nothing turns here.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Turns the interface as the device is held; nothing turns here.
    public class func attemptRotationToDeviceOrientation() {}
}
