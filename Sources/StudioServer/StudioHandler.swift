import FlyingFox
import Foundation

/// Serves the page and the WebSocket behind the gate.
struct StudioHandler: HTTPHandler {
    let gate: StudioGate
    let connections: StudioConnections

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        switch gate.path(of: request) {
        case .failure(let refusal): return HTTPResponse(statusCode: refusal.status, headers: headers)
        case .success("socket"):
            let socket = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: connections))
            return try await socket.handleRequest(request)
        case .success(let path):
            guard let file = PageFile.all[path.isEmpty ? "index.html" : path] else {
                return HTTPResponse(statusCode: .notFound, headers: headers)
            }
            var headers = headers
            headers[.contentType] = file.mediaType
            return HTTPResponse(statusCode: .ok, headers: headers, body: Data(file.bytes))
        }
    }

    /// The headers of every response: the page loads nothing from elsewhere and is in no other page.
    private var headers: HTTPHeaders {
        var headers = HTTPHeaders()
        headers[HTTPHeader("Content-Security-Policy")] =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://\(gate.host); "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
        headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
        headers[HTTPHeader("Cache-Control")] = "no-store"
        return headers
    }
}
