import Foundation

/// A transformer that changes a color of a configuration.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    // Invariant: the closure only reads what it captures, because colors may be resolved on any thread.
    /// The closure that changes a color.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the changed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The transformer that converts a color to gray by the video weights of red, green and blue.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}

/// A color transformer that can be compared.
///
/// Two values are equal if they were set together.
struct ComparedTransformer: Hashable, Sendable {
    private final class Identity: Sendable {}
    private let identity = Identity()
    let transformer: UIConfigurationColorTransformer

    init(_ transformer: UIConfigurationColorTransformer) { self.transformer = transformer }

    static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
