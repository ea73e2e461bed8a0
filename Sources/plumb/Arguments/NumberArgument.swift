import ArgumentParser
import SourceLint

/// The values of options that take numbers, and other values that begin with a minus sign.
enum NumberArgument {
    /// Reads a number of device pixels per point.
    static func scale(_ word: String) throws(ValidationError) -> Double {
        guard let scale = Double(word), scale.isFinite else {
            throw ValidationError("A scale must be greater than 0 and at most 100.")
        }
        return scale
    }

    /// Reads a number of points.
    static func points(_ word: String) throws(ValidationError) -> Double {
        guard let points = Double(word) else { throw ValidationError("Write a number of points, such as 8.") }
        return points
    }

    /// Reads a port, or 0 for a free one.
    static func port(_ word: String) throws(ValidationError) -> UInt16 {
        guard let port = UInt16(word) else {
            throw ValidationError("A port is a whole number from 0 to 65535.")
        }
        return port
    }

    /// Reads a number of processes.
    static func jobs(_ word: String) throws(ValidationError) -> Int {
        guard let jobs = Int(word) else {
            throw ValidationError("The number of processes must be a whole number of at least 1.")
        }
        return jobs
    }

    /// Reads a part of the files.
    static func shard(_ word: String) throws(ValidationError) -> Shard {
        guard let shard = Shard(word) else {
            throw ValidationError("Write the part and the number of parts, such as 1/3.")
        }
        return shard
    }

    /// Returns arguments in which a negative number is joined to its option: `--scale=-1`.
    ///
    /// Otherwise the argument parser reads the number as an option and reports that the value of the option before it is missing. No option
    /// begins with a digit, so the meaning is certain.
    static func joined(_ arguments: [String]) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        var joined: [String] = []
        for argument in arguments[..<end] {
            if beginsNegative(argument), let option = joined.last, option.hasPrefix("--"), !option.contains("=") {
                joined[joined.count - 1] = option + "=" + argument
            } else {
                joined.append(argument)
            }
        }
        return joined + arguments[end...]
    }

    private static func beginsNegative(_ word: String) -> Bool {
        guard word.first == "-", let second = word.dropFirst().first else { return false }
        return second.isASCII && (second.isNumber || second == ".") || Double(word) != nil
    }
}
