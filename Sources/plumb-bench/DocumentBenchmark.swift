import Glibc
import InterfaceBuilder

/// Measures reading and laying out documents, each once and with measured texts, in this process.
///
/// Prints lines `plumb,documents,COUNT,PHASE,MILLISECONDS` of processor time, which does not depend on other processes. The values are the
/// median, the 95th percentile and the maximum. Phases are `layout` and `lint`.
@MainActor struct DocumentBenchmark {
    let files: [String]

    /// Runs the benchmark.
    ///
    /// Returns whether every file is a readable document.
    func run() -> Bool {
        let documents = files.compactMap { file in Self.bytes(of: file).map { bytes in (file, bytes) } }
        var isWhole = documents.count == files.count
        report(
            "layout",
            documents.map { file, bytes in
                var refusal: String?
                let time = milliseconds {
                    let document = DocumentLayout.layout(bytes, file: file)
                    if document.scenes.isEmpty {
                        refusal = document.diagnostics.first { $0.severity == .error }?.message
                    }
                }
                if let refusal {
                    complain("plumb-bench: \(file): \(refusal)\n")
                    isWhole = false
                }
                return time
            })
        report(
            "lint",
            documents.map { file, bytes in
                milliseconds { _ = DocumentInspection.diagnostics(of: bytes, file: file) }
            })
        return isWhole
    }

    private func report(_ phase: String, _ times: [Double]) {
        let sorted = times.sorted()
        guard let last = sorted.last else { return }
        for (name, share) in [("median", 0.5), ("p95", 0.95)] {
            let value = sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
            print("plumb,documents,\(sorted.count),\(phase)_\(name),\(value)")
        }
        print("plumb,documents,\(sorted.count),\(phase)_max,\(last)")
    }

    private func milliseconds(_ body: () -> Void) -> Double {
        let start = Clock.processorTime()
        body()
        return (Clock.processorTime() - start) * 1000
    }

    private static func bytes(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else {
            complain("plumb-bench: \(path) cannot be read\n")
            return nil
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }
}
