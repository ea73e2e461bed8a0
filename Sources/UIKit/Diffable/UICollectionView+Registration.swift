import Foundation

extension UICollectionView {
    /// A class of cells and what sets one up for an item; its name is its own.
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// What sets a cell up.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = UUID().uuidString
        let handler: Handler

        /// A registration of a class of cells.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A class of views beside the cells and what sets one up; its name is its own.
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        /// What sets a view up.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = UUID().uuidString
        let elementKind: String
        let handler: Handler

        /// A registration of a class of views of a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    /// A cell of a registration, set up for an item; an empty one where there is no item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        if reuse.cellClasses[registration.identifier] == nil {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let found = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
        let cell = found ?? unsafeDowncast(Cell.made(in: .zero), to: Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view of a registration, set up.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        if reuse.viewClasses[kind + identifier] == nil {
            register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        let found =
            dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: identifier, for: indexPath) as? Supplementary
        let view = found ?? unsafeDowncast(Supplementary.made(in: .zero), to: Supplementary.self)
        registration.handler(view, kind, indexPath)
        return view
    }
}
