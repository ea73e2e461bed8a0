import Foundation

/// Seconds of a clock that only runs forward.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
