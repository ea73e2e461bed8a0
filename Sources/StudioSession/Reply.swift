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
    /// The attributes of a view.
    public var attributes: [String: String]?
    /// The text of a document.
    public var text: String?
    /// Whether the state is a preview, which the session does not keep.
    public var isPreview: Bool?

    enum CodingKeys: String, CodingKey {
        case id, refusal, state, outcome, documents, devices, library, attributes, text
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
