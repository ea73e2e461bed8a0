import Foundation

/// Returns the seconds of a monotonic clock.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
