import Glibc
import InterfaceBuilder

/// Reading and laying out documents, each once and with measured texts, in this process.
///
/// Prints lines `plumb,documents,COUNT,PHASE,MILLISECONDS` of processor time, which does not depend on what else runs: what half
/// of the documents take at most, and nineteen of twenty, and the dearest. Phases are `layout` and `lint`.
@MainActor struct DocumentBenchmark {
    let files: [String]

    /// Whether every file could be read.
    func run() -> Bool {
        let documents = files.compactMap { file in Self.bytes(of: file).map { bytes in (file, bytes) } }
        report(
            "layout",
            documents.map { file, bytes in
                milliseconds { _ = DocumentLayout.layout(bytes, file: file) }
            })
        report(
            "lint",
            documents.map { file, bytes in
                milliseconds { _ = DocumentInspection.diagnostics(of: bytes, file: file) }
            })
        return documents.count == files.count
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
        guard let file = fopen(path, "rb") else { return nil }
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
