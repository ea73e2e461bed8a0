#if canImport(Glibc)
import Glibc

/// Lets a run of all tests print failures and a summary only, as `swift test --quiet` does.
///
/// Swift Testing takes its verbosity from the arguments alone, and a package has no setting for them. This function runs
/// before `main` and starts the program again with the argument. `--verbose`, `--filter` and `list` keep the full output.
@used @section(".init_array")
private let quietRun: @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void = {
    count, arguments in
    let words = (0..<Int(count)).compactMap { index in arguments[index].map { word in String(cString: word) } }
    let chosen: Set = ["--quiet", "-q", "--verbose", "-v", "--very-verbose", "--vv", "--filter", "--list-tests"]
    guard words.contains("swift-testing"), chosen.isDisjoint(with: words) else { return }
    var again = (0..<Int(count)).map { index in arguments[index] } + [strdup("--quiet"), nil]
    execv("/proc/self/exe", &again)
}
#endif
