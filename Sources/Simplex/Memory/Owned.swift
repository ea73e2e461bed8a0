/// A stored buffer, whose memory is freed with the structure that stores it.
///
/// Everyone else uses copies of the buffer, which must not outlive that structure and never free memory. The type of the elements is not
/// private: unoptimized builds with Swift 6.3 use it in other files, and fail otherwise.
///
/// An assignment does not free the old buffer, so that buffers can be exchanged. Deallocate it before, unless it is empty or an arena's.
@propertyWrapper struct Owned<Element: BitwiseCopyable>: ~Copyable {
    var wrappedValue: Buffer<Element>

    @inline(__always)
    init(wrappedValue: Buffer<Element>) { self.wrappedValue = wrappedValue }

    @inline(__always)
    deinit { wrappedValue.free() }
}
