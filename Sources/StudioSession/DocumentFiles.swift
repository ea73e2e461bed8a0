import Diagnostics

/// The files of a session.
///
/// The session knows only paths in the opened folder. The owner of the session reads and writes them.
public protocol DocumentFiles {
    /// Returns the paths of the documents in the folder, in order.
    func list() -> [String]

    /// Returns the bytes of a document.
    ///
    /// - Throws: The reason if the path is not in the folder, or if the file cannot be read.
    func read(_ path: String) throws(Diagnostic.Refusal) -> [UInt8]

    /// Writes a document completely or not at all.
    ///
    /// - Throws: The reason if the path is not in the folder, or if the file cannot be written. An existing file is unchanged then.
    func write(_ bytes: [UInt8], to path: String) throws(Diagnostic.Refusal)

    /// Returns the unsaved texts of a document that earlier sessions kept, the oldest first.
    func journal(of path: String) -> [[UInt8]]

    /// Keeps unsaved texts of a document beside it in place of those kept before.
    ///
    /// An error of the file system does not keep the session from its work.
    func keepJournal(_ texts: [[UInt8]], of path: String)

    /// Returns whether a new document may have the path: it is in the folder, and no file has it.
    func admits(new path: String) -> Bool

    /// Returns the bytes of a document in a revision of its repository.
    ///
    /// - Throws: The reason if there is no repository, no such revision, or no such document in it.
    func read(_ path: String, revision: String) throws(Diagnostic.Refusal) -> [UInt8]
}

extension DocumentFiles {
    /// Refuses every revision.
    public func read(_ path: String, revision: String) throws(Diagnostic.Refusal) -> [UInt8] {
        throw .studio(.badValue, "'\(path)' has no revisions.")
    }
}
