import AllocationCount
import Glibc

/// The settings of a run.
enum Environment {
    /// The text of a setting, or nil.
    static func text(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The number of a setting, or nil.
    static func number(_ name: String) -> Double? { text(name).flatMap { Double($0) } }

    /// The problem of the first setting that must be a nonnegative number and is not, or nil.
    static var problem: String? {
        for name in ["REPS", "MAXS", "EDITS", "DRIFT"] {
            guard let text = text(name) else { continue }
            let number = Double(text) ?? -1
            if !(number >= 0 && number <= 1e15) { return "\(name) is a number from 0 on, not '\(text)'" }
        }
        return nil
    }
}

/// The clock of the measurements.
enum Clock {
    /// Returns the seconds since a fixed instant.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Returns the processor time of this process, in seconds.
    static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Returns the fastest of a minimum number of runs, and of as many more as a time permits, in seconds.
    static func fastest(runs: Int, seconds: Double, _ work: () -> Void) -> Double {
        let begin = now()
        var best = Double.infinity
        var count = 0
        while count < runs || now() - begin < seconds {
            let start = now()
            work()
            best = min(best, now() - start)
            count += 1
        }
        return best
    }

    /// Returns the median of some times, or 0 if there are none.
    static func median(_ times: [Double]) -> Double { times.isEmpty ? 0 : times.sorted()[times.count / 2] }
}

/// Measurements of this process by the operating system.
enum Process {
    /// Returns the number of bytes that the heap has allocated, from glibc's `malloc_info`, or 0 without glibc.
    static func allocatedBytes() -> Int {
        typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
        var text: UnsafeMutablePointer<CChar>?
        var size = 0
        guard let symbol = dlsym(nil, "malloc_info"), let file = open_memstream(&text, &size) else { return 0 }
        _ = unsafeBitCast(symbol, to: Report.self)(0, file)
        fclose(file)
        defer { free(text) }
        guard let text else { return 0 }
        // The totals come last: free memory, separately mapped memory, and memory from the system.
        var sizes: [String: Int] = [:]
        for line in String(cString: text).split(separator: "\n") {
            let parts = line.split(separator: "\"")
            guard parts.count > 3, let last = parts.dropLast().last, let bytes = Int(last) else { continue }
            sizes[String(parts[1])] = bytes
        }
        return sizes["current", default: 0] + sizes["mmap", default: 0] - sizes["fast", default: 0]
            - sizes["rest", default: 0]
    }

    /// The number of allocations since the start, or nil if they are not counted.
    static var allocationCount: Int? {
        let count = allocation_count()
        return count < 0 ? nil : count
    }

    /// Returns the number of allocations of a function, or nil if they are not counted.
    static func allocations(of work: () -> Void) -> Int? {
        guard let before = allocationCount else { return nil }
        work()
        return allocationCount.map { $0 - before }
    }

    /// Returns a line of `/proc/self/status` in kilobytes, for example `VmRSS:`.
    static func kilobytes(_ key: String) -> Int {
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            if text.hasPrefix(key) {
                return Int(text.dropFirst(key.count).drop { $0 == " " || $0 == "\t" }.prefix { $0.isNumber }) ?? 0
            }
        }
        return 0
    }
}
