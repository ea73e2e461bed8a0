import Foundation

/// A session of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The roles of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role, as in UIKit.
        public let rawValue: String
        /// Creates a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The role of a scene with the application's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The role of the scene.
    open var role: Role { configuration.role }
    /// The configuration of the scene.
    open private(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    /// The identifier of the session.
    public let persistentIdentifier = UUID().uuidString
    /// The scene of the session.
    open var scene: UIScene? { UIApplication.shared.scene }

    override init() { super.init() }
}

/// A configuration of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate.
    ///
    /// Plumb stores the value and does not use it.
    open var delegateClass: AnyClass?

    /// Creates a configuration with a name and a role.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

extension UIScene {
    /// The options of a connecting scene.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The URLs that the scene opens.
        public let urlContexts: Set<UIOpenURLContext>
        /// Creates empty options.
        public convenience override init() { self.init(urlContexts: []) }
        /// Creates options with URLs.
        ///
        /// In UIKit the system creates them; in Plumb a host does.
        @_spi(Host) public init(urlContexts: Set<UIOpenURLContext>) { self.urlContexts = urlContexts }
    }
}
