import Foundation

extension CALayer {
    /// Lays out this layer where it needs it, then those below.
    func layoutSubtree() {
        if isLayoutDue {
            isLayoutDue = false
            layoutSublayers()
        }
        layoutSublayersBelow()
    }

    /// Lays out the layers inside that are no views'; views lay out their own.
    private func layoutSublayersBelow() {
        for layer in sublayers ?? [] where layer.owner == nil { layer.layoutSubtree() }
    }

    /// Lays out the view whose layer this is by way of the layer, then the layers inside.
    package func layoutOwner() {
        layoutSublayers()
        layoutSublayersBelow()
    }
}
