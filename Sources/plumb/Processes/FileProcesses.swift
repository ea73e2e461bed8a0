import Foundation

/// Shares files among several processes of this command, because UIKit's views belong to one main actor.
///
/// Each process gets some adjacent files and writes to its own pipe. The outputs come in the order of the files. A
/// crash affects no other file: the files of that process are tried again in halves.
struct FileProcesses {
    /// With fewer files than this, starting processes costs more than it saves.
    static let fewestFiles = 8

    /// The outcome of some files.
    enum Outcome {
        /// The output of the process, and whether its exit status reports errors.
        case finished(output: Data, hasErrors: Bool)
        /// The process crashed on its only file.
        case crashed
    }

    /// The arguments of every process, without files.
    let arguments: [String]
    /// All files.
    let files: [String]
    /// The number of processes at a time.
    let count: Int

    /// Runs the processes and delivers the outcomes in the order of the files, as soon as they are known.
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

    /// The files for each process, in the order in which processes start.
    ///
    /// To start a process takes as long as to lay out about 16 documents, so the first shares are large. The later ones
    /// are smaller, so that all processes end at about the same time (guided self-scheduling).
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
