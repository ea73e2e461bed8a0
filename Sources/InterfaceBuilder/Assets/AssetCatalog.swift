import Diagnostics
import Foundation
import Scene

/// The description of a set in an asset catalog: its `Contents.json`.
struct AssetSet: Decodable {
    /// A file of an image set.
    struct Image: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var languageDirection: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances
            case languageDirection = "language-direction"
        }
    }

    /// A condition of a variant.
    struct Appearance: Decodable {
        var appearance: String?
        var value: String?
    }

    /// A variant of a color set.
    struct Color: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var color: Value?

        struct Value: Decodable {
            var space: String?
            var reference: String?
            var components: [String: Component]?

            enum CodingKeys: String, CodingKey {
                case space = "color-space"
                case reference, components
            }
        }
    }

    /// A component of a color: a decimal number, a number from 0 to 255, or two hexadecimal digits.
    struct Component: Decodable {
        /// The component, from 0 to 1.
        let value: Double
        /// The number as it is written, for the opacity, which is from 0 to 1 always.
        let number: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                (value, self.number) = (number, number)
                return
            }
            let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
            if text.lowercased().hasPrefix("0x"), let byte = UInt32(text.dropFirst(2), radix: 16) {
                value = Double(byte) / 255
                number = value
            } else if let number = Double(text) {
                value = text.contains(".") ? number : number / 255
                self.number = number
            } else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "'\(text)' is no color component")
            }
        }
    }

    struct Properties: Decodable {
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey { case templateRenderingIntent = "template-rendering-intent" }
    }

    var images: [Image]?
    var colors: [Color]?
    var properties: Properties?
}

extension AssetSet.Color.Value {
    /// The color in sRGB; nil if it has no known components.
    ///
    /// Colors in Display P3 keep their components, because SVG's colors are sRGB.
    func color(_ appearance: Scene.Appearance) -> Scene.Color? {
        if let reference { return SystemColors.color(reference, appearance) }
        guard let components else { return nil }
        let alpha = components["alpha"]?.number ?? 1
        if let white = components["white"]?.value {
            return Scene.Color(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = components["red"]?.value, let green = components["green"]?.value,
            let blue = components["blue"]?.value
        else { return nil }
        return Scene.Color(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension [AssetSet.Appearance] {
    /// The appearance of a variant; nil for variants that previews do not show, such as high contrast.
    var appearance: Scene.Appearance? {
        guard allSatisfy({ condition in condition.appearance == "luminosity" }) else { return nil }
        return first?.value == "dark" ? .dark : .light
    }
}
