import Dispatch
import Foundation

/// A page in a private file that leads the browser to the address of Plumb Studio.
///
/// The address has a secret token. Every user of the machine sees the arguments of a process, so those of the browser name the file. Only
/// the user who runs the command can read it.
struct StudioRedirect: Sendable {
    /// The path of the file.
    let path: String
    private let folder: String

    /// Writes the page to a new folder that only this user can open; nil if the system cannot write it.
    init?(to address: String) {
        let page = #"<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=\#(address)">"#
        let name = "plumb-studio-" + UUID().uuidString
        let places = Self.places.map { place in place + "/" + name }
        guard let folder = places.first(where: { folder in Self.write(page, in: folder) }) else { return nil }
        self.folder = folder
        path = folder + "/" + Self.name
    }

    private static let name = "index.html"

    /// The folders in which browsers read files, the best one first.
    ///
    /// A browser in a snap has a temporary folder of its own. In the home folder it reads no hidden files.
    private static var places: [String] {
        #if os(macOS)
        [NSTemporaryDirectory()]
        #else
        [ProcessInfo.processInfo.environment["HOME"], NSTemporaryDirectory()].compactMap { place in place }
        #endif
    }

    /// Writes the page to a new folder; returns false and leaves nothing if that fails.
    private static func write(_ page: String, in folder: String) -> Bool {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        } catch {
            return false
        }
        let isWritten = FileManager.default.createFile(
            atPath: folder + "/" + name, contents: Data(page.utf8), attributes: [.posixPermissions: 0o600])
        if !isWritten { try? FileManager.default.removeItem(atPath: folder) }
        return isWritten
    }

    /// Opens the page in the browser, and deletes it if the browser does not connect within 30 seconds.
    func open() {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        #if os(macOS)
        process.arguments = ["open", path]
        #else
        process.arguments = ["xdg-open", path]
        #endif
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return remove() }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(30)) { remove() }
    }

    /// Deletes the file and its folder.
    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// Deletes the page when a signal ends the command.
    ///
    /// A signal that the command ignores, as after `nohup`, stays ignored.
    func remove(at signal: Int32) {
        let handler = Foundation.signal(signal, SIG_IGN)
        if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return }
        let source = DispatchSource.makeSignalSource(signal: signal)
        source.setEventHandler {
            remove()
            // The handler keeps the source until the signal comes.
            source.cancel()
            Foundation.signal(signal, SIG_DFL)
            // This thread may block the signal, so all threads get it.
            kill(getpid(), signal)
        }
        source.resume()
    }
}
