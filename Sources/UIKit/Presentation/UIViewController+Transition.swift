import Foundation

extension UIViewController {
    /// How a controller comes and goes; kept, since nothing is animated here.
    @preconcurrency @MainActor open class Transition: NSObject {
        /// What Apple's kinds are told apart by.
        let name: String
        /// What gives the view that grows into the controller's.
        let sourceViewProvider: ((ZoomTransitionSourceViewProviderContext) -> UIView?)?

        init(_ name: String, from provider: ((ZoomTransitionSourceViewProviderContext) -> UIView?)? = nil) {
            (self.name, sourceViewProvider) = (name, provider)
        }

        /// What is known when a view is asked for that grows into the controller's.
        @preconcurrency @MainActor public final class ZoomTransitionSourceViewProviderContext: NSObject {
            /// The controller that grows.
            public let zoomedViewController: UIViewController
            /// The controller that the view is in.
            public let sourceViewController: UIViewController

            init(zoomed: UIViewController, source: UIViewController) {
                (zoomedViewController, sourceViewController) = (zoomed, source)
            }
        }

        /// A view grows into the controller's.
        public static func zoom(
            sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition("zoom", from: sourceViewProvider) }
        /// From below over what is there.
        public static var coverVertical: Transition { Transition("coverVertical") }
        /// Fading in.
        public static var crossDissolve: Transition { Transition("crossDissolve") }
        /// Turning over.
        public static var flipHorizontal: Transition { Transition("flipHorizontal") }
        /// Lifting a corner.
        public static var partialCurl: Transition { Transition("partialCurl") }
    }
}
