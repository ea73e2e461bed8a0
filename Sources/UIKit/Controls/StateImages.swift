import Foundation

/// Pictures by the state of a control; kept, and nothing draws them.
struct StateImages {
    private var images: [UInt: UIImage] = [:]

    /// The picture of a state; that of the normal state where there is none.
    subscript(state: UIControl.State) -> UIImage? {
        get { images[state.rawValue] ?? images[UIControl.State.normal.rawValue] }
        set { images[state.rawValue] = newValue }
    }
    /// The picture that was set for a state.
    func own(_ state: UIControl.State) -> UIImage? { images[state.rawValue] }
}
