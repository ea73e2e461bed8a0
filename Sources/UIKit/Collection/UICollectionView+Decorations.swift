import Foundation

extension UICollectionView {
    /// The view of a place that shows nothing of the data: the one that is shown, or a new one of the class that the layout knows;
    /// nil where it knows none.
    func decoration(at place: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let element = CollectionElement(kind: place.representedElementKind ?? "", path: place.indexPath)
        if let view = shownViews[element] { return view }
        guard let view = collectionViewLayout.makeDecoration(element.kind) else { return nil }
        addSubview(view)
        shownViews[element] = view
        return view
    }

    /// Puts what shows nothing of the data behind the cells, where the layout does not want it in front.
    func sendBack(_ decorations: [UICollectionViewLayoutAttributes]) {
        let views = decorations.filter { $0.zIndex <= 0 }.compactMap { decoration(at: $0) as UIView? }
        let all = (backgroundView.map { [$0] } ?? []) + views
        guard !views.isEmpty, !subviews.prefix(all.count).elementsEqual(all, by: ===) else { return }
        for view in all.reversed() { sendSubviewToBack(view) }
    }
}
