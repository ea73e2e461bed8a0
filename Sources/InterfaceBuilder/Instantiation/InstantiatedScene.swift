import UIKit

/// A scene of a document as a tree of UIKit views, with the element of each view.
@MainActor struct InstantiatedScene {
    /// The root, by its index in the document.
    let root: Int
    /// The root view.
    let rootView: UIView
    /// The choice of the constraint that the canvas ignores in a conflict.
    let conflictPolicy: CanvasConflictPolicy
    /// The views and their indices in the document, parents before their children.
    var views: [(index: Int, view: UIView)] = []
    /// The installed constraints of the document, and their indices in it.
    var constraints: [(index: Int, constraint: NSLayoutConstraint)] = []
    /// The conflicts among required constraints in the layout.
    var conflicts: [LayoutConflictReport] = []
    /// A Boolean value that indicates whether the document's number of steps was sufficient for its layout.
    var isLaidOut = true
}
