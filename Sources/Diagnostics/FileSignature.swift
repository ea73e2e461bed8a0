/// The kind of a binary file, recognized by its first bytes.
public enum FileSignature: Hashable, Sendable {
    /// A compiled Interface Builder document.
    case compiledNib
    /// A binary property list, as in older compiled nibs and in compiled storyboards.
    case propertyList
    /// An archive in the named format.
    case archive(String)
    /// A picture in the named format.
    case picture(String)
    /// A PDF document.
    case pages

    private static let signatures: [(start: [UInt8], kind: FileSignature)] = [
        (Array("NIBArchive".utf8), .compiledNib), (Array("bplist0".utf8), .propertyList),
        ([0x50, 0x4B, 0x03, 0x04], .archive("ZIP")), ([0x1F, 0x8B], .archive("gzip")),
        ([0x89, 0x50, 0x4E, 0x47], .picture("PNG")), ([0xFF, 0xD8, 0xFF], .picture("JPEG")),
        (Array("GIF8".utf8), .picture("GIF")), (Array("%PDF-".utf8), .pages),
    ]

    /// Creates the kind from the first bytes of a file, or returns nil for other files, such as text.
    public init?(of bytes: some Sequence<UInt8>) {
        guard let known = Self.signatures.first(where: { entry in bytes.starts(with: entry.start) }) else { return nil }
        self = known.kind
    }

    /// The name of the kind, with its article.
    public var name: String {
        switch self {
        case .compiledNib: "a compiled nib"
        case .propertyList: "a binary property list (as in compiled nibs and storyboards)"
        case .archive(let format): "a \(format) archive"
        case .picture(let format): "a \(format) picture"
        case .pages: "a PDF"
        }
    }

    /// Returns the message for a command that expects text, with a proposal.
    ///
    /// - Parameter reading: The proposal for pictures and PDFs.
    public func message(else reading: String) -> String {
        let cure =
            switch self {
            case .compiledNib, .propertyList: "Name the .xib or .storyboard that it was compiled from."
            case .archive: "Unpack it, and name the files in it."
            case .picture, .pages: reading
            }
        return "The file is \(name), not text. \(cure)"
    }
}
