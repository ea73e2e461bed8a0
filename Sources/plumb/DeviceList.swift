import ArgumentParser
import Diagnostics
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
        let near = Spelling.nearest(to: name, among: names).map { near in "did you mean '\(near)'? " } ?? ""
        return ValidationError("no device is called '\(name)'; \(near)plumb devices lists those that are known")
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
