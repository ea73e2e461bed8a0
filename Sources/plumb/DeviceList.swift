import ArgumentParser
import InterfaceBuilder

/// Devices as they are written on the command line: `retina4_0,iPhone 15 Pro:landscape`, or `all`.
enum DeviceList {
    /// The devices of a list, each once.
    /// - Throws: A `ValidationError` that names what is no device, and the nearest one that is.
    static func devices(in list: String) throws -> [InterfaceDocument.Device] {
        if list == "all" { return ScreenDevice.all.map { screen in InterfaceDocument.Device(id: screen.id) } }
        var devices: [InterfaceDocument.Device] = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false) {
            guard let device = device(named: String(name)) else { throw unknown(String(name)) }
            if !devices.contains(device) { devices.append(device) }
        }
        return devices
    }

    /// The device of an option, upright unless it is laid on its side or the name ends in `:landscape`.
    /// - Throws: A `ValidationError` that names the nearest device that there is.
    static func device(_ name: String, onItsSide: Bool) throws -> InterfaceDocument.Device {
        guard let device = device(named: name) else { throw unknown(name) }
        return .init(id: device.id, isLandscape: device.isLandscape || onItsSide)
    }

    private static func unknown(_ name: String) -> ValidationError {
        ValidationError(
            unknown: "no device is called '\(name)'", near: candidates(for: name), listedBy: "plumb devices")
    }

    /// What a name that is not known was probably meant to be, upright or on its side as the name has it.
    private static func candidates(for name: String) -> [String] {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return ScreenDevice.names(near: name) }
        let isKnown = ScreenDevice.matching(parts[0]) != nil
        return (isKnown ? [parts[0]] : ScreenDevice.names(near: parts[0])).map { near in near + landscape }
    }

    /// The device of a name, upright unless the name ends in `:landscape`; nil for one that is not known.
    static func device(named name: String) -> InterfaceDocument.Device? {
        let isLandscape = name.hasSuffix(landscape)
        let product = isLandscape ? String(name.dropLast(landscape.count)) : name
        return ScreenDevice.matching(product).map { screen in .init(id: screen.id, isLandscape: isLandscape) }
    }

    /// All names that there are.
    static var names: [String] {
        ScreenDevice.names + ScreenDevice.names.map { name in name + landscape }
    }

    private static let landscape = ":landscape"
}
