/// One "Unable to simultaneously satisfy constraints" log of a text.
public struct ConflictLog: Sendable {
    /// The line of the text on which the log begins, from 1.
    public var line: Int
    /// The views and guides, in the order of their first mention.
    public var items: [LoggedItem]
    /// The constraints that were understood, in the order of the log.
    public var constraints: [LoggedConstraint]
    /// The descriptions of constraints that were not understood.
    public var unread: [UnreadConstraint]
    /// The index of the constraint that the log names as broken; nil if it names none, or one that was not understood.
    public var broken: Int?
    /// The part of the log that is cut off; nil for a whole log.
    public var missingPart: MissingPart?
    /// The framework that sentences of the log name; nil without such a sentence.
    var evidence: LogFramework?
    /// The lines on which the same constraints are logged again.
    public var repetitions: [Int]

    /// A part of a log that was cut off.
    public enum MissingPart: String, Hashable, Sendable {
        /// The whole list: the text ends after the sentences before it.
        case list
        /// Some of the list: it lacks the constraint that the log names as broken.
        case constraints
        /// The end of the list.
        case endOfList
        /// The constraint that is broken, after the sentence about it.
        case broken
    }

    /// A description that was not understood.
    public struct UnreadConstraint: Hashable, Sendable {
        /// The line of the text, from 1.
        public var line: Int
        /// The description as printed, at most 400 bytes of it.
        public var text: String
    }
}

extension ConflictLog {
    /// The limit for the size of a text in bytes.
    public static let largestByteCount = 64 << 20

    /// The most constraints of one log that are read.
    public static let mostConstraints = 10_000

    /// Returns the logs of a text, in order, among any other lines.
    ///
    /// A list of constraints without the sentence "Unable to simultaneously satisfy constraints" is a log too. Logs with the same
    /// constraints are one log with repetitions.
    ///
    /// - Complexity: Linear in the length of the text.
    public static func logs(in text: [UInt8]) -> [ConflictLog] {
        var reader = LogReader(PastedText(text).bytes)
        return reader.read()
    }

    /// Returns the logs of a text.
    public static func logs(in text: String) -> [ConflictLog] { logs(in: Array(text.utf8)) }
}
