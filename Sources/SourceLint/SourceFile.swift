import Foundation

/// The bytes of a file, read and written at once.
public enum SourceFile {
    /// Why a file is skipped, or could not be written.
    public struct Failure: Error, Hashable, Sendable {
        /// The system's reason.
        public var reason: String
    }

    /// The largest file that is read: places are kept in 32 bits.
    private static let limit = 1 << 30

    /// The bytes of a file.
    public static func bytes(of path: String) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(reason: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure(reason: String(cString: strerror(errno))) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(reason: "it is not a regular file") }
        guard status.st_size <= limit else { throw Failure(reason: "it is larger than 1 GB") }
        let size = Int(status.st_size)
        var failure: Failure?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let amount = read(descriptor, buffer.baseAddress.map { start in start + count }, size - count)
                if amount < 0, errno == EINTR { continue }
                if amount < 0 { failure = Failure(reason: String(cString: strerror(errno))) }
                guard amount > 0 else { break }
                count += amount
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Puts bytes in the place of a file, with its permissions, so that nobody ever reads half of them.
    static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw Failure(reason: String(cString: strerror(errno))) }
        let beside = path + ".plumb-\(getpid())"
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status.st_mode & 0o7777)
        guard descriptor >= 0 else { throw Failure(reason: String(cString: strerror(errno))) }
        // The mask of the process may have taken permissions away.
        var isWritten = fchmod(descriptor, status.st_mode & 0o7777) == 0
        var count = 0
        bytes.withUnsafeBytes { bytes in
            while isWritten, count < bytes.count {
                let amount = Foundation.write(
                    descriptor, bytes.baseAddress.map { start in start + count }, bytes.count - count)
                if amount < 0, errno == EINTR { continue }
                isWritten = amount > 0
                count += max(amount, 0)
            }
        }
        isWritten = close(descriptor) == 0 && isWritten && rename(beside, path) == 0
        guard isWritten else {
            let reason = String(cString: strerror(errno))
            unlink(beside)
            throw Failure(reason: reason)
        }
    }
}
