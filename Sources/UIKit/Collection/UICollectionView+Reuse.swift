import Foundation

/// What a collection makes cells and views of, and those that it may use again.
struct CollectionReuse {
    var cellClasses: [String: UICollectionViewCell.Type] = [:]
    var viewClasses: [String: UICollectionReusableView.Type] = [:]
    var cells: [String: [UICollectionViewCell]] = [:]
    var views: [String: [UICollectionReusableView]] = [:]
    /// The cell that the data source is asked to change.
    var reconfigured: UICollectionViewCell?

    @MainActor mutating func putAway(_ view: UICollectionReusableView) {
        guard let identifier = view.reuseIdentifier else { return }
        if let cell = view as? UICollectionViewCell {
            cells[identifier, default: []].append(cell)
        } else {
            views[view.elementKind + identifier, default: []].append(view)
        }
    }
}

extension UICollectionView {
    /// Says of which class the cells of an identifier are; nil takes it back.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
        reuse.cells[identifier] = nil
    }

    /// Says of which class the views of a kind and an identifier are; nil takes it back.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        reuse.viewClasses[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
        reuse.views[elementKind + identifier] = nil
    }

    /// A cell of an identifier for an item: one that is no longer shown, or a new one; misuse, answered with a plain cell, where
    /// no class was registered.
    public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let cell = reuse.reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = reuse.cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let frame = CGRect(origin: .zero, size: layoutAttributesForItem(at: indexPath)?.size ?? .zero)
        let made = reuse.cellClasses[identifier]?.made(in: frame) as? UICollectionViewCell
        if made == nil { reportUnknown("UICollectionElementKindCell", identifier) }
        let cell = made ?? UICollectionViewCell(frame: frame)
        cell.reuseIdentifier = identifier
        return cell
    }

    /// A view beside the cells; misuse, answered with a plain view, where no class was registered.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = reuse.views[elementKind + identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let made = reuse.viewClasses[elementKind + identifier]?.made(in: .zero)
        if made == nil { reportUnknown(elementKind, identifier) }
        let view = made ?? UICollectionReusableView(frame: .zero)
        view.reuseIdentifier = identifier
        view.elementKind = elementKind
        return view
    }

    private func reportUnknown(_ kind: String, _ identifier: String) {
        LayoutMisuse(
            .internalInconsistency,
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
                + "the identifier or connect a prototype cell in a storyboard"
        ).report()
    }
}

extension UICollectionReusableView {
    /// The convenience initialiser that calls the `init(frame:)` of the class it is called on; `UITableView+Reuse.swift` says why.
    @_silgen_name("UIKit_UICollectionReusableView_made")
    static func made(in frame: CGRect) -> UICollectionReusableView
}
