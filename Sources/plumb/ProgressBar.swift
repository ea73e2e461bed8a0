import Foundation

/// A bar that grows while many files are looked at; nothing where there is no terminal, or little to do.
struct ProgressBar: Sendable {
    /// The number of files.
    let total: Int
    private let isShown: Bool
    private static let width = 40
    /// Fewer files are done before anybody could read the bar.
    private static let fewest = 500

    init(total: Int) {
        self.total = total
        isShown = total >= ProgressBar.fewest && OutputTerminal.isTerminal(STDERR_FILENO)
    }

    /// Draws the bar for that many files done, at each hundredth of the way.
    func show(_ done: Int) {
        guard isShown, done * 100 / total != (done - 16) * 100 / total || done == total else { return }
        let filled = done * ProgressBar.width / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.width - filled)
        "\r\(bar) \(done) of \(total) files".writeToStandardError()
    }

    /// Takes the bar away.
    func clear() { if isShown { "\r\u{1B}[K".writeToStandardError() } }
}
