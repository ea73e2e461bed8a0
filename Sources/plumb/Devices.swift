import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder

/// `plumb devices`: the devices on which documents can be laid out.
struct Devices: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the devices for --device and --devices.",
        discussion: """
            Each line is a screen: its name in Interface Builder documents, its size in points in portrait, its scale, and \
            the products that have it. --device and --devices take either name. Add :landscape to rotate the device.

            For example: plumb layout --device retina6_12 Main.storyboard, or --device 'iPhone 15 Pro:landscape'
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @OptionGroup var coloring: ColorArguments

    func run() {
        OutputTerminal.write(format.chosen == .json ? Self.objects : Self.table(isColored: coloring.isColored))
    }

    /// One JSON object per line for each screen.
    private static var objects: String {
        ScreenDevice.all.map { screen in
            let object = JSONValue.object([
                ("id", .string(screen.id)), ("size", .array([.number(screen.width), .number(screen.height)])),
                ("scale", .number(screen.scale)), ("products", .array(screen.models.map { model in .string(model) })),
            ])
            return object.text + "\n"
        }.joined()
    }

    /// Returns a line for each screen, in columns.
    static func table(isColored: Bool) -> String {
        let rows = ScreenDevice.all.map { screen in
            [screen.id, "\(Int(screen.width))×\(Int(screen.height))", "@\(Int(screen.scale))x", products(of: screen)]
        }
        let widths = (0..<3).map { column in rows.map { row in row[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = (0..<3).map { column in
                (column == 0 && isColored ? row[column].bold : row[column])
                    + String(repeating: " ", count: widths[column] - row[column].count)
            }
            return (cells + [row[3]]).joined(separator: "  ") + "\n"
        }.joined()
    }

    /// Returns the products with a screen.
    ///
    /// Generations of one product are joined.
    private static func products(of screen: ScreenDevice) -> String {
        var products: [(name: String, generations: [String])] = []
        for model in screen.models {
            let parts = model.components(separatedBy: " (")
            let isNumbered = model.hasSuffix(" generation)")
            let name = isNumbered ? parts[0] : model
            let generation = isNumbered ? parts[1].prefix { letter in letter != " " } : ""
            if generation != "", products.last?.name == name {
                products[products.count - 1].generations.append(String(generation))
            } else {
                products.append((name, generation == "" ? [] : [String(generation)]))
            }
        }
        return products.map { product in
            let generations = product.generations.joined(separator: ", ")
            return generations.isEmpty ? product.name : "\(product.name) (\(generations) generation)"
        }.joined(separator: ", ")
    }
}
