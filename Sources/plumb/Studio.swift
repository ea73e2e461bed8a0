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

            Exit status: 1 the document cannot be read or the port cannot be used, 2 invalid arguments.
            """)

    @Flag(inversion: .prefixedNo, help: "Open the page in the browser.")
    var open = true

    @Option(
        help: ArgumentHelp("The port. The default is a free one.", valueName: "n"), transform: NumberArgument.port)
    var port: UInt16 = 0

    @Flag(help: "Read requests from standard input instead of serving a page.")
    var stdio = false

    @Argument(help: ArgumentHelp("The document, or a folder of documents.", valueName: "file"))
    var file: String

    func run() throws {
        let files = try StudioFiles(file)
        let server = try MainActor.assumeIsolated { () throws -> StudioServer? in
            let session = StudioSession(files)
            try Self.open(files.only, in: session)
            if stdio { Self.converse(session) }
            return stdio ? nil : try StudioServer(session, port: port)
        }
        guard let server else { return }
        let (address, opens) = (server.address, open)
        let page = opens ? StudioRedirect(to: address) : nil
        for signal in [SIGINT, SIGTERM, SIGHUP] { page?.remove(at: signal) }
        Task {
            do {
                try await server.run {
                    OutputTerminal.write("\(address)\n")
                    OutputTerminal.flush()
                    page?.open()
                } whenConnected: {
                    page?.remove()
                }
            } catch {
                page?.remove()
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

    /// Opens the only document, so that a file that cannot be read ends the command.
    @MainActor private static func open(_ document: String?, in session: StudioSession) throws {
        guard let document else { return }
        do throws(Diagnostic.Refusal) {
            try session.open(document)
        } catch {
            throw FindingOutput(isColored: false).refused([error.diagnostic])
        }
    }
}
