import Glibc

/// The settings of a run.
enum Environment {
    /// The text of a setting, or nil.
    static func text(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The number of a setting, or nil.
    static func number(_ name: String) -> Double? { text(name).flatMap { Double($0) } }
}

/// The clock of the measurements.
enum Clock {
    /// Seconds since some instant that does not move.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// What the operating system says of this process.
enum Process {
    /// A line of `/proc/self/status` in kilobytes, for example `VmRSS:`.
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
