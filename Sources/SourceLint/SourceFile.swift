import Foundation

/// Reads and writes whole files.
public enum SourceFile {
    /// The reason why a file was skipped or could not be written.
    public struct Failure: Error, Hashable, Sendable {
        /// The reason of the system.
        public var reason: String

        /// Creates a failure with a reason.
        public init(reason: String) { self.reason = reason }
    }

    /// The size of the largest readable file, because offsets have 32 bits.
    private static let limit = 1 << 30

    /// Returns the size of a regular file in bytes; nil for other files and for files beyond the limit.
    public static func byteCount(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
        return Int(status.st_size)
    }

    /// Returns the bytes of a file.
    public static func bytes(of path: String) throws(Failure) -> [UInt8] {
        // Opening a pipe without a writer would block.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(reason: "it is not a regular file") }
        guard status.st_size <= limit else { throw Failure(reason: "it is larger than 1 GB") }
        let size = Int(status.st_size)
        var failure: Failure?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let amount = read(descriptor, buffer.baseAddress.map { start in start + count }, size - count)
                if amount < 0, errno == EINTR { continue }
                if amount < 0 { failure = .last }
                guard amount > 0 else { break }
                count += amount
            }
        }
        if let failure { throw failure }
        return bytes
    }
}

extension SourceFile.Failure {
    /// The reason why the last system call failed.
    static var last: Self { Self(reason: String(cString: strerror(errno))) }
}
