/// A layer of a class that is known only when the program runs, as that of `UIView.layerClass` is.
///
/// Swift calls an initialiser of such a class only where it is `required`, and a required `init()` would refuse the
/// `override init()` that layers of other people's have. A convenience initialiser, though, calls the `init()` of the class that
/// it is called on; it is called here by its symbol, which both declarations name. As with Apple's, a class without `init()` is
/// a mistake that stops the program.
extension CALayer {
    @_silgen_name("plumb_make_layer")
    convenience init(ofItsOwnClass: Void) { self.init() }

    @_silgen_name("plumb_make_layer")
    private static func makeOfItsOwnClass() -> CALayer

    /// A layer of a class.
    package static func made(of type: CALayer.Type) -> CALayer { type.makeOfItsOwnClass() }
}
