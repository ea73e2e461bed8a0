import Diagnostics
import InterfaceBuilder
import Scene

/// The reply of a session to a request.
public struct Reply: Codable, Hashable, Sendable {
    /// The number of the request; nil if the text was not a request, or if the reply reports a change that another front end made.
    public var id: Int?
    /// The reason why the request was refused; nil if it was not.
    public var refusal: Diagnostic?
    /// The document after the request.
    public var state: DocumentState?
    /// The result of a command in words.
    public var outcome: CommandOutcome?
    /// The documents of the folder.
    public var documents: [String]?
    /// The devices of the device bar.
    public var devices: [StudioDevice]?
    /// The views of the library.
    public var library: [StudioLibraryItem]?
    /// The system colors in light appearance.
    public var colors: [StudioColor]?
    /// The attributes of a view.
    public var attributes: [String: String]?
    /// The names of the attributes that the view can have in the document.
    public var attributeNames: [String]?
    /// The values of the view and its constraints for some size classes.
    public var variations: [VariationState]?
    /// The kinds of segue that the view or view controller can perform.
    public var segues: [Command.SegueKind]?
    /// The lines that state the constraints of a view, by id.
    public var sources: [String: Int]?
    /// The constraints that determine the frame of a view.
    public var reasons: FrameReasons?
    /// The canvas during a drag.
    public var drag: DragStep?
    /// A scene on all devices.
    public var previews: [DevicePreview]?
    /// The sizes at which the findings of a screen hold.
    public var sweep: SweepState?
    /// The neighbors of a view by side, the default one first.
    public var neighbors: [String: [NeighborState]]?
    /// The constraints of views as formats.
    public var formats: FormatList?
    /// The text of a document.
    public var text: String?
    /// Whether the state is a preview, which the session does not keep.
    public var isPreview: Bool?

    enum CodingKeys: String, CodingKey {
        case id, refusal, state, outcome, documents, devices, library, colors, attributes, attributeNames, variations,
            segues, sources, reasons, drag, previews, sweep, neighbors, formats, text
        case isPreview = "preview"
    }

    /// Creates a reply.
    public init(id: Int?) { self.id = id }

    /// Creates a refusal.
    public init(id: Int?, refusal: Diagnostic) {
        self.id = id
        self.refusal = refusal
    }
}

/// A device of the device bar.
public struct StudioDevice: Codable, Hashable, Sendable {
    /// The name in documents.
    public var id: String
    /// The title: a product with that screen and the size in points.
    public var title: String
}

/// A view of the library.
public struct StudioLibraryItem: Codable, Hashable, Sendable {
    /// The name in commands.
    public var name: String
    /// The size of a new view, in points.
    public var size: Scene.Size
}

/// A system color.
public struct StudioColor: Codable, Hashable, Sendable {
    /// The name in documents, such as `labelColor`.
    public var name: String
    /// The color in light appearance without its opacity: `#RRGGBB`.
    public var value: String
}

extension StudioDevice {
    /// The devices, ordered by size.
    static let all: [StudioDevice] = ScreenDevice.all.map { screen in
        let size = "\(Int(screen.width)) × \(Int(screen.height))"
        return StudioDevice(id: screen.id, title: screen.models.first.map { model in "\(model) (\(size))" } ?? size)
    }
}

extension StudioLibraryItem {
    /// The library, in the order of Interface Builder's.
    static let all: [StudioLibraryItem] = LibraryItem.all.map { item in
        StudioLibraryItem(
            name: item.name, size: Scene.Size(width: Double(item.size.width), height: Double(item.size.height)))
    }
}

extension StudioColor {
    /// The system colors by name.
    static let all: [StudioColor] = SystemColors.names.compactMap { name in
        SystemColors.color(name, .light).map { color in
            StudioColor(name: name, value: ColorText.text(of: [color.red, color.green, color.blue]))
        }
    }
}

/// The constraints that determine the frame of a view, by axis.
public struct FrameReasons: Codable, Hashable, Sendable {
    /// The reasons for the horizontal position and the width.
    public var horizontal: [FrameReason]
    /// The reasons for the vertical position and the height.
    public var vertical: [FrameReason]
}

/// A constraint of the document by its id, or one of the system in words.
public struct FrameReason: Codable, Hashable, Sendable {
    /// The id of a constraint of the document.
    public var constraint: String?
    /// A constraint of the system in words, such as `the content size of 'Title'`.
    public var text: String?

    /// Creates a reason with one of both.
    public init(constraint: String? = nil, text: String? = nil) {
        self.constraint = constraint
        self.text = text
    }
}

extension FrameReasons {
    /// The most reasons of an axis.
    private static let most = 40

    init(_ reasons: LayoutReasons) {
        func values(_ reasons: [LayoutReasons.Reason]) -> [FrameReason] {
            reasons.prefix(Self.most).map { reason in
                switch reason {
                case .constraint(let id): FrameReason(constraint: id)
                case .system(let words): FrameReason(text: words)
                }
            }
        }
        self.init(horizontal: values(reasons.horizontal), vertical: values(reasons.vertical))
    }
}
