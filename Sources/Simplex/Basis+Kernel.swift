/// The kernel between the peeled rows and columns.
///
/// The rows of the kernel have positions in the order of its steps. Its columns have positions in the reverse order, because `combine`
/// visits them from the other end.
extension Basis {
    /// The elimination of the kernel, which must exist.
    var kernel: Elimination {
        _read { yield kernelPlace.unsafelyUnwrapped.pointee.elimination }
        nonmutating _modify { yield &kernelPlace.unsafelyUnwrapped.pointee.elimination }
    }

    /// The cost of the kernel in a solve that visits all of it.
    var kernelWork: Int { kernelPlace != nil ? kernel.operations.count + kernel.columns.count : 0 }

    // MARK: Making

    /// Creates an empty kernel of a number of rows and columns.
    mutating func makeKernel(size: Int) {
        let place = kernelPlace ?? .allocate(capacity: 1)
        if kernelPlace != nil { deinitializeKernel(place) }
        place.initialize(to: Kernel(size: size))
        kernelPlace = place
    }

    /// Computes the reach of the kernel's steps, and gives its rows and columns the positions of their steps.
    mutating func indexKernel() {
        guard let place = kernelPlace else { return }
        let first = UnsafeMutableRawPointer(factors.base + kernelStart)
        place.pointee.index(Buffer(at: first, count: Int32(kernelEnd - kernelStart)))
        let steps = place.pointee.steps
        for step in 0..<steps.count {
            columnStates[steps.columns[step]].position = Int32(kernelEnd - 1 - step)
            slotStates[steps.slots[step]].position = Int32(kernelStart + step)
        }
        work += kernelWork
    }

    /// Frees the memory of the kernel.
    mutating func deallocateKernel() {
        guard let place = kernelPlace else { return }
        deinitializeKernel(place)
        place.deallocate()
        kernelPlace = nil
    }

    private func deinitializeKernel(_ place: UnsafeMutablePointer<Kernel>) {
        place.pointee.deallocate()
        place.deinitialize(count: 1)
    }
}
