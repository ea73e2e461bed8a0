/// The creation of a layer whose class is known only at run time, such as that of `UIView.layerClass`.
///
/// Swift calls an initializer of such a class only if it is `required`. A required `init()` would reject the `override init()` of existing
/// subclasses. A convenience initializer calls the `init()` of its dynamic class, so the extension calls it by its symbol, which both
/// declarations name. As in Core Animation, a class without `init()` is a programming error that stops the program.
extension CALayer {
    @_silgen_name("plumb_make_layer")
    convenience init(ofItsOwnClass: Void) { self.init() }

    @_silgen_name("plumb_make_layer")
    private static func makeOfItsOwnClass() -> CALayer

    /// Returns a new layer of a class.
    package static func made(of type: CALayer.Type) -> CALayer { type.makeOfItsOwnClass() }
}
