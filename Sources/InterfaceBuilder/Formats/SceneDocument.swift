import Diagnostics
import Scene
import UIKit

/// A document of any format, whose scenes are trees of views.
///
/// A format is a type that conforms, and an entry of ``DocumentFormats/standard``. A reader and ``scenes(_:)`` suffice to lay out, check,
/// sweep, preview, compare and export its documents. A format with more information, as Interface Builder's, replaces further members.
package protocol SceneDocument: Sendable {
    // MARK: The reader

    /// The extensions of file names, in lower case and without the period.
    static var fileExtensions: [String] { get }
    /// Returns whether a file belongs to the format, by its name or its first bytes.
    static func isFormat(of bytes: [UInt8], file: String) -> Bool
    /// Reads a document.
    ///
    /// Returns nil and the reasons if the bytes are no document of the format. Errors inside the document are in its `diagnostics`.
    static func read(_ bytes: [UInt8], file: String?) -> (document: Self?, diagnostics: [Diagnostic])
    /// Returns the error for a document that is too large to be read; nil if it may be read.
    static func refusal(ofByteCount count: Int, file: String) -> Diagnostic?
    /// Returns the elements and attributes of a document for comparisons; nil if the format has none.
    static func tree(of bytes: [UInt8], file: String) -> DocumentTree?

    /// The findings of the reader.
    var diagnostics: [Diagnostic] { get }
    /// The size of the root in points; nil if the document has several roots, or the content gives the size.
    var size: Scene.Size? { get }
    /// Returns the scenes, in document order.
    ///
    /// They share the values that are computed once for the options. The options of each scene may have another source of content sizes.
    @MainActor func scenes(_ options: LayoutOptions) -> [SceneMaker]

    // MARK: Layout

    /// Returns the number of pixels per point.
    func pixelsPerPoint(_ options: LayoutOptions) -> Double
    /// The number of pixels per point for baselines; nil for that of the layout.
    ///
    /// Views with stored frames need exact baselines. Views with frames from a layout need baselines on its pixels.
    static var baselineScale: Double? { get }
    /// Returns the environment of a layout.
    @MainActor func layoutEnvironment(_ options: LayoutOptions) -> LayoutEnvironment
    /// Returns the options for a sweep or a comparison: with the device of the document, if it names one and the options do not.
    func onDevice(_ options: LayoutOptions) -> LayoutOptions
    /// Returns the devices on which the document can be shown.
    func devices(among devices: [InterfaceDocument.Device]) -> [InterfaceDocument.Device]
    /// Returns the document with the texts, colors and pictures of a look, and the findings about them.
    func shown(as look: DocumentLook, file: String) -> (document: Self, diagnostics: [Diagnostic])
    /// Lays out every scene.
    @MainActor func layout(file: String, options: LayoutOptions) -> LaidOutDocument

    // MARK: Findings and pictures

    /// Returns the findings on devices; if there are none, as the document is.
    @MainActor func findings(
        on devices: [InterfaceDocument.Device], options: LayoutOptions, title: (InterfaceDocument.Device) -> String
    ) -> [Diagnostic]
    /// Returns the screens for a sweep.
    @MainActor func sweptScreens(_ options: LayoutOptions) -> [SweptRoot]
    /// Returns the screens whose sizes can change, laid out once, with the parts that their pictures have.
    @MainActor func resizableScreens(file: String, options: LayoutOptions) -> [ResizableRoot]
    /// A Boolean value that indicates whether pictures differ by language, text size and appearance.
    static var hasLooks: Bool { get }
    /// Returns the findings and the scenes for a preview, on each device in each appearance.
    @MainActor func preview(
        on devices: [InterfaceDocument.Device], file: String, options: LayoutOptions, appearances: [Scene.Appearance],
        title: (InterfaceDocument.Device) -> String
    ) -> (diagnostics: [Diagnostic], scenes: [[[Scene]]])
    /// Returns the screens of a preview with their titles, in the order in which they appear.
    @MainActor func arranged(_ screens: [DocumentPreview.Screen]) -> [DocumentPreview.Screen]
    /// The other documents with content of the document's containers, which is not shown.
    var absentDocuments: [String] { get }
}

/// A scene before its views exist.
package struct SceneMaker {
    /// The id of the root.
    let root: String
    /// The name of the root, or otherwise its class.
    let title: String
    /// A Boolean value that indicates whether the root is inside another view of the document, as a row is.
    let isInside: Bool
    /// Creates the views and constraints.
    let make: @MainActor (LayoutOptions) -> SceneTree

    /// Creates a scene from the function that creates its views and constraints.
    package init(
        root: String, title: String, isInside: Bool = false, make: @escaping @MainActor (LayoutOptions) -> SceneTree
    ) {
        (self.root, self.title, self.isInside, self.make) = (root, title, isInside, make)
    }
}

/// The texts, colors and pictures of a document.
package struct DocumentLook: Sendable {
    /// The appearance of the system.
    package let appearance: Scene.Appearance
    /// The language of the texts.
    package let language: DocumentStrings.Language
    /// A Boolean value that indicates whether pictures and colors are read from the document's project.
    package let readsProject: Bool
    /// A Boolean value that indicates whether the strings of a language are read from files beside the document.
    package let readsStrings: Bool

    /// Creates a look.
    package init(
        appearance: Scene.Appearance = .light, language: DocumentStrings.Language = .document,
        readsProject: Bool = false, readsStrings: Bool = true
    ) {
        (self.appearance, self.language) = (appearance, language)
        (self.readsProject, self.readsStrings) = (readsProject, readsStrings)
    }
}

/// A root view of a sweep.
package struct SweptRoot {
    /// The ids of the root view, and of the rows inside it.
    let roots: [String]
    /// The name of the view or its controller, or otherwise its class.
    let title: String
    /// The other names of the view and its controller.
    let names: [String]
    /// The names of the views of a finding without the root, with quotation marks.
    let labels: (Diagnostic) -> [String]
    /// The findings of the document itself, which hold at every size.
    var diagnostics: [Diagnostic] = []
    /// Lays the screen out with a limit of solver steps, from which it subtracts its own.
    ///
    /// Returns the findings, and the solution if it is asked for.
    let layOut: @MainActor (LayoutOptions, inout Int, _ makesSolution: Bool) -> (found: [Diagnostic], SweptSolution?)
}

/// A root view whose size can change.
package struct ResizableRoot {
    /// The screen at its first size.
    let scene: Scene
    /// The name of the view or its controller, or otherwise its class.
    let title: String
    /// The lists of views in the layouts so far, by ``ResizedLayout/form``.
    ///
    /// Frames in the lists have no meaning.
    let forms: @MainActor () -> [[Scene.View]]
    /// Lays the screen out in a size with a limit of solver steps, from which it subtracts its own.
    let layOut: @MainActor (Scene.Size, inout Int) -> ResizedLayout
}
