/// The constraints that a view holds, in order of addition: a linked list through the constraints themselves.
///
/// The list retains each constraint once and allocates no memory. The owner of the list clears it on deallocation.
struct HeldConstraints {
    private(set) var count = 0
    // Invariant: the list retains each of its constraints once, in `append`, and releases it in `remove`. The neighbors of a constraint
    // are in the same list. Test: `LifetimeTests.heldConstraintsAreListedInOrderOfTheirComing`.
    private(set) var first: Unmanaged<NSLayoutConstraint>?
    private var last: Unmanaged<NSLayoutConstraint>?

    /// All constraints, as an array that later changes do not affect.
    var all: [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        result.reserveCapacity(count)
        forEachUncounted { result.append($0) }
        return result
    }

    /// Calls a closure for each constraint, without reference counting.
    ///
    /// The list must not change during the calls.
    @inline(__always)
    func forEachUncounted(_ body: (NSLayoutConstraint) -> Void) {
        var current = first
        while let link = current {
            link._withUnsafeGuaranteedRef(body)
            current = link._withUnsafeGuaranteedRef { $0.links.next }
        }
    }

    /// Appends a constraint that is in no list.
    @inline(__always)
    mutating func append(_ constraint: NSLayoutConstraint) {
        let link = Unmanaged.passRetained(constraint)
        constraint.links = HeldLinks(next: nil, previous: last)
        if let last { last._withUnsafeGuaranteedRef { $0.links.next = link } } else { first = link }
        last = link
        count &+= 1
    }

    /// Removes a constraint of this list.
    mutating func remove(_ constraint: NSLayoutConstraint) {
        let (next, previous) = (constraint.links.next, constraint.links.previous)
        constraint.links = HeldLinks()
        if let previous { previous._withUnsafeGuaranteedRef { $0.links.next = next } } else { first = next }
        if let next { next._withUnsafeGuaranteedRef { $0.links.previous = previous } } else { last = previous }
        count -= 1
        Unmanaged.passUnretained(constraint).release()
    }

    /// Removes all constraints, after a call of `body` for each.
    ///
    /// A release may run other code that removes a constraint of the same list. So `body` must clear the constraint's holder.
    mutating func removeAll(_ body: (NSLayoutConstraint) -> Void) {
        forEachUncounted(body)
        var current = first
        self = HeldConstraints()
        while let link = current {
            link._withUnsafeGuaranteedRef { constraint in
                current = constraint.links.next
                constraint.links = HeldLinks()
            }
            link.release()
        }
    }
}

/// The neighbors of a constraint in the list of its holder.
struct HeldLinks {
    var next: Unmanaged<NSLayoutConstraint>?
    var previous: Unmanaged<NSLayoutConstraint>?
}
