import Foundation

/// A delegate of a scene.
///
/// Plumb does not call these methods; a host may.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Notifies the delegate that a scene connects, so that the delegate can create its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Notifies the delegate that a scene has disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Notifies the delegate that a scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Notifies the delegate that a scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Notifies the delegate that a scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Notifies the delegate that a scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Notifies the delegate that a scene must open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// A delegate of a window scene.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// The default value: `nil`.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
