import Foundation
import LayoutEngine

/// What layout takes from the device and the language where no view, screen or window says otherwise.
@MainActor public enum LayoutEnvironment {
    /// The direction of views whose semantic content attribute leaves it open.
    @exclusivity(unchecked) public static var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    /// Pixels a point of hierarchies without a window; edges are snapped to them.
    @exclusivity(unchecked) public static var displayScale: CGFloat = 2

    /// Pixels a point that sizes of text are rounded up to; nil for those of the display.
    ///
    /// Interface Builder's canvas measures texts for the screen that it stands on, and not for the device that it shows.
    @exclusivity(unchecked) public static var textScale: CGFloat?

    /// Whether coordinates are thought of as running upwards, as AppKit's do: a horizontal edge halfway between two pixels is
    /// then snapped to the upper one and not to the lower.
    @exclusivity(unchecked) public static var measuresUpwards = false

    /// How often one view may be laid out in one pass before it counts as a feedback loop.
    @exclusivity(unchecked) public static var feedbackLoopThreshold = 100

    /// How many steps the solver of a hierarchy may take, from its first layout on; by default as many as it needs.
    ///
    /// A step takes a few nanoseconds, and how many a layout takes depends on its constraints alone. Set it before views of
    /// unknown origin are laid out: a hierarchy whose steps are used up keeps its views where they are
    /// (`UIView.remainingLayoutWork`).
    public static var layoutWork = Int.max

    /// Whether it is misuse to make an active constraint optional or required, as it was before iOS 13; false by default.
    @exclusivity(unchecked) public static var keepsPriorityKindWhileActive = false

    /// What hierarchies have been solved as, so that others with the same constraints but for constants begin from there: the cells of a table,
    /// each time that one is measured.
    ///
    /// Up to 32 of them are kept, of at most 64 KB each; those that come once are not. With a limit of steps none is used (`layoutWork`).
    static let warmStarts = WarmStarts()

    /// Whether conflicts, and constraints that come before their views, are written to the log `LayoutConstraints` as
    /// Apple's are.
    @exclusivity(unchecked) public static var logsConflicts = true
}
