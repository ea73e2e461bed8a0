import Foundation

extension CALayer {
    /// Lays out this layer if needed, then its sublayers.
    func layoutSubtree() {
        if isLayoutDue {
            isLayoutDue = false
            layoutSublayers()
        }
        layoutSublayersBelow()
    }

    /// Lays out the sublayers that do not belong to views.
    ///
    /// Views lay out their own layers.
    private func layoutSublayersBelow() {
        for layer in sublayers ?? [] where layer.owner == nil { layer.layoutSubtree() }
    }

    /// Lays out the view of this layer through the layer, then the sublayers.
    package func layoutOwner() {
        layoutSublayers()
        layoutSublayersBelow()
    }
}
