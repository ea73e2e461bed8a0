/// A layer that only contains others and draws nothing itself, as for stack views.
open class CATransformLayer: CALayer {}
