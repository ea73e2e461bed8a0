import FlyingFox
import StudioSession

/// The windows that are connected to a session.
///
/// A window gets the replies to its requests, and the changes that others make.
@MainActor final class StudioConnections: WSMessageHandler {
    private let session: StudioSession
    private var windows: [Int: AsyncStream<WSMessage>.Continuation] = [:]
    private var count = 0
    private var connected: () -> Void = {}

    init(_ session: StudioSession) { self.session = session }

    nonisolated func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (messages, continuation) = AsyncStream<WSMessage>.makeStream()
        let window = await join(continuation)
        let task = Task {
            for await message in client {
                guard case .text(let text) = message else { continue }
                await receive(text, from: window)
            }
            await leave(window)
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return messages
    }

    /// Calls a function whenever a window connects.
    func whenConnected(_ body: @escaping () -> Void) { connected = body }

    private func join(_ continuation: AsyncStream<WSMessage>.Continuation) -> Int {
        connected()
        count += 1
        windows[count] = continuation
        return count
    }

    private func leave(_ window: Int) { windows[window] = nil }

    private func receive(_ text: String, from window: Int) {
        let reply = session.reply(to: text) { state in send(state, except: window) }
        windows[window]?.yield(.text(reply))
    }

    /// Sends the state of a document to all windows but one.
    private func send(_ state: DocumentState, except window: Int?) {
        guard windows.count > (window == nil ? 0 : 1) else { return }
        var reply = Reply(id: nil)
        reply.state = state
        let text = session.json(reply)
        for (other, continuation) in windows where other != window { continuation.yield(.text(text)) }
    }

    /// Sends the documents that other programs have changed.
    func noteFiles() {
        for document in session.noteFiles() {
            if let state = session.state(of: document) { send(state, except: nil) }
        }
    }
}
