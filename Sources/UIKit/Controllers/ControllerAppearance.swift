/// The appearance state of a view controller.
struct ControllerAppearance {
    var isShown = false
    /// The value of `isShown` before the running transition; equal to it if no transition runs.
    var wasShown = false
    /// A Boolean value that indicates whether the transition began because the view moved to or from a window.
    var followsView = false

    var isChanging: Bool { isShown != wasShown }
}
