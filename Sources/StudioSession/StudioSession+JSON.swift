import Diagnostics
import Foundation

extension StudioSession {
    /// The largest request in bytes.
    public static let largestRequest = 4 << 20

    /// Performs a request in JSON, and returns the reply in JSON on one line.
    ///
    /// A text that is not a request is refused.
    public func reply(to text: String) -> String { reply(to: text, changed: { _ in }) }

    /// Performs a request in JSON, and calls a function with the state of a document that the request has changed.
    public func reply(to text: String, changed: (DocumentState) -> Void) -> String {
        guard text.utf8.count <= Self.largestRequest else {
            return json(
                Reply(
                    id: nil,
                    refusal: Diagnostic.Refusal.studio(
                        .unreadableMessage, "The request exceeds the limit of \(Self.largestRequest >> 20) MB."
                    ).diagnostic))
        }
        let request: Request
        do {
            request = try JSONDecoder().decode(Request.self, from: Data(text.utf8))
        } catch {
            let refusal = Diagnostic.Refusal.studio(.unreadableMessage, "The text is not a request: \(error.reason).")
            return json(Reply(id: Self.number(of: text), refusal: refusal.diagnostic))
        }
        let before = request.document.flatMap { path in revision(of: path) }
        let reply = reply(to: request)
        let isKept = reply.isPreview != true && request.action != .open
        if let state = reply.state, isKept, before != state.revision || request.action != .perform { changed(state) }
        return json(reply)
    }

    /// Returns a reply in JSON on one line, with keys in order.
    public func json(_ reply: Reply) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return (try? encoder.encode(reply)).map { data in String(decoding: data, as: UTF8.self) } ?? "{}"
    }

    /// Returns the number of a request that has other mistakes; nil if it has none.
    private static func number(of text: String) -> Int? {
        struct Numbered: Decodable { let id: Int }
        return (try? JSONDecoder().decode(Numbered.self, from: Data(text.utf8)))?.id
    }
}

extension Error {
    /// The reason why a text is not a request, with the key.
    fileprivate var reason: String {
        guard let error = self as? DecodingError else { return "\(self)" }
        func path(_ context: DecodingError.Context) -> String {
            context.codingPath.map(\.stringValue).joined(separator: ".")
        }
        switch error {
        case .keyNotFound(let key, let context):
            return "the key '\((context.codingPath + [key]).map(\.stringValue).joined(separator: "."))' is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "the value of '\(path(context))' has the wrong type"
        case .dataCorrupted(let context):
            return context.codingPath.isEmpty ? "it is no JSON object" : "the value of '\(path(context))' is unknown"
        @unknown default: return "it is no JSON object"
        }
    }
}
