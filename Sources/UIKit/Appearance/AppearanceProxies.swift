import Foundation

/// The appearance proxies, which hold the appearance of all instances of a class, or of those in given containers.
///
/// As in UIKit, a view adopts the values when it moves to a window. It adopts them class by class, from its own class up to `UIView`.
/// Values that the view already has stay.
@MainActor final class AppearanceProxies {
    /// The instances that a proxy represents.
    private struct Audience: Hashable {
        let type: ObjectIdentifier
        /// The container classes, from the innermost outward.
        let containers: [ObjectIdentifier]
    }

    static let shared = AppearanceProxies()
    /// A Boolean value that indicates whether a proxy exists.
    ///
    /// Without one, views skip the search.
    private(set) static var isInUse = false

    private var proxies: [Audience: AnyObject] = [:]
    /// The container lists of the proxies of each class, the shortest first.
    private var audiences: [ObjectIdentifier: [[any UIAppearanceContainer.Type]]] = [:]
    private var plain: [ObjectIdentifier: UIView] = [:]

    /// Returns the proxy of a class, created on first access.
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

    /// Applies the proxies of a view's classes to the view.
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

    /// Returns the class of an object and its superclasses, from the object's own class upward.
    fileprivate static func classes(of object: AnyObject) -> [AnyClass] {
        Array(sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) })
    }
}

extension UIView {
    /// Returns whether the view is inside containers of these classes, from the innermost outward.
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
