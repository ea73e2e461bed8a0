import Foundation

/// The origin of a frame in the coordinates of the root: the exact one, and the one rounded to pixels.
///
/// The values are stored as points. Vector pairs would align views to 16 bytes, and such memory is slower to allocate.
struct RootOrigin {
    private var exactCorner = CGPoint.zero
    private var snappedCorner = CGPoint.zero

    var exact: SIMD2<Double> {
        @inline(__always) get { SIMD2(Double(exactCorner.x), Double(exactCorner.y)) }
        @inline(__always) set { exactCorner = CGPoint(x: newValue.x, y: newValue.y) }
    }
    var snapped: SIMD2<Double> {
        @inline(__always) get { SIMD2(Double(snappedCorner.x), Double(snappedCorner.y)) }
        @inline(__always) set { snappedCorner = CGPoint(x: newValue.x, y: newValue.y) }
    }
}
