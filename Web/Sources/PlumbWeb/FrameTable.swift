import LayoutEngine

/// The frames of views, snapped to pixels.
struct FrameTable {
    /// The parent of each view; -1 for the root.
    let parents: [Int]
    /// A Boolean value for each view that indicates whether it has children, which need its corner.
    private var isParent: [Bool]
    /// The alignment insets of each view; empty while no view has any.
    private var insets: [LayoutInsets] = []
    /// The frames of all views relative to their parents.
    private(set) var frames: [LayoutRectangle]
    /// The exact and the snapped corner of each view, in the coordinate space of the root.
    private var corners: [(exact: SIMD2<Double>, snapped: SIMD2<Double>)]

    /// Creates a table for views, parents before their children.
    init(of views: [LiveDocument.View]) {
        parents = views.map { view in view.parent ?? -1 }
        isParent = Array(repeating: false, count: views.count)
        for parent in parents where parent >= 0 { isParent[parent] = true }
        frames = Array(repeating: LayoutRectangle(minX: 0, minY: 0, width: 0, height: 0), count: views.count)
        corners = Array(repeating: (.zero, .zero), count: views.count)
    }

    /// Sets the alignment insets of a view.
    mutating func setInsets(_ insets: LayoutInsets, of view: Int) {
        guard insets != LayoutInsets() else { return }
        if self.insets.isEmpty { self.insets = Array(repeating: LayoutInsets(), count: parents.count) }
        self.insets[view] = insets
    }

    /// Snaps frames to pixels of a screen with two pixels per point, as UIKit does when a view gets its frame.
    ///
    /// The rectangles are those of the engine's items, of which the views are the first ones.
    mutating func read(_ rectangles: [LayoutRectangle]) {
        let grid = PixelGrid(scale: 2)
        let (parents, isParent, insets) = (parents, isParent, insets)
        frames.withUnsafeMutableBufferPointer { frames in
            corners.withUnsafeMutableBufferPointer { corners in
                // Siblings mostly follow one another, and have the same place of their parent.
                var parent = -1
                var (exactParent, place) = (SIMD2<Double>.zero, PixelPlace(exact: .zero, snapped: .zero, on: grid))
                for index in parents.indices {
                    if parents[index] != parent {
                        parent = parents[index]
                        exactParent = corners[parent].exact
                        place = PixelPlace(exact: exactParent, snapped: corners[parent].snapped, on: grid)
                    }
                    var exact = rectangles[index]
                    if !insets.isEmpty { exact = Self.frame(exact, around: insets[index]) }
                    let snapped = grid.snap(exact, from: place)
                    if isParent[index] {
                        corners[index] = (
                            exactParent + SIMD2(exact.minX, exact.minY),
                            place.snapped + SIMD2(snapped.minX, snapped.minY)
                        )
                    }
                    frames[index] = snapped
                }
            }
        }
    }

    /// Returns the frame of a view with an alignment rectangle.
    private static func frame(_ alignment: LayoutRectangle, around insets: LayoutInsets) -> LayoutRectangle {
        LayoutRectangle(
            minX: alignment.minX - insets.left, minY: alignment.minY - insets.top,
            width: alignment.width + insets.left + insets.right, height: alignment.height + insets.top + insets.bottom)
    }
}
