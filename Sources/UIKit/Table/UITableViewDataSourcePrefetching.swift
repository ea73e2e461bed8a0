import Foundation

/// The methods that prepare data for rows before the table needs them.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Asks the object to prepare the data of rows.
    ///
    /// Plumb does not call this method; a host may.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Asks the object to cancel the preparation of rows.
    ///
    /// Plumb does not call this method; a host may.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
