/// Whether a controller was told that it is to be seen.
struct ControllerAppearance {
    var isShown = false
    /// What it was before the transition that goes on; the same where none does.
    var wasShown = false
    /// Whether the transition began because the view came into a window or left it.
    var followsView = false

    var isChanging: Bool { isShown != wasShown }
}
