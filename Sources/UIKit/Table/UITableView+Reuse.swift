import Foundation

/// The registered classes and the cells and views that a table can reuse.
struct TableReuse {
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var cells: [String: [UITableViewCell]] = [:]
    var views: [String: [UITableViewHeaderFooterView]] = [:]
    /// The cell that the data source is reconfiguring.
    var reconfigured: UITableViewCell?
}

extension UITableView {
    /// Registers the class of the cells for a reuse identifier; nil removes the registration.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.cellClasses[identifier] = cellClass as? UITableViewCell.Type
        reuse.cells[identifier] = nil
    }

    /// Registers the class of the headers and footers for a reuse identifier; nil removes the registration.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
        reuse.views[identifier] = nil
    }

    /// Returns a reused cell or a new cell of the registered class; nil if there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reuse.reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = reuse.cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return reuse.cellClasses[identifier].map { $0.made(for: identifier) }
    }

    /// Returns a reused cell or a new cell of the registered class for a row.
    ///
    /// An identifier without a registered class is reported as misuse, and the result is a plain cell.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        LayoutMisuse(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard"
        ).report()
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a reused or new header or footer; nil if there is neither a reusable view nor a registered class.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.views[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return reuse.viewClasses[identifier].map { $0.made(for: identifier) }
    }

    func putAway(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if let identifier = cell.reuseIdentifier { reuse.cells[identifier, default: []].append(cell) }
    }

    func putAway(_ view: UIView) {
        view.removeFromSuperview()
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        reuse.views[identifier, default: []].append(view)
    }
}

// Creating an object of a class that is known only at run time needs a `required` initializer. Every subclass would have to repeat
// it, and Apple's initializers are not `required`. A convenience initializer dispatches to the subclass's own designated
// initializer. The static methods below name those convenience initializers by their symbols, so that any class can be used. A
// class without the designated initializer stops the program with the name of the missing initializer, as on Apple's systems.

extension UITableViewCell {
    @_silgen_name("UIKit_UITableViewCell_made")
    static func made(for identifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    @_silgen_name("UIKit_UITableViewHeaderFooterView_made")
    static func made(for identifier: consuming String) -> UITableViewHeaderFooterView
}
