/// A layer that only holds others and draws nothing itself: that of stack views.
open class CATransformLayer: CALayer {}
