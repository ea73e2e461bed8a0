import Foundation

/// A scene as the system remembers it.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// What scenes are for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// A role of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The application's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    open var role: Role { configuration.role }
    /// How the scene is made.
    open private(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    /// What tells sessions apart.
    public let persistentIdentifier = UUID().uuidString
    /// The scene.
    open var scene: UIScene? { UIApplication.shared.scene }

    override init() { super.init() }
}

/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// Its name among those of the application.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// Who begins the scene; kept.
    open var delegateClass: AnyClass?

    /// A configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

extension UIScene {
    /// Why a scene is made: for no reason but that the host wants it.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The addresses that the scene is to open.
        public let urlContexts: Set<UIOpenURLContext>
        /// Options that say nothing.
        public convenience override init() { self.init(urlContexts: []) }
        /// Options with addresses; Apple's come from the system, here a host makes them.
        public init(urlContexts: Set<UIOpenURLContext>) { self.urlContexts = urlContexts }
    }
}
