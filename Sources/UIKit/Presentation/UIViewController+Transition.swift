import Foundation

extension UIViewController {
    /// A transition of a controller.
    ///
    /// Plumb stores its values and animates nothing.
    @preconcurrency @MainActor open class Transition: NSObject {
        /// The name of the kind of transition.
        let name: String
        /// The closure that returns the view from which a zoom starts.
        let sourceViewProvider: ((ZoomTransitionSourceViewProviderContext) -> UIView?)?

        init(_ name: String, from provider: ((ZoomTransitionSourceViewProviderContext) -> UIView?)? = nil) {
            (self.name, sourceViewProvider) = (name, provider)
        }

        /// The context for the source view of a zoom transition.
        @preconcurrency @MainActor public final class ZoomTransitionSourceViewProviderContext: NSObject {
            /// The controller that appears in the zoom.
            public let zoomedViewController: UIViewController
            /// The controller that contains the source view.
            public let sourceViewController: UIViewController

            init(zoomed: UIViewController, source: UIViewController) {
                (zoomedViewController, sourceViewController) = (zoomed, source)
            }
        }

        /// Returns a transition that zooms from a source view.
        public static func zoom(
            sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition("zoom", from: sourceViewProvider) }
        /// A transition that slides up over the current content.
        public static var coverVertical: Transition { Transition("coverVertical") }
        /// A transition that fades in.
        public static var crossDissolve: Transition { Transition("crossDissolve") }
        /// A transition that flips horizontally.
        public static var flipHorizontal: Transition { Transition("flipHorizontal") }
        /// A transition that curls up a corner.
        public static var partialCurl: Transition { Transition("partialCurl") }
    }
}
