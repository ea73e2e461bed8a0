import Simplex

/// The data of an engine about an item.
struct ItemRecord {
    /// The first of its consecutive variables: minX, minY, width, height.
    var minX: Variable
    var parent: Int32
    var depth: Int32
    /// A Boolean value that indicates whether sizes can be negative, for an item that represents a distance.
    var hasSignedSize = false
    /// Two Boolean values that indicate whether the width and the height must not be negative.
    var keepsWidth = false
    var keepsHeight = false
    /// The head of the list of constraints that name the item; a link is `constraint * 2 + side`.
    var firstLink: Int32 = -1
    var isAlive = true
    var isRightToLeft = false
    /// Two Boolean values that indicate whether a constraint has ever named the item, and whether it has ever had a child.
    var isNamed = false
    var hasChildren = false
    /// A Boolean value that indicates whether the item has ever provided a baseline of another item.
    var isBaselineTarget = false
    /// The index of its shape in `shapes`; -1 for the usual shape.
    var shape: Int32 = -1

    var minY: Variable { minX.advanced(by: 1) }
    var width: Variable { minX.advanced(by: 2) }
    var height: Variable { minX.advanced(by: 3) }
    var variables: [Variable] { [minX, minY, width, height] }

    init(minX: Variable, parent: Int32, depth: Int32) {
        (self.minX, self.parent, self.depth) = (minX, parent, depth)
    }
}

/// Rare properties of items, stored separately to keep the other items small.
struct ItemShape {
    /// The insets of the alignment rectangle from the frame.
    var insets = LayoutInsets()
    /// The horizontal content offset.
    var childOffsetX = 0.0
    var childOffsetY = 0.0
    var firstBaseline = LayoutBaseline.first
    var lastBaseline = LayoutBaseline.last
}
