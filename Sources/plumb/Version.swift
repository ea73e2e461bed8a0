/// The version of the command and of the package.
///
/// A release's tag is equal to it; `.github/release.sh` compares the two.
enum Version {
    /// The version of this source.
    static let current = "0.2.0"
}
