import UIKit

/// A scene of a document as a tree of UIKit views, and which element each of them is.
@MainActor struct InstantiatedScene {
    /// The root by its index in the document.
    let root: Int
    /// The root view.
    let rootView: UIView
    /// The views and their indices in the document, a parent before its children.
    var views: [(index: Int, view: UIView)] = []
    /// The constraints of the document that take part, and their indices in it.
    var constraints: [(index: Int, constraint: NSLayoutConstraint)] = []
    /// The conflicts among required constraints that the layout met.
    var conflicts: [LayoutConflictReport] = []
    /// A Boolean value that indicates whether the document's number of steps was sufficient for its layout.
    var isLaidOut = true
}
