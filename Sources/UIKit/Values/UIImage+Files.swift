import Foundation

extension UIImage {
    /// Creates an image from the size in a PNG, JPEG or GIF file; nil for other files.
    ///
    /// A file name that ends in `@2x` or `@3x` determines the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Creates an image from the size in PNG, JPEG or GIF data; nil for other data.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard scale > 0, let size = ImageHeader.size(of: [UInt8](data)) else { return nil }
        self.init(size: CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale), scale: scale)
    }

    /// Creates an image from a file in a bundle, by default the main bundle; nil if there is no file.
    ///
    /// The file may have the suffix `@3x` or `@2x` and is a PNG or JPEG file. Plumb does not read asset catalogs, which Apple's
    /// tools compile.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        let bundle = bundle ?? .main
        let names = ["\(name)@3x", "\(name)@2x", name]
        let paths = names.flatMap { name in
            ["png", "jpg", nil].compactMap { bundle.path(forResource: name, ofType: $0) }
        }
        guard let path = paths.first else { return nil }
        self.init(contentsOfFile: path)
    }
}

/// A reader of image sizes in file headers.
enum ImageHeader {
    /// Returns the width and height in pixels.
    static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
        if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) { return gif(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
        return nil
    }

    private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
        guard start >= 0, start + count <= bytes.count else { return nil }
        return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The first chunk contains both numbers (PNG, section 11.2.2).
    private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard let width = big(bytes, 16, 4), let height = big(bytes, 20, 4) else { return nil }
        return (width, height)
    }

    /// The logical screen descriptor contains both numbers in little-endian order (GIF89a, section 18).
    private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 10 else { return nil }
        return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// The first start-of-frame segment contains both numbers (ITU T.81, B.2.2); C4, C8 and CC are other segments.
    private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var place = 2
        while let marker = big(bytes, place, 2), marker >> 8 == 0xFF, let length = big(bytes, place + 2, 2), length >= 2
        {
            let kind = marker & 0xFF
            if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
                guard let height = big(bytes, place + 5, 2), let width = big(bytes, place + 7, 2) else { return nil }
                return (width, height)
            }
            place += 2 + length
        }
        return nil
    }
}
