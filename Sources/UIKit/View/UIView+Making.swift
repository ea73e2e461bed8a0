import Foundation

/// A view of a class that is known only when the program runs, as that of a navigation controller's bars is.
///
/// Swift calls an initialiser of such a class only where it is `required`, which `init(frame:)` of other people's classes is not. A
/// convenience initialiser, though, calls the `init(frame:)` of the class that it is called on; it is called here by its symbol,
/// which both declarations name.
extension UIView {
    @_silgen_name("UIKit_UIView_made")
    convenience init(ofItsOwnClass: Void) { self.init(frame: .zero) }

    @_silgen_name("UIKit_UIView_made")
    private static func makeOfItsOwnClass() -> UIView

    /// A view of a class, of no size.
    static func made(of type: UIView.Type) -> UIView { type.makeOfItsOwnClass() }
}
