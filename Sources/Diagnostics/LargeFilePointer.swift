/// The text that Git LFS keeps in place of a file that has not been fetched.
public enum LargeFilePointer {
    /// What is said of one.
    public static let message = "this is what Git LFS keeps in place of the document; fetch that by git lfs pull"

    /// Whether bytes begin as such a text does.
    public static func begins(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    }
}
