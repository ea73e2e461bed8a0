import Foundation

/// The objects of repositories, read by one process of git per folder.
final class GitObjects {
    /// An object of git, by its name.
    enum Object {
        case bytes([UInt8])
        /// The object exceeds the limit and was not read; its number of bytes.
        case tooLarge(Int)
        /// There is no object of that name, or it is of another kind.
        case missing
    }

    private var readers: [URL: ObjectReader] = [:]

    /// Creates a reader without processes.
    init() {}

    deinit {
        for reader in readers.values { reader.end() }
    }

    /// Returns the bytes of an object, such as `HEAD:./Main.storyboard`, relative to a folder.
    func object(_ name: String, in folder: URL, limit: Int) throws -> Object {
        // Git reads one name per line.
        guard !name.contains("\n") else { return .missing }
        let reader = try readers[folder] ?? ObjectReader(folder)
        readers[folder] = reader
        guard let object = reader.object(name, limit: limit) else {
            readers[folder] = nil
            reader.end()
            return .missing
        }
        // An object beyond the limit is not read, so its bytes are still in the pipe.
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
        // Another run of git reports why an object is missing.
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Returns an object, or nil if git has ended.
    func object(_ name: String, limit: Int) -> GitObjects.Object? {
        // A write to an ended process must be an error, not the end of this process.
        let handler = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, handler) }
        guard (try? input.fileHandleForWriting.write(contentsOf: Data((name + "\n").utf8))) != nil,
            let line = readLine()
        else { return nil }
        // The header is `<id> blob <size>`, or the name and `missing`.
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
        // This reads the available bytes. Reading a fixed number would wait for the end.
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { return false }
        buffer += data
        return true
    }
}
