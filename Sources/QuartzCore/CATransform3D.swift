import CoreGraphics
import Foundation

/// A matrix with four rows and columns, which transforms row vectors.
public struct CATransform3D: Hashable, Sendable {
    /// First row, first column.
    public var m11: CGFloat = 0
    /// First row, second column.
    public var m12: CGFloat = 0
    /// First row, third column.
    public var m13: CGFloat = 0
    /// First row, fourth column.
    public var m14: CGFloat = 0
    /// Second row, first column.
    public var m21: CGFloat = 0
    /// Second row, second column.
    public var m22: CGFloat = 0
    /// Second row, third column.
    public var m23: CGFloat = 0
    /// Second row, fourth column.
    public var m24: CGFloat = 0
    /// Third row, first column.
    public var m31: CGFloat = 0
    /// Third row, second column.
    public var m32: CGFloat = 0
    /// Third row, third column.
    public var m33: CGFloat = 0
    /// Third row, fourth column, which sets the perspective.
    public var m34: CGFloat = 0
    /// Fourth row, first column.
    public var m41: CGFloat = 0
    /// Fourth row, second column.
    public var m42: CGFloat = 0
    /// Fourth row, third column.
    public var m43: CGFloat = 0
    /// Fourth row, fourth column.
    public var m44: CGFloat = 0

    /// Creates a matrix of zeroes.
    public init() {}

    /// The rows of the matrix, for calculations.
    var rows: [[CGFloat]] {
        get {
            [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
        }
        set {
            (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
            (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
            (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
            (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
        }
    }
}

/// The identity transform.
public let CATransform3DIdentity: CATransform3D = {
    var made = CATransform3D()
    (made.m11, made.m22, made.m33, made.m44) = (1, 1, 1, 1)
    return made
}()

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m41, made.m42, made.m43) = (tx, ty, tz)
    return made
}

/// Returns a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m11, made.m22, made.m33) = (sx, sy, sz)
    return made
}

/// Returns a rotation around an axis in radians.
///
/// An axis of length 0 gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let d = 1 - c
    var made = CATransform3DIdentity
    (made.m11, made.m12, made.m13) = (c + x * x * d, x * y * d + z * s, x * z * d - y * s)
    (made.m21, made.m22, made.m23) = (x * y * d - z * s, c + y * y * d, y * z * d + x * s)
    (made.m31, made.m32, made.m33) = (x * z * d + y * s, y * z * d - x * s, c + z * z * d)
    return made
}

/// Returns a translation followed by a transform.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}
/// Returns a scaling followed by a transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}
/// Returns a rotation followed by a transform.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns a transform followed by another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    var made = CATransform3D()
    made.rows = (0..<4).map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
    }
    return made
}

/// Returns the inverse of a transform, or the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var rows = zip(t.rows, CATransform3DIdentity.rows).map { $0 + $1 }
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
        guard rows[pivot][column] != 0 else { return t }
        rows.swapAt(column, pivot)
        let divisor = rows[column][column]
        rows[column] = rows[column].map { $0 / divisor }
        for row in 0..<4 where row != column {
            let factor = rows[row][column]
            rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
        }
    }
    var made = CATransform3D()
    made.rows = rows.map { Array($0[4...]) }
    return made
}

/// Returns an affine transform as a matrix.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m11, made.m12, made.m21, made.m22) = (m.a, m.b, m.c, m.d)
    (made.m41, made.m42) = (m.tx, m.ty)
    return made
}

/// Returns whether a transform is affine.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the affine part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
