import Foundation

/// The contents of pictures as addresses.
enum PictureData {
    /// Returns a picture as a `data:` URI, or nil for a format that browsers do not show.
    static func uri(of bytes: [UInt8], _ header: PictureHeader) -> String? {
        guard header.format != .pdf else { return nil }
        return "data:\(header.format.rawValue);base64,\(Data(bytes).base64EncodedString())"
    }
}
