import StudioPage

/// A file of the page, which is part of the program.
struct PageFile: Sendable {
    /// The path in the address.
    let name: String
    /// The bytes.
    let bytes: [UInt8]

    /// The files of the page, by path.
    static let all: [String: PageFile] = {
        var count = 0
        guard let files = studio_page_files(&count) else { return [:] }
        return Dictionary(
            UnsafeBufferPointer(start: files, count: count).map { file in
                let name = String(cString: file.name)
                return (
                    name, PageFile(name: name, bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
                )
            }, uniquingKeysWith: { first, _ in first })
    }()

    /// The media type.
    var mediaType: String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "text/javascript; charset=utf-8"
        }
    }
}
