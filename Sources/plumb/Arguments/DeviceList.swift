import ArgumentParser
import Foundation
import InterfaceBuilder

/// A list of devices as on the command line: `retina4_0,iPhone 15 Pro:landscape`, `all` or `all:landscape`.
struct DeviceList {
    /// The devices, each once, in the order of the list.
    private(set) var devices: [InterfaceDocument.Device] = []
    /// The product names in the list, by device.
    private var products: [InterfaceDocument.Device: [String]] = [:]

    /// Reads a list.
    /// - Throws: A `ValidationError` that names the unknown device and the nearest known one.
    init(_ list: String) throws {
        let parts = list.split(separator: ",", omittingEmptySubsequences: false)
            .map { part in part.trimmingCharacters(in: .whitespaces) }
        for (place, name) in parts.enumerated() {
            if place > 0, Self.isModelIdentifier(parts[place - 1] + "," + name) {
                throw Self.unknown(parts[place - 1] + "," + name)
            }
            if [Self.everything, Self.everything + Self.landscape].contains(name) {
                for device in Self.all(onTheirSides: Self.isLandscape(name)) { add(device, called: nil) }
            } else {
                guard let device = Self.device(named: name) else { throw Self.unknown(name) }
                add(device, called: ScreenDevice.product(called: Self.upright(name))?.name)
            }
        }
    }

    private mutating func add(_ device: InterfaceDocument.Device, called product: String?) {
        if !devices.contains(device) { devices.append(device) }
        if let product, products[device]?.contains(product) != true { products[device, default: []].append(product) }
    }

    /// Returns all devices.
    ///
    /// For landscape, all except Apple TV's screens have that orientation.
    private static func all(onTheirSides isLandscape: Bool) -> [InterfaceDocument.Device] {
        ScreenDevice.all.filter { screen in !isLandscape || screen.sides == 0 }
            .map { screen in .init(id: screen.id, isLandscape: isLandscape) }
    }

    /// Returns the title of a device: the name from the command line, or else the first product with that screen, and its name in
    /// documents: `iPhone 15 Pro (retina6_12), landscape`.
    func title(of device: InterfaceDocument.Device) -> String {
        Self.title(of: device, called: products[device]?.joined(separator: ", "))
    }

    /// Returns the title of a device without a product name from the command line.
    static func title(of device: InterfaceDocument.Device, called name: String? = nil) -> String {
        let product = name ?? ScreenDevice.named(device.id)?.models.first
        return (product.map { product in "\(product) (\(device.id))" } ?? device.id)
            + (device.isLandscape ? ", landscape" : "")
    }

    // MARK: One device

    /// Returns the device of an option, in portrait orientation unless landscape is requested or the name ends in `:landscape`.
    /// - Throws: A `ValidationError` that names the nearest known device.
    static func device(_ name: String, onItsSide: Bool) throws -> InterfaceDocument.Device {
        guard let device = device(named: name) else { throw unknown(name) }
        return .init(id: device.id, isLandscape: device.isLandscape || onItsSide)
    }

    private static func unknown(_ name: String) -> ValidationError {
        let parts = name.split(separator: ",").map { part in part.trimmingCharacters(in: .whitespaces) }
        if parts.count > 1, parts.allSatisfy({ part in device(named: part) != nil }) {
            return ValidationError(
                "Name one device, not \(parts.count). For several devices, run plumb preview or plumb lint.")
        }
        if isModelIdentifier(name) {
            return ValidationError(
                "'\(name)' is a model identifier. Use a device name such as 'iPhone 15 Pro'. "
                    + "Run 'plumb devices' for a list.")
        }
        return ValidationError(
            unknown: "Unknown device '\(name)'.", near: candidates(for: name), listedBy: "plumb devices")
    }

    /// Returns whether a name is a model identifier, such as `iPhone15,2`.
    ///
    /// Its numbers differ from those of the product.
    private static func isModelIdentifier(_ name: String) -> Bool {
        upright(name).wholeMatch(of: /(iPhone|iPad|iPod|AppleTV)[0-9]+,[0-9]+/) != nil
    }

    /// Returns the probable meanings of an unknown name, in the orientation of the name.
    private static func candidates(for name: String) -> [String] {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return ScreenDevice.names(near: name) }
        let isKnown = ScreenDevice.matching(parts[0]) != nil
        return (isKnown ? [parts[0]] : ScreenDevice.names(near: parts[0])).map { near in near + landscape }
    }

    /// Returns the device with a name, or nil for an unknown device.
    ///
    /// The orientation is portrait unless the name ends in `:landscape`.
    static func device(named name: String) -> InterfaceDocument.Device? {
        ScreenDevice.matching(upright(name)).map { screen in .init(id: screen.id, isLandscape: isLandscape(name)) }
    }

    /// All names that a list can contain.
    static var names: [String] {
        let names = ScreenDevice.names + [everything]
        return names + names.map { name in name + landscape }
    }

    private static func isLandscape(_ name: String) -> Bool { name.hasSuffix(landscape) }
    private static func upright(_ name: String) -> String {
        isLandscape(name) ? String(name.dropLast(landscape.count)) : name
    }

    private static let landscape = ":landscape"
    private static let everything = "all"
}
