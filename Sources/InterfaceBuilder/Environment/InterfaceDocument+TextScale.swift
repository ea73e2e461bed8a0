import Foundation
import UIKit

extension InterfaceDocument {
    /// The number of pixels per point to which the canvas rounded sizes of text up.
    ///
    /// It is that of the author's screen, not always that of the device.
    ///
    /// Single lines in the system font show it. On every device a line of 17 points is 21 high with one pixel per point, 20.5 with two and
    /// 20⅓ with three. The number that most labels agree with counts. Without such labels it is that of the device.
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

    /// Returns the height of the only line of a label, not rounded; nil for a label of several lines or in an unknown font.
    @MainActor private func singleLine(of label: View) -> Double? {
        let content = ElementContent(document: self, element: label, traits: traits, dynamicType: canvasDynamicType)
        guard content.isInSystemFont, content.value("numberOfLines") ?? "1" == "1" else { return nil }
        return Double(content.font.lineHeight)
    }

    /// Returns whether a frame has the height of a line on a screen with a number of pixels per point.
    ///
    /// Its edges are on pixels of the device.
    private func isRounded(_ height: Double, _ line: Double, to pixels: Double) -> Bool {
        let rounded = (line * pixels - 1e-6).rounded(.up) / pixels
        let isOnPixels = abs(rounded * scale - (rounded * scale).rounded()) < 0.01
        return abs(height - rounded) < (isOnPixels ? 0.01 : 1 / scale)
    }
}
