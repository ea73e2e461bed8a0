import Foundation

/// A bar that grows while many files are checked.
///
/// It is not shown without a terminal, or for few files.
struct ProgressBar: Sendable {
    /// The number of files.
    let total: Int
    private let isShown: Bool
    private static let width = 40
    /// The minimum number of files.
    ///
    /// With fewer files the work ends before the bar can be read.
    private static let fewest = 500

    init(total: Int) {
        self.total = total
        isShown = total >= ProgressBar.fewest && OutputTerminal.isTerminal(STDERR_FILENO)
    }

    /// Draws the bar for a number of finished files, each time that another hundredth is complete.
    func show(_ done: Int) {
        guard isShown, done * 100 / total != (done - 16) * 100 / total || done == total else { return }
        let filled = done * ProgressBar.width / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.width - filled)
        "\r\(bar) \(done) of \(total) files".writeToStandardError()
    }

    /// Removes the bar.
    func clear() { if isShown { "\r\u{1B}[K".writeToStandardError() } }
}
