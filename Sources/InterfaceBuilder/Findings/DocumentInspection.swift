import Diagnostics
import Foundation
import UIKit

/// What is wrong with Interface Builder documents, on one device or several: everything that `plumb lint` says of them.
public enum DocumentInspection {
    /// The findings in a document, from its bytes.
    ///
    /// Nothing but the bytes is read. A document that cannot be read gives the reason.
    /// - Parameters:
    ///   - bytes: The document.
    ///   - file: Its name, for the findings.
    ///   - devices: The devices whose screens it is laid out on; the document's own if there is none. Findings that
    ///     differ only by device are one, and name the devices.
    @MainActor public static func diagnostics(
        of bytes: [UInt8], file: String, devices: [InterfaceDocument.Device] = []
    ) -> [Diagnostic] {
        let (document, problems) = InterfaceDocument.read(bytes, file: file)
        guard let document else { return problems }
        return document.diagnostics + findings(of: document, file: file, devices: devices)
    }

    @MainActor private static func findings(
        of document: InterfaceDocument, file: String, devices: [InterfaceDocument.Device]
    ) -> [Diagnostic] {
        let devices: [InterfaceDocument.Device?] = devices.isEmpty ? [nil] : devices
        var found = DeviceFindings(devices: devices.map { device in device?.name ?? "" })
        for device in devices {
            let options = LayoutOptions(device: device)
            let laidOut = DocumentLayout.layout(document, file: file, options: options)
            found.add(laidOut.scenes.flatMap { scene in scene.diagnostics }, on: device?.name ?? "")
        }
        return found.diagnostics
    }
}

extension InterfaceDocument.Device {
    /// The device as findings name it: `retina4_0`, or `retina4_0:landscape`.
    public var name: String { isLandscape ? id + ":landscape" : id }
}
