import Foundation

/// A part of a menu that is found out when the menu is shown; kept, since no menu is shown by itself.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// What finds the lines out.
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// A part that is found out once.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// A part that is found out each time.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
