import Foundation

/// A menu element whose content is loaded when the menu appears.
///
/// Plumb shows no menu and does not load the content.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// The closure that loads the elements.
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates an element whose content is loaded once.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Creates an element whose content is loaded each time.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
