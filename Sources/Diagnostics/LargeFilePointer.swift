/// A Git LFS pointer: the text in place of a file that Git has not fetched.
public enum LargeFilePointer {
    /// The message for a pointer in place of a document.
    public static let message = "The file is a Git LFS pointer, not the document. Run git lfs pull."

    /// Returns whether bytes begin with a Git LFS pointer.
    public static func begins(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    }
}
