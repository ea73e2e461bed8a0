import Foundation
import UIKit

extension InterfaceDocument {
    /// The pixels of a point to which the canvas rounded sizes of text up: not always those of the device, but those of its
    /// author's screen.
    ///
    /// Single lines in the system's font tell them: 17 points are 21 high on a screen with one pixel a point, 20.5 on one
    /// with two and 20⅓ on one with three, whatever the device. What most labels agree with counts, and if nothing says
    /// otherwise the device.
    @MainActor var textScale: Double {
        guard device != nil, runtime != .macOS else { return scale }
        let candidates = [scale, 2, 1]
        var agreeing = candidates.map { _ in 0 }
        for label in views where label.tag == "label" {
            guard let line = singleLine(of: label) else { continue }
            for (index, candidate) in candidates.enumerated() where isRounded(label.frame.height, line, to: candidate) {
                agreeing[index] += 1
            }
        }
        let most = agreeing.max() ?? 0
        return zip(candidates, agreeing).first { _, count in count == most }?.0 ?? scale
    }

    /// The height of the line that a label is sure to have, not rounded; nil if it may have more, or in an unknown font.
    @MainActor private func singleLine(of label: View) -> Double? {
        let content = ElementContent(document: self, element: label, traits: traits, dynamicType: canvasDynamicType)
        guard content.isInSystemFont, content.value("numberOfLines") ?? "1" == "1" else { return nil }
        return Double(content.font.lineHeight)
    }

    /// Returns whether a frame is as high as a line on a screen with so many pixels a point; its edges lie on pixels of
    /// the device.
    private func isRounded(_ height: Double, _ line: Double, to pixels: Double) -> Bool {
        let rounded = (line * pixels - 1e-6).rounded(.up) / pixels
        let isOnPixels = abs(rounded * scale - (rounded * scale).rounded()) < 0.01
        return abs(height - rounded) < (isOnPixels ? 0.01 : 1 / scale)
    }
}
