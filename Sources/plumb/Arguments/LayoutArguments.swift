import ArgumentParser
import InterfaceBuilder

/// The options for the layout of documents, which `plumb layout` and `plumb diff` share.
struct LayoutArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Give every root view this size in points.", valueName: "WxH"),
        transform: SceneSize.init(argument:))
    var size: SceneSize?

    @OptionGroup var screen: DeviceArguments

    @Option(
        help: ArgumentHelp(
            "Measure content, or use the sizes of its stored frames.",
            discussion: "With stored sizes, errors about constraints are warnings: they do not change the exit status.")
    )
    var intrinsicSizes: LayoutOptions.IntrinsicSizes = .measured

    @OptionGroup var reader: ReaderArguments

    /// The options of the library.
    func options(scale: Double? = nil, environment: DocumentEnvironment? = nil) throws -> LayoutOptions {
        LayoutOptions(
            size: size.map { size in LayoutDocument.Size(width: size.width, height: size.height) },
            direction: reader.direction, scale: scale, intrinsicSizes: intrinsicSizes, environment: environment,
            device: try screen.chosen(), isOnItsSide: screen.landscape, dynamicType: reader.dynamicType)
    }

    /// The same options as on a command line.
    var words: [String] {
        var words = reader.words + ["--intrinsic-sizes", intrinsicSizes.rawValue]
        if let size { words += ["--size", size.argument] }
        return words + screen.words
    }
}

extension LayoutOptions.IntrinsicSizes: ExpressibleByArgument {}
