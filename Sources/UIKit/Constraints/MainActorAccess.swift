/// Runs a main-actor closure from a nonisolated override of `NSObject`, such as `description` or `hash`.
///
/// These overrides run on the thread that uses the views, and they only read. An actor check would trap on other threads.
///
/// Invariant: the closure changes nothing, and the bit cast only drops the actor from the type of the function, which has no run-time
/// representation. Code that changes something is isolated, or uses `MainActor.assumeIsolated`. Test: `MainActorAccessTests`.
func readingOnMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Runs a main-actor closure that changes something, from a nonisolated method of a Foundation class.
///
/// UIKit requires the main thread for these methods. Another thread stops the program, as a missing lock would corrupt memory.
func actingOnMainActor(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }
