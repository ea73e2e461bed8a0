import Foundation
import LayoutEngine

/// The default values of layout that depend on the device and the language.
///
/// A view, a screen or a window may specify other values.
public struct LayoutEnvironment: Sendable {
    /// The values for views that specify no others.
    @MainActor public static var current = LayoutEnvironment()

    /// The layout direction of views with an unspecified semantic content attribute.
    public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    /// The number of pixels per point in a hierarchy without a window.
    ///
    /// Layout snaps edges to these pixels.
    public var displayScale: CGFloat = 2

    /// The number of pixels per point to which text sizes are rounded up, or `nil` for the display scale.
    ///
    /// The canvas of Interface Builder measures text for the Mac's screen, not for the device that it shows.
    public var textScale: CGFloat?

    /// A Boolean value that indicates whether the y-axis points up, as in AppKit.
    ///
    /// In that case a horizontal edge halfway between two pixels is snapped to the upper one.
    public var measuresUpwards = false

    /// The maximum number of layouts of one view in one pass.
    ///
    /// More layouts count as a feedback loop.
    public var feedbackLoopThreshold = 100

    /// The maximum number of solver steps for a hierarchy, from its first layout on.
    ///
    /// The default is no limit. A step takes a few nanoseconds, and the number of steps depends only on the
    /// constraints. Set the limit before the layout of views from an unknown source. A hierarchy without remaining
    /// steps keeps its frames (`UIView.remainingLayoutWork`).
    public var layoutWork = Int.max

    /// A Boolean value that indicates whether an active constraint may not change between required and optional, as
    /// before iOS 13.
    ///
    /// The default is `false`.
    public var keepsPriorityKindWhileActive = false

    /// A Boolean value that indicates whether the log has the warnings that UIKit writes.
    ///
    /// They are about conflicts, constraints that precede their views, items that are too large for a flow layout, and presentations that
    /// are not possible.
    public var logsConflicts = true

    /// Creates the default values: left to right, two pixels per point, no limit of steps, and warnings in the log.
    public init() {}

    /// Returns the result of a function that runs with these values as the current ones.
    @MainActor package func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let former = Self.current
        Self.current = self
        defer { Self.current = former }
        return try body()
    }
}
