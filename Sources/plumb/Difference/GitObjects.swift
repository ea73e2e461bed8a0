import Foundation

/// The objects of repositories, read by one process of git for each folder.
final class GitObjects {
    /// An object of git, by its name.
    enum Object {
        case bytes([UInt8])
        /// It has so many bytes, more than are read.
        case tooLarge(Int)
        /// It has none of that name, or one of another kind.
        case missing
    }

    private var readers: [URL: ObjectReader] = [:]

    /// Objects of which none has been read.
    init() {}

    deinit {
        for reader in readers.values { reader.end() }
    }

    /// The bytes of an object, such as `HEAD:./Main.storyboard`, named from a folder.
    func object(_ name: String, in folder: URL, limit: Int) throws -> Object {
        // A line is a name for git.
        guard !name.contains("\n") else { return .missing }
        let reader = try readers[folder] ?? ObjectReader(folder)
        readers[folder] = reader
        guard let object = reader.object(name, limit: limit) else {
            readers[folder] = nil
            reader.end()
            return .missing
        }
        // What is too large is not read, so that its bytes still stand in the pipe.
        if case .tooLarge = object {
            readers[folder] = nil
            reader.end()
        }
        return object
    }
}

/// A running `git cat-file --batch`.
private final class ObjectReader {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private var buffer: [UInt8] = []
    private var start = 0

    init(_ folder: URL) throws {
        process = Git.process(["cat-file", "--batch"], in: folder)
        process.standardInput = input
        process.standardOutput = output
        // Why it has no object another run of git tells.
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// An object; nil where git has ended.
    func object(_ name: String, limit: Int) -> GitObjects.Object? {
        // To write to a process that has ended is an error here, and not the end of this one.
        let handler = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, handler) }
        guard (try? input.fileHandleForWriting.write(contentsOf: Data((name + "\n").utf8))) != nil,
            let line = readLine()
        else { return nil }
        // `<id> blob <size>`, or the name and `missing`.
        let words = line.split(separator: " ")
        guard words.count == 3, let size = Int(words[2]), size >= 0 else { return .missing }
        guard size <= limit else { return .tooLarge(size) }
        guard let bytes = read(size + 1) else { return nil }
        return words[1] == "blob" ? .bytes(Array(bytes.dropLast())) : .missing
    }

    /// Stops the process.
    func end() {
        try? input.fileHandleForWriting.close()
        process.terminate()
        process.waitUntilExit()
    }

    private func readLine() -> String? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return String(decoding: buffer[start..<end], as: UTF8.self)
            }
            searched = buffer.count
            guard readMore() else { return nil }
        }
    }

    private func read(_ count: Int) -> ArraySlice<UInt8>? {
        buffer.removeFirst(start)
        start = 0
        while buffer.count < count { guard readMore() else { return nil } }
        start = count
        return buffer[..<count]
    }

    private func readMore() -> Bool {
        // What there is: to read so many bytes would wait for the end.
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { return false }
        buffer += data
        return true
    }
}
