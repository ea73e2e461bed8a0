/// What the first bytes of a file say it is, where that is no text.
public enum FileSignature: Hashable, Sendable {
    /// What Xcode makes of a document of Interface Builder.
    case compiledNib
    /// A property list in binary, as older compiled nibs are and compiled storyboards hold.
    case propertyList
    /// Files packed into one, in a format of this name.
    case archive(String)
    /// A picture in a format of this name.
    case picture(String)
    /// Pages as they are printed.
    case pages

    private static let signatures: [(start: [UInt8], kind: FileSignature)] = [
        (Array("NIBArchive".utf8), .compiledNib), (Array("bplist0".utf8), .propertyList),
        ([0x50, 0x4B, 0x03, 0x04], .archive("ZIP")), ([0x1F, 0x8B], .archive("gzip")),
        ([0x89, 0x50, 0x4E, 0x47], .picture("PNG")), ([0xFF, 0xD8, 0xFF], .picture("JPEG")),
        (Array("GIF8".utf8), .picture("GIF")), (Array("%PDF-".utf8), .pages),
    ]

    /// The kind of file that bytes begin like; nil for all others, among them texts.
    public init?(of bytes: some Sequence<UInt8>) {
        guard let known = Self.signatures.first(where: { entry in bytes.starts(with: entry.start) }) else { return nil }
        self = known.kind
    }

    /// What such a file is, with its article.
    public var name: String {
        switch self {
        case .compiledNib: "a compiled nib"
        case .propertyList: "a binary property list, as in compiled nibs and storyboards,"
        case .archive(let format): "a \(format) archive"
        case .picture(let format): "a \(format) picture"
        case .pages: "a PDF"
        }
    }

    /// What is said of one where a text is read, with what to give in its place: if nothing is known of that, what is read there.
    public func message(else reading: String) -> String {
        let cure =
            switch self {
            case .compiledNib, .propertyList: "name the .xib or .storyboard that it was made from"
            case .archive: "unpack it, and name what is in it"
            case .picture, .pages: reading
            }
        return "this is \(name) and no text; \(cure)"
    }
}
