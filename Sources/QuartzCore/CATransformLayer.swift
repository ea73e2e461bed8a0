/// A layer that only contains others and draws nothing itself, such as that of a stack view.
open class CATransformLayer: CALayer {}
