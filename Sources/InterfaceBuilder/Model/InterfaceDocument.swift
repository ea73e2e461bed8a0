import Diagnostics

/// An Interface Builder document (.xib or .storyboard, XML archive version 3) with everything in it that layout needs.
///
/// Views, constraints, guides and controllers are arrays in the order of the document; they refer to one another by
/// index. Each knows its XML element, so that whatever has no property here can be read from, and edited in, `tree`. Apple
/// documents no format; what is known of it comes from public documents (`Documentation/Fidelity.md`).
public struct InterfaceDocument: Sendable {
    /// The kinds of document.
    public enum Kind: Hashable, Sendable {
        /// One or several views without controllers around them.
        case xib
        /// Scenes of view controllers.
        case storyboard
    }

    /// The platforms that documents are made for.
    public enum Runtime: Hashable, Sendable {
        /// UIKit: iOS, tvOS and their relatives.
        case cocoaTouch
        /// AppKit.
        case macOS
    }

    /// The XML that all of it was read from.
    public let tree: XMLTree
    /// Whether it holds scenes.
    public let kind: Kind
    /// The platform that it is made for.
    public let runtime: Runtime
    /// The version of Interface Builder that wrote it, its first part; 0 if it says none.
    ///
    /// Where an unreleased Xcode wrote it, the version of its plug-in.
    public let toolsVersion: Int
    /// Whether constraints count at all; without it views keep their frames.
    public let usesAutoLayout: Bool
    /// Whether root views have safe-area guides; without it controllers have top and bottom guides.
    public let usesSafeAreas: Bool
    /// The device that the document was last shown on, if it names one.
    public let device: Device?
    /// Every view, a parent before its children.
    public internal(set) var views: [View] = []
    /// Every constraint.
    public internal(set) var constraints: [Constraint] = []
    /// The layout guides that views vend.
    public internal(set) var guides: [Guide] = []
    /// The view controllers.
    public internal(set) var controllers: [Controller] = []
    /// Identifiers and what they name; of several with one identifier the first.
    public internal(set) var items: [String: Item] = [:]
    /// The pictures listed among the resources, by name; of several with one name the first.
    public internal(set) var images: [String: XMLTree.ElementID] = [:]
    /// The colours listed among the resources; of several with one name the first.
    var colors: [ColorName: XMLTree.ElementID] = [:]
    /// What was found while reading.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// What a colour is called.
    enum ColorName: Hashable, Sendable {
        /// In a catalogue of the author's.
        case catalogue(String)
        /// In the system.
        case system(String)
    }

    /// What a constraint can refer to.
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

    /// The view of that identifier.
    public func view(withID id: String) -> View? {
        if case .view(let index) = items[id] { views[index] } else { nil }
    }
}

extension InterfaceDocument {
    /// A device as `<device>` names it.
    public struct Device: Hashable, Sendable {
        /// Its name in Interface Builder, like `retina6_1`.
        public let id: String
        /// Whether it lies on its side.
        public let isLandscape: Bool

        /// A device, upright unless said otherwise.
        public init(id: String, isLandscape: Bool = false) {
            self.id = id
            self.isLandscape = isLandscape
        }
    }

    /// A layout guide that a view vends.
    public struct Guide: Sendable {
        /// The kinds of guide.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// The part of the view that bars and rounded corners leave free.
            case safeArea
            /// The view inset by its layout margins.
            case layoutMargins
            /// A column narrow enough for reading.
            case readableContent
            /// What the keyboard leaves free.
            case keyboard
            /// The content of a scroll view.
            case contentLayoutGuide
            /// The frame of a scroll view.
            case frameLayoutGuide
        }

        /// The identifier that constraints use.
        public let id: String
        /// Which guide of the view it is; nil for a kind that is not known.
        public let kind: Kind?
        /// The view that vends it, by index.
        public let owner: Int
        /// Its element.
        public let element: XMLTree.ElementID
    }

    /// A view controller, or whatever else holds a view of a storyboard.
    public struct Controller: Sendable {
        /// The edges that have a layout guide.
        public enum Edge: String, Hashable, Sendable {
            /// The lower edge of the bars above.
            case top
            /// The upper edge of the bars below.
            case bottom
        }

        /// The identifier.
        public let id: String
        /// The name of its element, like `tableViewController`.
        public let tag: String
        /// Its element.
        public let element: XMLTree.ElementID
        /// The controllers that contain it, by index: navigation, tab and split controllers.
        public internal(set) var containers: [Int] = []
        /// The controllers that push it, by index.
        public internal(set) var presenters: [Int] = []
    }
}
