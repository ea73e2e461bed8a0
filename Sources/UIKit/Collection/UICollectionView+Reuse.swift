import Foundation

/// The registered classes of a collection view, and the cells and views for reuse.
struct CollectionReuse {
    var cellClasses: [String: UICollectionViewCell.Type] = [:]
    var viewClasses: [String: UICollectionReusableView.Type] = [:]
    var cells: [String: [UICollectionViewCell]] = [:]
    var views: [String: [UICollectionReusableView]] = [:]
    /// The cell that the data source reconfigures.
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
    /// Registers the class of cells with an identifier; nil removes it.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
        reuse.cells[identifier] = nil
    }

    /// Registers the class of supplementary views with a kind and an identifier; nil removes it.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        reuse.viewClasses[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
        reuse.views[elementKind + identifier] = nil
    }

    /// Returns a cell with an identifier for an item: a reused one or a new one.
    ///
    /// Without a registered class, the method reports an error with Apple's text and returns a plain cell.
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

    /// Returns a supplementary view with an identifier: a reused one or a new one.
    ///
    /// Without a registered class, the method reports an error with Apple's text and returns a plain view.
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
    /// The convenience initializer that calls the `init(frame:)` of its class.
    ///
    /// `UITableView+Reuse.swift` explains it.
    @_silgen_name("UIKit_UICollectionReusableView_made")
    static func made(in frame: CGRect) -> UICollectionReusableView
}
