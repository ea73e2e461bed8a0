/// Runs a main-actor closure from a nonisolated override of `NSObject`, such as `description` or `hash`.
///
/// These overrides run on the thread that uses the views, and they only read. An actor check would trap on other threads.
func readingOnMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
