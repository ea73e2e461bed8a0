import FlyingFox

/// The checks of every request before anything else sees it.
///
/// The server serves one person on this machine. Pages of other origins reach 127.0.0.1 too, so the address has a secret token, and the
/// headers `Host` and `Origin` must name the server itself.
struct StudioGate: Sendable {
    /// The secret first part of every path.
    let token: String
    /// The port of the server.
    let port: UInt16

    /// The value of `Host`.
    var host: String { "127.0.0.1:\(port)" }
    /// The value of `Origin`.
    var origin: String { "http://\(host)" }

    /// The most characters of a path.
    private static let longestPath = 1000

    /// Returns the path after the token, or the status of the refusal.
    func path(of request: HTTPRequest) -> Result<String, Refusal> {
        guard request.headers[.host] == host else { return .failure(Refusal(status: .forbidden)) }
        let isSocket = request.headers[.upgrade] != nil
        let from = request.headers[HTTPHeader("Origin")]
        guard from == origin || (from == nil && !isSocket) else { return .failure(Refusal(status: .forbidden)) }
        guard request.path.utf8.count <= Self.longestPath else { return .failure(Refusal(status: .uriTooLong)) }
        let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            .dropFirst()
        let rest = parts.first.map { part in part.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        }
        guard let given = rest?.first, isToken(given) else { return .failure(Refusal(status: .forbidden)) }
        guard request.method == .GET else { return .failure(Refusal(status: .methodNotAllowed)) }
        let length = request.headers[.contentLength].map { text in Int(text) ?? .max } ?? 0
        guard length == 0, request.headers[.transferEncoding] == nil else {
            return .failure(Refusal(status: .payloadTooLarge))
        }
        return .success(rest?.dropFirst().first.map(String.init) ?? "")
    }

    /// Compares without an early end, so the time tells nothing about the token.
    private func isToken(_ text: Substring) -> Bool {
        let (given, wanted) = (Array(text.utf8), Array(token.utf8))
        guard given.count == wanted.count else { return false }
        return zip(given, wanted).reduce(UInt8(0)) { difference, pair in difference | (pair.0 ^ pair.1) } == 0
    }

    /// A refused request.
    struct Refusal: Error {
        let status: HTTPStatusCode
    }
}
