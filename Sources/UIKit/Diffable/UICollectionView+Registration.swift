import Foundation

extension UICollectionView {
    /// A registration of a cell class and a handler that configures its cells.
    ///
    /// Its identifier is unique.
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// A closure that configures a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = UUID().uuidString
        let handler: Handler

        /// Creates a registration with a handler.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A registration of a supplementary view class and a handler that configures its views.
    ///
    /// Its identifier is unique.
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        /// A closure that configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = UUID().uuidString
        let elementKind: String
        let handler: Handler

        /// Creates a registration for an element kind with a handler.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    /// Returns a cell of a registration, configured for an item.
    ///
    /// Without an item, the handler does not run.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        if reuse.cellClasses[registration.identifier] == nil {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let found = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
        // Invariant: the initializer of `Cell` makes the object. Test: `RegistrationTests`.
        let cell = found ?? unsafeDowncast(Cell.made(in: .zero), to: Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a configured supplementary view of a registration.
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
        // Invariant: the initializer of `Supplementary` makes the object. Test: `RegistrationTests`.
        let view = found ?? unsafeDowncast(Supplementary.made(in: .zero), to: Supplementary.self)
        registration.handler(view, kind, indexPath)
        return view
    }
}
