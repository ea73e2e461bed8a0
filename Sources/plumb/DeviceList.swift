import ArgumentParser
import Diagnostics
import InterfaceBuilder

/// Devices as they are written on the command line: `retina4_0,retina6_12:landscape`, or `all`.
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

    private static func unknown(_ name: String) -> ValidationError {
        if let near = Spelling.nearest(to: name, among: names) {
            return ValidationError("no device is called '\(name)'; did you mean '\(near)'?")
        }
        let known = ScreenDevice.all.map(\.id).joined(separator: ", ")
        return ValidationError("no device is called '\(name)'; known are \(known)")
    }

    /// The device of a name, upright unless the name ends in `:landscape`; nil for one that is not known.
    static func device(named name: String) -> InterfaceDocument.Device? {
        let isLandscape = name.hasSuffix(landscape)
        let id = isLandscape ? String(name.dropLast(landscape.count)) : name
        return ScreenDevice.named(id).map { screen in .init(id: screen.id, isLandscape: isLandscape) }
    }

    /// All names that there are.
    static var names: [String] {
        ScreenDevice.all.map(\.id) + ScreenDevice.all.map { screen in screen.id + landscape }
    }

    private static let landscape = ":landscape"
}
