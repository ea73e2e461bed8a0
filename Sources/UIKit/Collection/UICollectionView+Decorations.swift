import Foundation

extension UICollectionView {
    /// Returns the decoration view for layout attributes: the displayed one, or a new one.
    ///
    /// It returns nil if the layout has no class for the kind.
    func decoration(at place: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let element = CollectionElement(kind: place.representedElementKind ?? "", path: place.indexPath)
        if let view = shownViews[element] { return view }
        guard let view = collectionViewLayout.makeDecoration(element.kind) else { return nil }
        addSubview(view)
        shownViews[element] = view
        return view
    }

    /// Moves decoration views behind the cells, unless the layout puts them in front.
    func sendBack(_ decorations: [UICollectionViewLayoutAttributes]) {
        let views = decorations.filter { $0.zIndex <= 0 }.compactMap { decoration(at: $0) as UIView? }
        let all = (backgroundView.map { [$0] } ?? []) + views
        guard !views.isEmpty, !subviews.prefix(all.count).elementsEqual(all, by: ===) else { return }
        for view in all.reversed() { sendSubviewToBack(view) }
    }
}
