import Diagnostics
import InterfaceBuilder
import Scene

/// A scene on a device, for the view of all devices side by side.
public struct DevicePreview: Codable, Hashable, Sendable {
    /// The device.
    public var device: StudioDevice
    /// The scene at run time on the device.
    public var scene: SceneState
}

extension OpenDocument {
    /// Returns a scene on all devices of the device bar, with its other settings.
    ///
    /// - Parameter root: The id of the root view; nil for the first scene.
    func previews(ofRoot root: String?) throws(Diagnostic.Refusal) -> [DevicePreview] {
        var previews: [DevicePreview] = []
        for device in StudioDevice.all {
            var settings = settings.onDevice
            settings.device = device.id
            let options = try settings.options(for: nil)
            let layout = content.map { content in
                DocumentLayout.layout(
                    content, file: name, options: options, look: DocumentLook(appearance: settings.appearance))
            }
            guard let scene = layout?.scenes.first(where: { scene in root == nil || scene.root == root }) else {
                throw .studio(.badValue, "The document has no scene with the root '\(root ?? "")'.")
            }
            previews.append(
                DevicePreview(
                    device: device, scene: SceneState(scene, nil, [], showsStoredFrames: false, titles: nil)))
        }
        return previews
    }
}
