import Foundation
import Testing

@testable import InterfaceBuilder

/// The sizes of pictures, from the first bytes of their files.
@Suite struct PictureHeaderTests {
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
            0, 0, 1, 44, 0, 0, 0, 200, 8, 6,
        ]
    /// A JPEG file with a comment before its frame header.
    private static let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 90, 0, 120, 3, 1, 0x22, 0, 2,
    ]

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test(
        arguments: [
            (png, "png 300 × 200"), (jpeg, "jpeg 120 × 90"),
            (Array("GIF89a".utf8) + [10, 0, 20, 1, 0], "gif 10 × 276"),
            (text("<svg width=\"24px\" height=\"12.5\"/>"), "svg 24 × 12.5"),
            (text("<?xml version=\"1.0\"?><svg xmlns=\"a\" viewBox=\"0 0 48 32\"></svg>"), "svg 48 × 32"),
            (text("<svg width=\"100%\" height=\"100%\" viewBox=\"0,0,7,8\"/>"), "svg 7 × 8"),
            (text("%PDF-1.4\n1 0 obj << /MediaBox [ 0 0 25 30.5 ] >>"), "pdf 25 × 30.5"),
            (text("%PDF-1.4\n/MediaBox [10 10 35 40]"), "pdf 25 × 30"),
        ] as [([UInt8], String)])
    func sizesAreRead(bytes: [UInt8], size: String) throws {
        let header = try #require(PictureHeader(of: bytes))
        func text(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
        #expect("\(header.format) \(text(header.width)) × \(text(header.height))" == size)
    }

    @Test(
        arguments: [
            [], text("version https://git-lfs.github.com/spec/v1"), Array(png.prefix(20)), Array(jpeg.prefix(12)),
            text("<svg width=\"0\" height=\"9\"/>"), text("<svg"), text("<html><svg width=\"9\" height=\"9\"/></html>"),
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0], text("%PDF-1.4 /MediaBox [0 0"),
        ] as [[UInt8]])
    func othersAreNoPictures(bytes: [UInt8]) { #expect(PictureHeader(of: bytes) == nil) }

    /// No beginning of a picture stops the reader.
    @Test func everyBeginningIsRead() {
        for bytes in [
            Self.png, Self.jpeg, Self.text("<svg width=\"9\" height=\"9\"/>"),
            Self.text("%PDF-1.4 /MediaBox [0 0 9 9]"),
        ] {
            for count in 0..<bytes.count { _ = PictureHeader(of: Array(bytes.prefix(count))) }
            #expect(PictureHeader(of: bytes) != nil)
        }
    }
}
