import Foundation

/// What a table makes cells of, and the cells that it may use again.
struct TableReuse {
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var cells: [String: [UITableViewCell]] = [:]
    var views: [String: [UITableViewHeaderFooterView]] = [:]
    /// The cell that the data source is asked to change.
    var reconfigured: UITableViewCell?
}

extension UITableView {
    /// Says of which class the cells of an identifier are; nil takes it back.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.cellClasses[identifier] = cellClass as? UITableViewCell.Type
        reuse.cells[identifier] = nil
    }

    /// Says of which class the headers and footers of an identifier are; nil takes it back.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
        reuse.views[identifier] = nil
    }

    /// A cell of an identifier: one that is no longer shown, or a new one of the class that was registered; nil without either.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reuse.reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = reuse.cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return reuse.cellClasses[identifier].map { $0.made(for: identifier) }
    }

    /// A cell of an identifier for a row; misuse, answered with a plain cell, where no class was registered.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        LayoutMisuse(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard"
        ).report()
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A header or footer of an identifier; nil where no class was registered.
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

// An object of a class known only when the program runs is made by an initialiser that is `required`, which would force every
// subclass to write it; Apple's are not. A convenience initialiser calls the subclass's own designated one by itself, and the
// static methods are those initialisers under names that may be called on any class. As on Apple's systems, a class that
// does not have the designated one stops the program with the name of what it lacks.

extension UITableViewCell {
    @_silgen_name("UIKit_UITableViewCell_made")
    static func made(for identifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    @_silgen_name("UIKit_UITableViewHeaderFooterView_made")
    static func made(for identifier: consuming String) -> UITableViewHeaderFooterView
}
