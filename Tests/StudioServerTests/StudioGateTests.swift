import Diagnostics
import FlyingFox
import Foundation
import StudioSession
import Testing

@testable import StudioServer

/// The requests that the server refuses.
@Suite struct StudioGateTests {
    /// A change of a request that would be served.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let status: HTTPStatusCode
        var path = "/secret/index.html"
        var headers = ["Host": "127.0.0.1:8791"]
        var method = HTTPMethod.GET

        init(
            _ name: String, _ status: HTTPStatusCode, path: String? = nil, headers: [String: String] = [:],
            method: HTTPMethod = .GET
        ) {
            (testDescription, self.status, self.method) = (name, status, method)
            if let path { self.path = path }
            self.headers.merge(headers) { _, new in new }
        }
    }

    static let changes: [Change] = [
        Change("as it should be", .ok),
        Change("own origin", .ok, headers: ["Origin": "http://127.0.0.1:8791"]),
        Change("a module", .ok, path: "/secret/studio.js"),
        Change("the folder", .ok, path: "/secret/"),
        Change("the folder without its slash", .ok, path: "/secret"),
        Change("no token", .forbidden, path: "/index.html"),
        Change("nothing", .forbidden, path: "/"),
        Change("wrong token", .forbidden, path: "/sacred/index.html"),
        Change("longer token", .forbidden, path: "/secrets/index.html"),
        Change("shorter token", .forbidden, path: "/secre/index.html"),
        Change("other host", .forbidden, headers: ["Host": "example.com"]),
        Change("rebound host", .forbidden, headers: ["Host": "plumb.example.com:8791"]),
        Change("localhost", .forbidden, headers: ["Host": "localhost:8791"]),
        Change("other port", .forbidden, headers: ["Host": "127.0.0.1:80"]),
        Change("other origin", .forbidden, headers: ["Origin": "http://example.com"]),
        Change("null origin", .forbidden, headers: ["Origin": "null"]),
        Change("secure origin", .forbidden, headers: ["Origin": "https://127.0.0.1:8791"]),
        Change("socket without origin", .forbidden, path: "/secret/socket", headers: ["Upgrade": "websocket"]),
        Change(
            "socket from elsewhere", .forbidden, path: "/secret/socket",
            headers: ["Upgrade": "websocket", "Origin": "http://example.com"]),
        Change("path outside", .notFound, path: "/secret/../../etc/passwd"),
        Change("path inside", .notFound, path: "/secret/SignIn.storyboard"),
        Change("encoded path", .notFound, path: "/secret/%2e%2e%2fetc/passwd"),
        Change("long path", .uriTooLong, path: "/secret/" + String(repeating: "a", count: 2000)),
        Change("a post", .methodNotAllowed, method: .POST),
        Change("50 MB", .payloadTooLarge, headers: ["Content-Length": "52428800"]),
        Change("no number", .payloadTooLarge, headers: ["Content-Length": "many"]),
        Change("chunks", .payloadTooLarge, headers: ["Transfer-Encoding": "chunked"]),
    ]

    @Test(arguments: changes)
    func answers(_ change: Change) async throws {
        let handler = StudioHandler(
            gate: StudioGate(token: "secret", port: 8791),
            connections: await StudioConnections(StudioSession(NoFiles())))
        let request = HTTPRequest(
            method: change.method, version: .http11, path: change.path, query: [],
            headers: Dictionary(uniqueKeysWithValues: change.headers.map { name, value in (HTTPHeader(name), value) }),
            body: Data())
        let response = try await handler.handleRequest(request)
        #expect(response.statusCode.code == change.status.code)
        #expect(response.headers[HTTPHeader("Content-Security-Policy")]?.contains("script-src 'self'") == true)
        #expect(response.headers[HTTPHeader("Access-Control-Allow-Origin")] == nil)
    }

    @Test func addressesAreLocalAndSecret() async throws {
        let servers = try await [StudioServer(StudioSession(NoFiles())), StudioServer(StudioSession(NoFiles()))]
        for server in servers {
            #expect(server.address.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\//) != nil)
        }
        #expect(servers[0].address.suffix(33) != servers[1].address.suffix(33))
    }

    private struct NoFiles: DocumentFiles {
        func list() -> [String] { [] }
        func read(_ path: String) throws(Diagnostic.Refusal) -> [UInt8] { [] }
        func write(_ bytes: [UInt8], to path: String) throws(Diagnostic.Refusal) {}
        func journal(of path: String) -> [[UInt8]] { [] }
        func keepJournal(_ texts: [[UInt8]], of path: String) {}
        func admits(new path: String) -> Bool { false }
    }
}
