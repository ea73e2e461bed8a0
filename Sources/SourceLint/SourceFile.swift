import Foundation

/// The bytes of a file, read and written at once.
public enum SourceFile {
    /// Why a file is skipped, or could not be written.
    public struct Failure: Error, Hashable, Sendable {
        /// The system's reason.
        public var reason: String

        /// A failure for a reason.
        public init(reason: String) { self.reason = reason }
    }

    /// The largest file that is read: places are kept in 32 bits.
    private static let limit = 1 << 30

    /// The bytes of a file.
    public static func bytes(of path: String) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
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

    /// Writes bytes to a file: beside it first, with its permissions, then in its place, so that nobody ever reads half of
    /// them and a failure leaves what was there.
    ///
    /// A link stays a link. What is no regular file, such as `/dev/stdout` or a pipe, is written to as it stands. A file
    /// that is protected from writing is not replaced.
    /// - Throws: The system's reason.
    public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let target =
            realpath(path, nil).map { path in
                defer { free(path) }
                return String(cString: path)
            } ?? path
        var status = stat()
        guard stat(target, &status) == 0 else { return try replace(target, with: bytes, permissions: nil) }
        guard access(target, W_OK) == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let descriptor = open(target, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw .last }
            defer { close(descriptor) }
            return try write(bytes, into: descriptor)
        }
        try replace(target, with: bytes, permissions: status.st_mode & 0o7777)
    }

    /// Puts a file with bytes in a place; without permissions it gets those of a new file.
    private static func replace(_ path: String, with bytes: [UInt8], permissions: mode_t?) throws(Failure) {
        let beside = path + ".plumb-\(getpid())"
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions ?? 0o666)
        guard descriptor >= 0 else { throw .last }
        do throws(Failure) {
            defer { close(descriptor) }
            // The mask of the process may have taken permissions away.
            if let permissions, fchmod(descriptor, permissions) != 0 { throw .last }
            try write(bytes, into: descriptor)
            guard rename(beside, path) == 0 else { throw .last }
        } catch {
            unlink(beside)
            throw error
        }
    }

    private static func write(_ bytes: [UInt8], into descriptor: Int32) throws(Failure) {
        var failure: Failure?
        bytes.withUnsafeBytes { bytes in
            var count = 0
            while count < bytes.count {
                let amount = Foundation.write(
                    descriptor, bytes.baseAddress.map { start in start + count }, bytes.count - count)
                if amount < 0, errno == EINTR { continue }
                guard amount > 0 else {
                    failure = .last
                    return
                }
                count += amount
            }
        }
        if let failure { throw failure }
    }
}

extension SourceFile.Failure {
    /// Why the last call of the system failed.
    fileprivate static var last: Self { Self(reason: String(cString: strerror(errno))) }
}
