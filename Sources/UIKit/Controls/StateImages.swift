import Foundation

/// The images of a control by state.
///
/// Plumb stores the images and does not draw them.
struct StateImages {
    private var images: [UInt: UIImage] = [:]

    /// The image for a state, or the image for the normal state if the state has none.
    subscript(state: UIControl.State) -> UIImage? {
        get { images[state.rawValue] ?? images[UIControl.State.normal.rawValue] }
        set { images[state.rawValue] = newValue }
    }
    /// The image between two segments, for the states of both.
    subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { dividers[[left.rawValue, right.rawValue]] }
        set { dividers[[left.rawValue, right.rawValue]] = newValue }
    }
    private var dividers: [[UInt]: UIImage] = [:]
    /// Returns the image that was set for a state.
    func own(_ state: UIControl.State) -> UIImage? { images[state.rawValue] }
}
