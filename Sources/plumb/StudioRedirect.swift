import Foundation

/// A page in a private file that leads the browser to the address of Plumb Studio.
///
/// The address has a secret token. Only the user who runs the command can read the file.
struct StudioRedirect: Sendable {
    /// The path of the file.
    let path: String
    private let folder: String

    /// Writes the page to a new folder that only this user can open; nil if the system cannot write it.
    init?(to address: String) {
        folder = NSTemporaryDirectory() + "/plumb-studio-" + UUID().uuidString
        path = folder + "/index.html"
        let page = #"<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=\#(address)">"#
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        } catch {
            return nil
        }
        guard
            FileManager.default.createFile(
                atPath: path, contents: Data(page.utf8), attributes: [.posixPermissions: 0o600])
        else {
            remove()
            return nil
        }
    }

    /// Deletes the file and its folder.
    func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
