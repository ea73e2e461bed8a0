import Foundation

extension SourceFile {
    /// Replaces a file atomically, with the same permissions.
    ///
    /// If that fails, the old file is unchanged.
    ///
    /// Symbolic links are preserved, even to files that do not exist yet. A target that is not a regular file, such as
    /// `/dev/stdout` or a pipe, is written directly. A write-protected file is not replaced.
    /// - Parameter isPrivate: Whether only the user can read and write the file, from its creation on.
    /// - Throws: The reason of the system.
    public static func write(_ bytes: [UInt8], to path: String, isPrivate: Bool = false) throws(Failure) {
        let target = destination(of: path)
        var status = stat()
        let own: mode_t? = isPrivate ? 0o600 : nil
        guard stat(target, &status) == 0 else { return try replace(target, with: bytes, permissions: own) }
        guard access(target, W_OK) == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let descriptor = open(target, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw .last }
            return try write(bytes, into: descriptor)
        }
        try replace(target, with: bytes, permissions: own ?? status.st_mode & 0o7777)
    }

    /// Returns the destination of symbolic links, whether it exists or not.
    private static func destination(of path: String) -> String {
        if let whole = realpath(path, nil) {
            defer { free(whole) }
            return String(cString: whole)
        }
        // This is the system's limit for links.
        var target = path
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { break }
            target = next.hasPrefix("/") ? next : directory(of: target) + next
        }
        return target
    }

    /// Returns the part of a path before the name, with its slash.
    private static func directory(of path: String) -> String {
        path.lastIndex(of: "/").map { slash in String(path[...slash]) } ?? ""
    }

    /// Replaces a file by one with new bytes.
    ///
    /// Without permissions it gets those of a new file.
    private static func replace(_ path: String, with bytes: [UInt8], permissions: mode_t?) throws(Failure) {
        // The temporary name does not contain the file's name, which may have the maximum length.
        let beside = directory(of: path) + ".plumb-\(getpid())-\(UInt32.random(in: 0...(.max)))"
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions ?? 0o666)
        guard descriptor >= 0 else { throw .last }
        do throws(Failure) {
            try write(bytes, into: descriptor, permissions: permissions)
            guard rename(beside, path) == 0 else { throw .last }
        } catch {
            unlink(beside)
            throw error
        }
    }

    /// Writes bytes to an open file and closes it.
    ///
    /// Some file systems report a full disk only on closing.
    private static func write(
        _ bytes: [UInt8], into descriptor: Int32, permissions: mode_t? = nil
    ) throws(Failure) {
        var failure: Failure?
        // The umask may have removed permissions.
        if let permissions, fchmod(descriptor, permissions) != 0 { failure = .last }
        bytes.withUnsafeBytes { bytes in
            var count = 0
            while count < bytes.count, failure == nil {
                let amount = Foundation.write(
                    descriptor, bytes.baseAddress.map { start in start + count }, bytes.count - count)
                if amount < 0, errno == EINTR { continue }
                if amount < 0 { failure = .last }
                if amount == 0 { failure = Failure(reason: "the disk accepts no more data") }
                count += amount
            }
        }
        if close(descriptor) != 0, failure == nil { failure = .last }
        if let failure { throw failure }
    }
}
