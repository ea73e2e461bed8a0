import Foundation

/// The instances that stand for all others of a class, or for those inside of others, and hold how those are to look.
///
/// A view takes over what was set on them when it comes into a window, as Apple's does: class by class from
/// its own up to `UIView`, and only where nothing has set it otherwise before.
@MainActor final class AppearanceProxies {
    /// Whom an instance stands for.
    private struct Audience: Hashable {
        let type: ObjectIdentifier
        /// Inside of what, the nearest first.
        let containers: [ObjectIdentifier]
    }

    static let shared = AppearanceProxies()
    /// Whether anybody has asked for one, by which others pay nothing.
    private(set) static var isInUse = false

    private var proxies: [Audience: AnyObject] = [:]
    /// For each class the containers that were asked for, the plain one first.
    private var audiences: [ObjectIdentifier: [[any UIAppearanceContainer.Type]]] = [:]
    private var plain: [ObjectIdentifier: UIView] = [:]

    /// The instance for a class, made when it is asked for.
    func proxy<Proxy: AnyObject>(
        of type: AnyClass, in containers: [any UIAppearanceContainer.Type], _ make: () -> Proxy
    ) -> Proxy {
        let audience = Audience(
            type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) })
        if let known = proxies[audience] as? Proxy { return known }
        let made = make()
        Self.isInUse = true
        proxies[audience] = made
        audiences[audience.type, default: []].append(containers)
        audiences[audience.type]?.sort { $0.count < $1.count }
        if let view = made as? UIView, plain[ObjectIdentifier(Proxy.self)] == nil {
            plain[ObjectIdentifier(Proxy.self)] = make() as? UIView ?? view
        }
        return made
    }

    /// Has a view that came into a window look as was said for its class.
    func apply(to view: UIView) {
        for type in Self.classes(of: view) {
            for containers in (audiences[ObjectIdentifier(type)] ?? []).reversed() where view.lies(inside: containers) {
                let audience = Audience(
                    type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) })
                guard let proxy = proxies[audience] as? UIView,
                    let plain = plain[ObjectIdentifier(Swift.type(of: proxy))]
                else { continue }
                for property in AppearanceProperty.all { property.hand(proxy, plain, view) }
            }
        }
    }

    /// The classes of an object, its own first.
    fileprivate static func classes(of object: AnyObject) -> [AnyClass] {
        Array(sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) })
    }
}

extension UIView {
    /// Whether controllers or views of these classes are around, the nearest first.
    fileprivate func lies(inside containers: [any UIAppearanceContainer.Type]) -> Bool {
        var wanted = containers.map { $0 as AnyClass }[...]
        var next: UIResponder? = self.next
        while let container = wanted.first, let responder = next {
            if AppearanceProxies.classes(of: responder).contains(where: { $0 == container }) {
                wanted = wanted.dropFirst()
            }
            next = responder.next
        }
        return wanted.isEmpty
    }
}
