import ArgumentParser
import Diagnostics
import Foundation
import StudioServer
import StudioSession

/// `plumb studio`: Interface Builder's canvas in the browser.
struct Studio: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Edit documents on a canvas in the browser.",
        discussion: """
            The command opens a page with the canvas, the Auto Layout buttons and the inspectors. It serves the page on this \
            machine only, until Control-C. With --stdio it reads requests in JSON, one a line, and prints one reply a line.

            For example: plumb studio Main.storyboard
            """)

    @Flag(inversion: .prefixedNo, help: "Open the page in the browser.")
    var open = true

    @Option(help: ArgumentHelp("The port; the default is a free one.", valueName: "n"))
    var port: UInt16 = 0

    @Flag(help: "Read requests from standard input instead of serving a page.")
    var stdio = false

    @Argument(help: ArgumentHelp("The document, or a folder of documents.", valueName: "file"))
    var file: String

    func run() throws {
        let files = try StudioFiles(file)
        if stdio {
            MainActor.assumeIsolated { Self.converse(StudioSession(files)) }
            return
        }
        let server = try MainActor.assumeIsolated { try StudioServer(StudioSession(files), port: port) }
        let (address, opens) = (server.address, open)
        Task {
            do {
                try await server.run {
                    OutputTerminal.write("\(address)\n")
                    OutputTerminal.flush()
                    if opens { Self.openBrowser(address) }
                }
            } catch {
                OutputTerminal.complain("Error: The server cannot use port \(port): \(error.localizedDescription).")
                Foundation.exit(1)
            }
        }
        dispatchMain()
    }

    /// Answers requests line by line until the end of standard input.
    @MainActor private static func converse(_ session: StudioSession) {
        while let line = readLine() {
            guard !line.isEmpty else { continue }
            OutputTerminal.write(session.reply(to: line) + "\n")
            OutputTerminal.flush()
        }
    }

    private static func openBrowser(_ address: String) {
        // Every user of the machine sees the arguments of a process, so they name a private file that leads to the address.
        guard let page = StudioRedirect(to: address) else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        #if os(macOS)
        process.arguments = ["open", page.path]
        #else
        process.arguments = ["xdg-open", page.path]
        #endif
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return page.remove() }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(30)) { page.remove() }
    }
}
