import Diagnostics
import Scene

/// An Interface Builder document (.xib or .storyboard, XML archive version 3) with all data for layout.
///
/// Views, constraints, guides and controllers are arrays in document order, and refer to each other by index. Each has its XML element, so
/// other data can be read from `tree` and edited in it. Apple does not document the format. The rules come from public documents (see
/// `Documentation/Fidelity.md`).
public struct InterfaceDocument: Sendable {
    /// The kinds of document.
    public enum Kind: Hashable, Sendable {
        /// One or several views without controllers.
        case xib
        /// Scenes with view controllers.
        case storyboard
    }

    /// The platforms of documents.
    public enum Runtime: Hashable, Sendable {
        /// UIKit, on iOS and tvOS.
        case cocoaTouch
        /// AppKit.
        case macOS
    }

    /// The XML of the document.
    public internal(set) var tree: XMLTree
    /// The kind of document.
    public let kind: Kind
    /// The platform of the document.
    public let runtime: Runtime
    /// The first component of the Interface Builder version that wrote the document; 0 if unknown.
    ///
    /// For an unreleased Xcode, it is the version of its plug-in.
    public let toolsVersion: Int
    /// A Boolean value that indicates whether the document uses Auto Layout.
    ///
    /// Otherwise views keep their frames.
    public let usesAutoLayout: Bool
    /// A Boolean value that indicates whether root views have safe area guides.
    ///
    /// Otherwise controllers have top and bottom layout guides.
    public let usesSafeAreas: Bool
    /// The device on which the document was last shown, if it names one.
    public let device: Device?
    /// The views, parents before their children.
    public internal(set) var views: [View] = []
    /// The constraints.
    public internal(set) var constraints: [Constraint] = []
    /// The layout guides of views.
    public internal(set) var guides: [Guide] = []
    /// The view controllers.
    public internal(set) var controllers: [Controller] = []
    /// The items by id.
    ///
    /// Of items with duplicate ids, the first counts.
    public internal(set) var items: [String: Item] = [:]
    /// The images in the resources, by name.
    ///
    /// Of images with duplicate names, the first counts.
    public internal(set) var images: [String: XMLTree.ElementID] = [:]
    /// The colors in the resources.
    ///
    /// If several have one name, it is the first.
    var colors: [ColorName: XMLTree.ElementID] = [:]
    /// The appearance of the controls of a macOS document.
    var appKitGenerations: AppKitGenerations?
    /// The findings of the reader.
    public internal(set) var diagnostics: [Diagnostic] = []
    /// The pictures and colors of the document's project; empty by default.
    public var assets = DocumentAssets()
    /// The appearance of colors and pictures.
    public var appearance = Scene.Appearance.light

    /// The name of a color.
    enum ColorName: Hashable, Sendable {
        /// A color of an asset catalog.
        case catalogue(String)
        /// A system color.
        case system(String)
    }

    /// An item to which a constraint can refer.
    public enum Item: Hashable, Sendable {
        /// A view, by its index.
        case view(Int)
        /// A layout guide of a view, by its index.
        case guide(Int)
        /// The top or bottom layout guide of a controller.
        case controllerGuide(controller: Int, edge: Controller.Edge)
        /// A controller, by its index.
        case controller(Int)
    }

    /// Returns the view with an id.
    public func view(withID id: String) -> View? {
        if case .view(let index) = items[id] { views[index] } else { nil }
    }
}

extension InterfaceDocument {
    /// A device, as in `<device>`.
    public struct Device: Hashable, Sendable {
        /// The name in Interface Builder, such as `retina6_1`.
        public let id: String
        /// A Boolean value that indicates whether the device is in landscape.
        public let isLandscape: Bool

        /// Creates a device.
        ///
        /// The default is portrait.
        public init(id: String, isLandscape: Bool = false) {
            self.id = id
            self.isLandscape = isLandscape
        }
    }

    /// A layout guide of a view.
    public struct Guide: Sendable {
        /// The kinds of guide.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// The safe area.
            case safeArea
            /// The layout margins.
            case layoutMargins
            /// The readable content guide.
            case readableContent
            /// The keyboard layout guide.
            case keyboard
            /// The content layout guide of a scroll view.
            case contentLayoutGuide
            /// The frame layout guide of a scroll view.
            case frameLayoutGuide
        }

        /// The id in constraints.
        public let id: String
        /// The kind of guide; nil if it is unknown.
        public let kind: Kind?
        /// The owning view, by index.
        public let owner: Int
        /// The element in the XML.
        public let element: XMLTree.ElementID
    }

    /// A view controller, or another owner of a view in a storyboard.
    public struct Controller: Sendable {
        /// The edges with layout guides.
        public enum Edge: String, Hashable, Sendable {
            /// The bottom edge of the bars at the top.
            case top
            /// The top edge of the bars at the bottom.
            case bottom
        }

        /// The identifier.
        public let id: String
        /// The name of the element, such as `tableViewController`.
        public let tag: String
        /// The element in the XML.
        public let element: XMLTree.ElementID
        /// The navigation, tab and split view controllers that contain it, by index.
        public internal(set) var containers: [Int] = []
        /// The controllers that push it, by index.
        public internal(set) var presenters: [Int] = []
        /// The container view that embeds it or a controller around it, by index; nil if there is none.
        public internal(set) var embedder: Int?
    }
}
