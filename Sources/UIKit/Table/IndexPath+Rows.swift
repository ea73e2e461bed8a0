import Foundation

extension IndexPath {
    /// Creates the index path of a row of a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates the index path of an item of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section of a table or collection; 0 in an index path without indexes.
    public var section: Int {
        get { place(0) }
        set { self = IndexPath(indexes: [newValue, place(1)]) }
    }
    /// The row in a section of a table; 0 in an index path with fewer than two indexes.
    public var row: Int {
        get { place(1) }
        set { self = IndexPath(indexes: [place(0), newValue]) }
    }
    /// The item in a section of a collection; 0 in an index path with fewer than two indexes.
    public var item: Int {
        get { place(1) }
        set { self = IndexPath(indexes: [place(0), newValue]) }
    }

    private func place(_ position: Int) -> Int { count > position ? self[position] : 0 }
}
