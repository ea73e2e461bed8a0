import Foundation

/// Changes a colour of a configuration before it is shown.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// What changes colours.
    public let transform: (UIColor) -> UIColor

    /// A change of colours.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// The changed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The grey that is as light as the colour, by the weights of red, green and blue of video.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}

/// A change of colours among values that are compared; changes are the same where they were set as one.
struct ComparedTransformer: Hashable, @unchecked Sendable {
    private final class Identity {}
    private let identity = Identity()
    let transformer: UIConfigurationColorTransformer

    init(_ transformer: UIConfigurationColorTransformer) { self.transformer = transformer }

    static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
