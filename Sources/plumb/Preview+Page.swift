import Diagnostics
import InterfaceBuilder
import Renderers
import Scene

extension Preview {
    /// Returns the frames of a document as functions of the size; nil for a document that cannot be read.
    func resizable(_ file: String, on list: DeviceList, options: LayoutOptions) -> ResizableDocument? {
        guard case .success(let bytes) = InputFile.readDocument(file) else { return nil }
        let setting = looks.settings(textSizes: dynamicType)[0]
        var options = options
        options.dynamicType = setting.dynamicType
        return MainActor.assumeIsolated {
            ResizableDocument(
                of: bytes, file: file, on: list.devices, options: options, appearance: setting.appearance,
                language: setting.language, readsProject: looks.readsProject)
        }
    }
}

extension PreviewPage {
    /// Creates the page of a document, with live pictures if its frames are known as functions of the size.
    init(_ preview: DocumentPreview, live: ResizableDocument?, _ devices: DeviceList) {
        self.init(
            title: preview.file,
            screens: preview.screens.map { screen in
                Screen(
                    title: screen.title,
                    pictures: screen.pictures.map { picture in
                        Picture(
                            caption: devices.caption(of: picture, in: screen), scene: picture.scene,
                            devices: picture.devices.map(devices.title), settings: picture.setting.names)
                    },
                    live: live.flatMap { document in
                        document.screens.first { other in other.root == screen.root }.map { resizable in
                            LiveScene(resizable, titled: screen.title, range: document.range, devices)
                        }
                    })
            },
            findings: preview.diagnostics.abridged())
    }
}

extension LiveScene {
    fileprivate init(
        _ screen: ResizableDocument.Screen, titled title: String, range: ClosedRange<Double>, _ devices: DeviceList
    ) {
        self.init(
            title: title, range: range,
            layouts: screen.layouts.map { layout in
                Layout(
                    name: layout.devices.isEmpty
                        ? "Size of the document" : layout.devices.map(devices.title).joined(separator: "; "),
                    scene: layout.scene, forms: layout.forms,
                    regions: layout.regions.map { region in
                        Region(
                            form: region.form,
                            frames: region.numbers.map { line in
                                Line(constant: line.constant, width: line.width, height: line.height)
                            },
                            bounds: region.bounds.map { line in
                                Line(constant: line.constant, width: line.width, height: line.height)
                            })
                    })
            })
    }
}
