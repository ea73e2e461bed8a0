/// What is left between the peeled rows and columns.
///
/// The rows of the kernel are decided in the order of its steps, so that is where they stand among the positions; its columns, which
/// `combine` meets from the other end, stand there the other way round.
extension Basis {
    /// The elimination of what is left between the peeled rows; only where there is anything.
    var kernel: Elimination {
        _read { yield kernelPlace.unsafelyUnwrapped.pointee.elimination }
        nonmutating _modify { yield &kernelPlace.unsafelyUnwrapped.pointee.elimination }
    }

    /// What the kernel costs in a solve that goes through all of it.
    var kernelWork: Int { kernelPlace != nil ? kernel.operations.count + kernel.columns.count : 0 }

    // MARK: Making

    /// Makes an empty kernel of so many rows and columns.
    mutating func makeKernel(size: Int) {
        let place = kernelPlace ?? .allocate(capacity: 1)
        if kernelPlace != nil { deinitializeKernel(place) }
        place.initialize(to: Kernel(size: size))
        kernelPlace = place
    }

    /// Finds out what steps of the kernel reach, and gives its rows and columns the positions of their steps.
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

    /// Gives the memory of the kernel back.
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
