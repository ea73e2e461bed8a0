import Foundation
import Testing
import UIKit

/// Images of drawings have a size, and text attachments take up space.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct PictureTests {
    @Test func renderersDrawAndGiveASize() {
        var color: UIColor?
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            color = UIGraphicsGetCurrentContext() === context.cgContext ? .red : nil
        }
        #expect(image.size == CGSize(width: 6, height: 8) && image.scale == UIScreen.main.scale && color == .red)
        #expect(UIGraphicsGetCurrentContext() == nil)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        #expect(UIGraphicsImageRenderer(size: image.size, format: format).image { _ in }.scale == 3)
    }

    @Test func contextsAreNested() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 20, height: 10))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil)
    }

    /// The size of a label with a text attachment and a word.
    private func size(_ attachment: NSTextAttachment?) -> CGSize {
        let text = NSMutableAttributedString()
        if let attachment { text.append(NSAttributedString(attachment: attachment)) }
        text.append(NSAttributedString(string: "word"))
        let label = UILabel()
        label.attributedText = text
        return label.intrinsicContentSize
    }

    @Test func picturesTakeRoomInLines() {
        let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 30, height: 10)))
        let word = size(nil)
        #expect(size(attachment) == CGSize(width: word.width + 30, height: word.height))
        attachment.bounds = CGRect(x: 0, y: 0, width: 12, height: 40)
        let tall = size(attachment)
        #expect(tall.width == word.width + 12)
        // The line's ascent is the height of the image, and its descent is that of the font.
        #expect(abs(tall.height - (word.height - UIFont.systemFont(ofSize: 17).ascender + 40)) <= 1)
    }
}
