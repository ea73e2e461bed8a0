import Diagnostics
import Foundation
import Scene
import UIKit

/// Finds all problems that `plumb lint` reports about Interface Builder documents, on one or several devices.
public enum DocumentInspection {
    /// Returns the findings in a document.
    ///
    /// Only the bytes are read, no other files. For an invalid document, the findings are the reasons.
    /// - Parameters:
    ///   - bytes: The bytes of the document.
    ///   - file: The name of the file, for the findings.
    ///   - devices: The devices on which the document is laid out; if empty, its own device. Findings that differ only
    ///     by device are merged, and name their devices.
    ///   - options: The other options. Their device is ignored, and texts are measured.
    ///   - title: A function that returns the name of a device for findings. The default is its name in documents.
    @MainActor public static func diagnostics(
        of bytes: [UInt8], file: String, devices: [InterfaceDocument.Device] = [],
        options: LayoutOptions = LayoutOptions(),
        title: (InterfaceDocument.Device) -> String = { device in device.name }
    ) -> [Diagnostic] {
        let (document, problems) = InterfaceDocument.read(bytes, file: file)
        guard let document else { return problems }
        return inspect(document, devices: devices, options: options, title: title).diagnostics
    }

    /// The findings in a document that has been read, and where they are wanted its scenes on each device as they are at run time, rows
    /// as high as their content: to be seen and to be judged they are laid out once.
    @MainActor static func inspect(
        _ document: InterfaceDocument, devices: [InterfaceDocument.Device], options: LayoutOptions,
        title: (InterfaceDocument.Device) -> String, makesScenes: Bool = false
    ) -> (diagnostics: [Diagnostic], scenes: [[Scene]]) {
        let devices: [InterfaceDocument.Device?] =
            devices.isEmpty ? [LayoutOptions().onDevice(of: [document]).device] : devices
        let onPaper =
            document.diagnostics + DocumentReferences(document: document).diagnostics()
            + misplaced(document)
        var found = DeviceFindings(devices: devices.map { device in device.map(title) ?? "" })
        var scenes: [[Scene]] = []
        for device in devices {
            var options = options
            (options.device, options.intrinsicSizes, options.isAtRunTime) = (device, .measured, true)
            var made: [Scene] = []
            let findings = findings(of: document, options: options) { scene in
                if makesScenes { made.append(scene()) }
            }
            scenes.append(made)
            found.add(findings, on: device.map(title) ?? "")
        }
        return ((onPaper + found.diagnostics).unique(), scenes)
    }

    /// The findings on one device, with measured texts.
    @MainActor private static func findings(
        of document: InterfaceDocument, options: LayoutOptions, _ take: (_ scene: () -> Scene) -> Void
    ) -> [Diagnostic] {
        let changing = ConstraintEffects.changing(in: document)
        return eachScene(of: document, options: options, take) { inspection, built, problems in
            let written =
                problems + ConstraintEffects(inspection, changing: changing).diagnostics() + inspection.fixedFrames()
            // // A window with another stored size than its content needs cannot be checked.
            guard !inspection.isWindowMisplaced else { return written }
            let solved = written + built().findings.conflictFindings() + inspection.openings()
            // // AppKit's texts are not measured, and its frames overlap because of their shadows.
            guard document.runtime == .cocoaTouch else { return solved }
            return solved + inspection.cutTexts() + inspection.fixedTexts() + inspection.overlaps()
                + inspection.reaches()
        }
    }

    /// Less than this many points is how Interface Builder's own rounding differs between its versions.
    private static let smallestMove = 1.0

    /// Views that are stored elsewhere than the constraints put them, with the contents as large as the document stores
    /// them: so that a text that measures a little otherwise here than on Apple's machines moves nothing.
    @MainActor private static func misplaced(_ document: InterfaceDocument) -> [Diagnostic] {
        eachScene(of: document, options: LayoutOptions(intrinsicSizes: .stored)) { inspection, _, _ in
            guard !inspection.isWindowMisplaced else { return [] }
            return inspection.findings.misplaced(tolerance: smallestMove).filter { finding in
                !finding.views.contains { id in
                    if case .view(let index) = document.items[id] { inspection.doubtful.contains(index) } else { false }
                }
            }
        }
    }

    /// Lays each scene out as the canvas shows it, with what stands in for constraints of code; `built` is it as it is at run time
    /// as far as conflicts go: without those.
    @MainActor private static func eachScene(
        of document: InterfaceDocument, options: LayoutOptions, _ take: (_ scene: () -> Scene) -> Void = { _ in },
        _ body: (SceneInspection, _ built: @MainActor () -> SceneInspection, _ problems: [Diagnostic]) -> [Diagnostic]
    ) -> [Diagnostic] {
        let scale = DocumentLayout.scale(of: document, options: options)
        let environment = ReferredEnvironment(document: document, options: options)
        var sizes = RootSize(document: document, options: options)
        return LayoutSurroundings.with(
            scale: scale, textScale: DocumentLayout.textScale(of: document, options: options),
            direction: options.direction, runtime: document.runtime,
            work: options.work ?? LayoutSurroundings.documentWork
        ) {
            document.views.indices.filter { index in document.views[index].isSceneRoot }.flatMap { root in
                LayoutSurroundings.spendingWork {
                    let fits = options.intrinsicSizes == .measured && sizes.isFitted(document.views[root])
                    let (scene, problems) = DocumentLayout.laidOut(
                        document, root: root, options: options, environment: environment, sizes: &sizes, fitsRoots: fits
                    )
                    let inspection = SceneInspection(
                        document: document, scene: scene, options: options, scale: scale)
                    take {
                        SceneExport(
                            document: document, scene: scene, options: options, scale: scale, problems: problems
                        ).makeScene(with: inspection.findings)
                    }
                    @MainActor func built() -> SceneInspection {
                        guard inspection.findings.hasPlaceholderConflicts else { return inspection }
                        let (scene, _) = DocumentLayout.laidOut(
                            document, root: root, options: options, environment: environment, sizes: &sizes,
                            fitsRoots: fits, countsPlaceholders: false)
                        return SceneInspection(document: document, scene: scene, options: options, scale: scale)
                    }
                    let found = body(inspection, built, problems)
                    // What was not solved to its end says nothing of the document.
                    guard scene.rootView.isLayoutExhausted else { return (found, scene.rootView) }
                    let exhaustion = LayoutExhaustion(
                        constraintCount: scene.constraints.count, isLaidOut: scene.isLaidOut
                    ).diagnostic(
                        at: document.tree.location(of: document.views[root].element), root: document.views[root].id)
                    return (problems + [exhaustion], scene.rootView)
                }
            }
        }
    }
}

extension InterfaceDocument.Device {
    /// The name of the device in findings: `retina4_0` or `retina4_0:landscape`.
    public var name: String { isLandscape ? id + ":landscape" : id }
}
