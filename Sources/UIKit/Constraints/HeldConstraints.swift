/// The constraints that a view holds, in the order of their coming: a list that runs through the constraints themselves.
///
/// The list counts each constraint once, and takes no memory of its own. Whoever holds it clears it when it goes.
struct HeldConstraints {
    private(set) var count = 0
    private(set) var first: Unmanaged<NSLayoutConstraint>?
    private var last: Unmanaged<NSLayoutConstraint>?

    /// All of them, as an array that stays what it is while they come and go.
    var all: [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        result.reserveCapacity(count)
        forEachUncounted { result.append($0) }
        return result
    }

    /// Calls with each, without counting references; none may come or go meanwhile.
    @inline(__always)
    func forEachUncounted(_ body: (NSLayoutConstraint) -> Void) {
        var current = first
        while let link = current {
            link._withUnsafeGuaranteedRef(body)
            current = link._withUnsafeGuaranteedRef { $0.links.next }
        }
    }

    /// Takes a constraint that is in no list.
    @inline(__always)
    mutating func append(_ constraint: NSLayoutConstraint) {
        let link = Unmanaged.passRetained(constraint)
        constraint.links = HeldLinks(next: nil, previous: last)
        if let last { last._withUnsafeGuaranteedRef { $0.links.next = link } } else { first = link }
        last = link
        count &+= 1
    }

    /// Takes a constraint of this list out.
    mutating func remove(_ constraint: NSLayoutConstraint) {
        let (next, previous) = (constraint.links.next, constraint.links.previous)
        constraint.links = HeldLinks()
        if let previous { previous._withUnsafeGuaranteedRef { $0.links.next = next } } else { first = next }
        if let next { next._withUnsafeGuaranteedRef { $0.links.previous = previous } } else { last = previous }
        count -= 1
        Unmanaged.passUnretained(constraint).release()
    }

    /// Gives all constraints back, which nobody holds from then on; calls with each before the first goes.
    ///
    /// What goes may run code of others that takes a constraint of the same list out: `body` has to make it nobody's.
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

/// The neighbours of a constraint in the list of who holds it.
struct HeldLinks {
    var next: Unmanaged<NSLayoutConstraint>?
    var previous: Unmanaged<NSLayoutConstraint>?
}
