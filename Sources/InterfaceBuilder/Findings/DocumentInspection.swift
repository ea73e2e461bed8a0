import Diagnostics
import Foundation
import Scene
@_spi(Host) import UIKit

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
    ///   - optionalRules: The rules of ``optionalRules`` that are on.
    ///   - title: A function that returns the name of a device for findings. The default is its name in documents.
    @MainActor public static func diagnostics(
        of bytes: [UInt8], file: String, devices: [InterfaceDocument.Device] = [],
        options: LayoutOptions = LayoutOptions(), optionalRules: Set<DiagnosticID> = [],
        title: (InterfaceDocument.Device) -> String = { device in device.name }
    ) -> [Diagnostic] {
        let (document, problems) = InterfaceDocument.read(bytes, file: file)
        guard let document else { return problems }
        let found = diagnostics(
            in: document, devices: devices, options: options, optionalRules: optionalRules, title: title)
        return found
            + sweptFindings(
                in: document, file: file, devices: devices, options: options, optionalRules: optionalRules)
    }

    /// Returns the findings that hold at some widths only, if their rule is on.
    @MainActor package static func sweptFindings(
        in document: InterfaceDocument, file: String, devices: [InterfaceDocument.Device],
        options: LayoutOptions = LayoutOptions(), optionalRules: Set<DiagnosticID>
    ) -> [Diagnostic] {
        guard optionalRules.contains(DocumentSweep.rule) else { return [] }
        var swept = options
        swept.device = devices.first
        return DocumentSweep(of: document, file: file, options: swept).partialFindings
    }

    /// Returns the findings in a document after reading, without those of a sweep.
    @MainActor public static func diagnostics(
        in document: InterfaceDocument, devices: [InterfaceDocument.Device] = [],
        options: LayoutOptions = LayoutOptions(), optionalRules: Set<DiagnosticID> = [],
        title: (InterfaceDocument.Device) -> String = { device in device.name }
    ) -> [Diagnostic] {
        inspect(document, devices: devices, options: options, optionalRules: optionalRules, title: title).diagnostics
    }

    /// Returns the findings in a document on one device, and the content priorities that remove the ambiguity of views, by the id of the
    /// ambiguous view.
    ///
    /// - Parameter device: The device; nil for that of the document.
    @MainActor public static func findings(
        in document: InterfaceDocument, device: InterfaceDocument.Device?, options: LayoutOptions
    ) -> (diagnostics: [Diagnostic], priorities: [String: [ContentPriorityChange]]) {
        let found = inspect(document, devices: device.map { device in [device] } ?? [], options: options) { device in
            device.name
        }
        return (found.diagnostics, found.priorities)
    }

    /// The rules that are off unless the settings name them.
    public static let optionalRules: Set<DiagnosticID> = ["ib.small-touch-target", DocumentSweep.rule]

    /// Returns the findings in a document, its scenes on each device at run time in each appearance, with rows as high as their content,
    /// and the content priorities that remove ambiguity on the first device.
    ///
    /// Each scene is laid out once for all.
    @MainActor static func inspect(
        _ document: InterfaceDocument, devices: [InterfaceDocument.Device], options: LayoutOptions,
        optionalRules: Set<DiagnosticID> = [], title: (InterfaceDocument.Device) -> String,
        appearances: [Scene.Appearance] = []
    ) -> (diagnostics: [Diagnostic], scenes: [[[Scene]]], priorities: [String: [ContentPriorityChange]]) {
        let devices: [InterfaceDocument.Device?] =
            devices.isEmpty ? [LayoutOptions().onDevice(of: [document]).device] : devices
        let canvas = canvas(of: document)
        let onPaper =
            document.diagnostics + DocumentReferences(document: document).diagnostics()
            + FixedDirections(document: document).diagnostics() + canvas.misplacements
        let outlets = document.outletDestinations
        var found = DeviceFindings(devices: devices.map { device in device.map(title) ?? "" })
        var scenes: [[[Scene]]] = []
        var priorities: [String: [ContentPriorityChange]]?
        for device in devices {
            let options = options.atRunTime(on: device)
            var made: [(root: Int, looks: [Scene])] = []
            // Only the canvas of the same device can confirm or refute a finding.
            let isCanvas = (device == nil || device == document.device) && options.sweptScreen == nil
            let evidence = isCanvas ? canvas : nil
            let (findings, changes) = findings(
                of: document, options: options, outlets: outlets, optionalRules: optionalRules, evidence: evidence
            ) { root, scene in
                if !appearances.isEmpty { made.append((root, appearances.map(scene))) }
            }
            made.sort { one, other in one.root < other.root }
            scenes.append(appearances.indices.map { place in made.map { scene in scene.looks[place] } })
            priorities = priorities ?? changes
            found.add(findings, on: device.map(title) ?? "")
        }
        return ((onPaper + found.diagnostics).unique(), scenes, priorities ?? [:])
    }

    /// Returns the findings on one device, with measured texts, and the content priorities that remove ambiguity.
    @MainActor private static func findings(
        of document: InterfaceDocument, options: LayoutOptions, outlets: Set<String>, optionalRules: Set<DiagnosticID>,
        evidence: CanvasEvidence?, _ take: (_ root: Int, _ scene: (Scene.Appearance) -> Scene) -> Void
    ) -> ([Diagnostic], [String: [ContentPriorityChange]]) {
        let changing = ConstraintEffects.changing(in: document, outlets: outlets)
        var priorities: [String: [ContentPriorityChange]] = [:]
        let found = eachScene(of: document, options: options, take) { inspection, variant, problems in
            let written =
                problems + ConstraintEffects(inspection, changing: changing).diagnostics() + inspection.fixedFrames()
            // A window with another stored size than its content needs cannot be checked.
            guard !inspection.isWindowMisplaced else { return written }
            let (found, placed, changes) = sizeFindings(of: inspection, variant, outlets: outlets) { found, certain in
                evidence.map { evidence in found.map { finding in evidence.judged(finding, certain: certain) } }
                    ?? found
            }
            priorities.merge(changes) { first, _ in first }
            guard let placed else { return written + found }
            let touch = optionalRules.contains("ib.small-touch-target") ? placed.smallTouchTargets() : []
            return written + placed.joiningDepartures(found) + placed.fixedTexts() + touch
        }
        return (found, priorities)
    }

    /// Returns the findings that depend on the size of the screen, the layout in which views were compared, and the content priorities that
    /// remove ambiguity.
    ///
    /// On macOS no views are compared, and the layout is nil.
    @MainActor static func sizeFindings(
        of inspection: SceneInspection, _ variant: @MainActor (Variant) -> SceneInspection, outlets: Set<String>,
        _ judged: (_ found: [Diagnostic], _ certain: Set<String>) -> [Diagnostic] = { found, _ in found }
    ) -> (found: [Diagnostic], placed: SceneInspection?, priorities: [String: [ContentPriorityChange]]) {
        let built = inspection.findings.hasPlaceholderConflicts ? variant(.built) : inspection
        let openings = inspection.openings()
        let solved =
            judged(built.findings.conflictFindings(outlets: outlets), built.findings.textConflicts)
            + judged(openings.found, [])
        // AppKit's texts are not measured, and its frames overlap because of their shadows.
        guard inspection.document.runtime == .cocoaTouch else { return (solved, nil, openings.priorities) }
        let placed = inspection.hasStatedRowHeight ? variant(.statedRow) : inspection
        return (solved + judged(placed.places(outlets: outlets), []), placed, openings.priorities)
    }

    /// The minimum distance of a misplaced view, in points.
    ///
    /// Interface Builder's versions round differently by less.
    private static let smallestMove = 1.0

    /// The problems on the canvas, where contents are as large as the document stores them: so a text that measures a little
    /// otherwise here than on Apple's machines moves nothing.
    @MainActor private static func canvas(of document: InterfaceDocument) -> CanvasEvidence {
        var evidence = CanvasEvidence()
        _ = eachScene(of: document, options: LayoutOptions(intrinsicSizes: .stored)) { inspection, variant, _ in
            if !inspection.isWindowMisplaced {
                evidence.add(inspection, tolerance: smallestMove) { variant(.measured) }
            }
            return []
        }
        return evidence
    }

    /// Another layout of a scene.
    enum Variant {
        /// Without the constraints and sizes that Interface Builder removes when it builds the document.
        case built
        /// With the row as high as its prototype states.
        case statedRow
        /// With measured texts.
        case measured
    }

    /// Lays each scene out, and passes it to a function that can ask for variants of the layout.
    @MainActor static func eachScene(
        of document: InterfaceDocument, roots: [Int]? = nil, options: LayoutOptions,
        _ take: (_ root: Int, _ scene: (Scene.Appearance) -> Scene) -> Void = { _, _ in },
        _ body: (SceneInspection, _ variant: @MainActor (Variant) -> SceneInspection, _ problems: [Diagnostic]) ->
            [Diagnostic]
    ) -> [Diagnostic] {
        let scale = DocumentLayout.scale(of: document, options: options)
        let environment = ReferredEnvironment(document: document, options: options)
        var surroundings = LayoutEnvironment(document, options: options)
        var sizes = RootSize(document: document, options: options)
        return document.layOut(roots ?? document.sceneRoots) { root in
            surroundings.spendWork {
                let isFitted = options.intrinsicSizes == .measured && sizes.isFitted(document.views[root])
                let fit: RootFit = isFitted ? .content : .stored
                let (scene, problems) = DocumentLayout.laidOut(
                    document, root: root, options: options, environment: environment, sizes: sizes, fit: fit)
                sizes.note(scene)
                let inspection = SceneInspection(
                    document: document, scene: scene, options: options, scale: scale)
                take(root) { appearance in
                    var document = document
                    document.appearance = appearance
                    return SceneExport(
                        document: document, scene: scene, options: options, scale: scale, problems: problems
                    ).makeScene(with: inspection.findings)
                }
                @MainActor func variant(_ kind: Variant) -> SceneInspection {
                    var options = options
                    if kind == .measured { options.intrinsicSizes = .measured }
                    let (scene, _) = DocumentLayout.laidOut(
                        document, root: root, options: options, environment: environment, sizes: sizes,
                        fit: kind == .statedRow ? .prototype : fit, countsPlaceholders: kind != .built)
                    return SceneInspection(document: document, scene: scene, options: options, scale: scale)
                }
                let found = body(inspection, variant, problems)
                // A layout that was not solved completely is no evidence about the document.
                guard scene.rootView.isLayoutExhausted else { return (found, scene.rootView) }
                let exhaustion = LayoutExhaustion(
                    constraintCount: scene.constraints.count, isLaidOut: scene.isLaidOut
                ).diagnostic(
                    at: document.tree.location(of: document.views[root].element), root: document.views[root].id)
                return (problems + [exhaustion], scene.rootView)
            }
        }.flatMap(\.self)
    }
}

extension InterfaceDocument.Device {
    /// The name of the device in findings: `retina4_0` or `retina4_0:landscape`.
    public var name: String { isLandscape ? id + ":landscape" : id }
}
