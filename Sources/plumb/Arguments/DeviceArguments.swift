import ArgumentParser
import InterfaceBuilder

/// One device, in the words of every command that lays documents out on one.
struct DeviceArguments: ParsableArguments {
    @Option(
        name: [.customLong("device"), .customLong("devices")],
        help: ArgumentHelp(
            "Lay out screens and layout documents on this device, such as 'iPhone 15 Pro'.", valueName: "name"))
    var device: String?

    @Flag(help: "Rotate the device to landscape: the named one, or that of each document.")
    var landscape = false

    func validate() throws { _ = try chosen() }

    /// The device that is named; nil without one.
    func chosen() throws -> InterfaceDocument.Device? {
        try device.map { name in try DeviceList.device(name, onItsSide: landscape) }
    }

    /// The size of the screen of the device that is named, in points; nil without one.
    func size() throws -> LayoutDocument.Size? {
        guard let device = try chosen(), let screen = ScreenDevice.named(device.id) else { return nil }
        let (width, height) = (Double(screen.width), Double(screen.height))
        return device.isLandscape
            ? LayoutDocument.Size(width: height, height: width) : LayoutDocument.Size(width: width, height: height)
    }

    /// The same options as on a command line.
    var words: [String] { (device.map { device in ["--device", device] } ?? []) + (landscape ? ["--landscape"] : []) }
}
