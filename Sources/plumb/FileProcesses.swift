import Foundation

/// Shares files among several processes of this command, because UIKit's views belong to one main actor.
///
/// Each process gets some neighbouring files and writes into a pipe of its own; the outputs come in the order of the files.
/// A process that dies takes no other file with it: its files are tried again in halves.
struct FileProcesses {
    /// With fewer files than this, starting processes costs more than it saves.
    static let fewestFiles = 8

    /// What came of some files.
    enum Outcome {
        /// What the process printed, and whether its status says that there were errors.
        case finished(output: Data, hasErrors: Bool)
        /// The process died on its only file.
        case crashed
    }

    /// The arguments of every process, without files.
    let arguments: [String]
    /// All files.
    let files: [String]
    /// How many processes run at a time.
    let count: Int

    /// Runs the processes and gives what came of the files, in their order, as soon as it is known.
    func run(_ take: (_ files: [String], _ outcome: Outcome) -> Void) throws {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = count
        let parts = Self.shares(of: files.count, among: count).map { share in
            FilePart(arguments: arguments, files: Array(files[share]))
        }
        queue.addOperations(parts, waitUntilFinished: false)
        defer {
            queue.cancelAllOperations()
            queue.waitUntilAllOperationsAreFinished()
        }
        for part in parts {
            part.waitUntilFinished()
            for (files, outcome) in try part.takeOutcomes() { take(files, outcome) }
        }
    }

    /// The files that each process gets, in the order in which processes start.
    ///
    /// A process takes as long to start as some 16 documents to lay out, so the first shares are large; the later ones are
    /// smaller, so that all processes end at about the same time (guided self-scheduling).
    static func shares(of total: Int, among count: Int) -> [Range<Int>] {
        let most = 256
        let fewest = max(1, min(16, total / (count * 2)))
        var shares: [Range<Int>] = []
        var start = 0
        while start < total {
            let size = min(max((total - start) / (count * 2), fewest), most, total - start)
            shares.append(start..<start + size)
            start += size
        }
        return shares
    }
}
