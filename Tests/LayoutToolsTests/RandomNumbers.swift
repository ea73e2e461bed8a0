/// Pseudorandom numbers that are the same in every run and on every platform.
struct RandomNumbers {
    var state: UInt64

    /// A number from 0 up to, but not including, a bound of at least 1.
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
