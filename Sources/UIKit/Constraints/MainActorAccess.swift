/// Runs what belongs to the main actor from a place that cannot say so: `description` and `hash` of Foundation's root class.
///
/// They are called where views live; asking for the actor would trap on a thread that is not its own, and these only read.
func readingOnMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
