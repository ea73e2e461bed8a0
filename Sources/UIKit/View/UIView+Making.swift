import Foundation

/// Creates views of a class that is known only at run time, for example the bars of a navigation controller.
///
/// Swift calls an initializer of such a class only if it is `required`; `init(frame:)` of a client's class is not. A convenience
/// initializer calls the `init(frame:)` of the class on which it is called. Both declarations below name that initializer's symbol.
extension UIView {
    @_silgen_name("UIKit_UIView_made")
    convenience init(ofItsOwnClass: Void) { self.init(frame: .zero) }

    @_silgen_name("UIKit_UIView_made")
    private static func makeOfItsOwnClass() -> UIView

    /// Returns a view of a class with an empty frame.
    static func made(of type: UIView.Type) -> UIView { type.makeOfItsOwnClass() }
}
