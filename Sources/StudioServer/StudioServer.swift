import FlyingFox
import FlyingSocks
import Foundation
import StudioSession

/// The server of the page: HTTP and a WebSocket on 127.0.0.1, for the documents of one session.
public struct StudioServer: Sendable {
    private let gate: StudioGate
    private let connections: StudioConnections

    /// Creates a server for a session.
    ///
    /// - Parameter port: The port; 0 for a free one.
    /// - Throws: The error of the system if there is no free port.
    @MainActor public init(_ session: StudioSession, port: UInt16 = 0) throws {
        let token = (0..<16).map { _ in UInt8.random(in: 0...255) }.map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
        gate = StudioGate(token: token, port: port == 0 ? try Self.freePort() : port)
        connections = StudioConnections(session)
    }

    /// The address of the page, with the secret token.
    public var address: String { "\(gate.origin)/\(gate.token)/" }

    /// Serves until the task is cancelled.
    ///
    /// `whenReady` is called when the page can be opened, and `whenConnected` when a window has connected.
    public func run(
        whenReady: @Sendable @escaping () -> Void = {}, whenConnected: @Sendable @escaping () -> Void = {}
    ) async throws {
        await connections.whenConnected(whenConnected)
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: gate.port), logger: .disabled,
            handler: StudioHandler(gate: gate, connections: connections))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask {
                try await server.waitUntilListening()
                whenReady()
                while !Task.isCancelled {
                    try await Task.sleep(for: .seconds(1))
                    await connections.noteFiles()
                }
            }
            try await group.next()
            group.cancelAll()
        }
    }

    private static func freePort() throws -> UInt16 {
        let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: 0)
        let socket = try Socket(domain: AF_INET)
        defer { try? socket.close() }
        try socket.bind(to: address)
        guard case .ip4(_, let port) = try socket.sockname() else { return 8791 }
        return port
    }
}
