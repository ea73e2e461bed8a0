import Foundation

/// The format and size of a picture, read from the beginning of its file.
struct PictureHeader: Hashable {
    /// The formats of pictures.
    enum Format: String {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case gif = "image/gif"
        case svg = "image/svg+xml"
        case pdf = "application/pdf"
    }

    /// The format.
    let format: Format
    /// The width: pixels of a bitmap, or points of a vector picture.
    let width: Double
    /// The height in the same unit.
    let height: Double

    /// A Boolean value that indicates whether the size is in points, whatever the scale of the file is.
    var isVector: Bool { format == .svg || format == .pdf }

    /// Reads a header.
    ///
    /// Returns nil if the bytes are no picture of a known format.
    init?(of bytes: [UInt8]) {
        let found =
            Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.gif(bytes) ?? Self.pdf(bytes) ?? Self.svg(bytes)
        guard let found, found.width > 0, found.height > 0, found.width <= 100_000, found.height <= 100_000 else {
            return nil
        }
        (format, width, height) = found
    }

    private typealias Found = (format: Format, width: Double, height: Double)

    private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
        bytes.reduce(0) { number, byte in number * 256 + Double(byte) }
    }

    private static func png(_ bytes: [UInt8]) -> Found? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            bytes[12..<16].elementsEqual("IHDR".utf8)
        else { return nil }
        return (.png, number(bytes[16..<20]), number(bytes[20..<24]))
    }

    private static func gif(_ bytes: [UInt8]) -> Found? {
        guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
        return (.gif, number([bytes[7], bytes[6]]), number([bytes[9], bytes[8]]))
    }

    /// Follows the segments up to the frame header, which has the size.
    private static func jpeg(_ bytes: [UInt8]) -> Found? {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var offset = 2
        while offset + 9 < bytes.count {
            guard bytes[offset] == 0xFF else { return nil }
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (.jpeg, number(bytes[offset + 7..<offset + 9]), number(bytes[offset + 5..<offset + 7]))
            }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2 else { return nil }
            offset += 2 + length
        }
        return nil
    }

    /// Returns the size of the first media box.
    private static func pdf(_ bytes: [UInt8]) -> Found? {
        guard bytes.prefix(1024).starts(with: "%PDF-".utf8) else { return nil }
        guard let start = XMLTree.index(of: Array("/MediaBox".utf8), in: bytes, from: 0) else {
            return (.pdf, 1, 1)
        }
        let text = String(decoding: bytes[(start + 9)..<min(start + 120, bytes.count)], as: UTF8.self)
        let numbers = text.drop { letter in letter != "[" }.dropFirst().prefix { letter in letter != "]" }
            .split(whereSeparator: \.isWhitespace).compactMap { word in Double(word) }
        guard numbers.count >= 4 else { return nil }
        return (.pdf, numbers[2] - numbers[0], numbers[3] - numbers[1])
    }

    private static func svg(_ bytes: [UInt8]) -> Found? {
        let start = bytes.prefix(4096)
        guard start.contains(UInt8(ascii: "<")), !start.contains(0),
            XMLTree.index(of: Array("<svg".utf8), in: Array(start), from: 0) != nil,
            let tree = XMLTree.read(bytes).tree
        else { return nil }
        guard tree[tree.root].name == "svg" || tree[tree.root].name.hasSuffix(":svg") else { return nil }
        func length(_ name: String) -> Double? {
            tree.value(of: name, in: tree.root).flatMap { text in
                let digits = text.prefix { letter in letter.isNumber || letter == "." }
                return text.hasSuffix("%") ? nil : Double(digits)
            }
        }
        let box =
            tree.value(of: "viewBox", in: tree.root)?
            .split { letter in letter == " " || letter == "," }.compactMap { word in Double(word) } ?? []
        guard let width = length("width") ?? (box.count == 4 ? box[2] : nil),
            let height = length("height") ?? (box.count == 4 ? box[3] : nil)
        else { return nil }
        return (.svg, width, height)
    }
}
