import Foundation
@_spi(Host) import UIKit

/// A text of a view for measurement, and whether it fits.
struct ShownText {
    let text: String
    let font: UIFont
    /// The maximum number of lines, or 0 for no limit.
    let lines: Int
    /// The minimum scale of the font, or 1 if it must not shrink.
    var smallestScale = 1.0
    /// A Boolean value that indicates whether a text higher than the view is clipped, as in a label.
    ///
    /// The title of a button is not clipped.
    var isCutInHeight = true

    /// The size without limits, as wide as the longest paragraph.
    @MainActor var naturalSize: CGSize { label(text).sizeThatFits(.zero) }

    /// The height of one line.
    @MainActor private var lineHeight: CGFloat { label("x").sizeThatFits(.zero).height }

    /// Returns the number of lines at a width.
    @MainActor private func lineCount(within width: CGFloat) -> Int {
        let label = label(text)
        label.frame.size.width = width
        return label.brokenLines.count
    }

    @MainActor private func label(_ text: String) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = font
        label.numberOfLines = 0
        return label
    }

    // MARK: Fitting

    /// The tolerance for texts that are too long, because measured texts differ slightly from Apple's.
    private static let tolerance: CGFloat = 0.04
    /// The tolerance for the display design, which has more kerning.
    private static let displayTolerance: CGFloat = 0.08
    private static let smallestDisplaySize: CGFloat = 20

    /// Returns the largest size that fits in a space.
    func most(_ room: CGFloat) -> CGFloat {
        room * (1 + (font.pointSize < Self.smallestDisplaySize ? Self.tolerance : Self.displayTolerance)) + 1
    }

    /// The most by which a measured length may differ from Apple's, in points.
    static func largestError(of length: Double) -> Double { length * Double(displayTolerance) + 1 }

    /// The space that a clipped text lacks.
    enum Shortage {
        /// The width in points: needed and available.
        case width(needed: CGFloat, room: CGFloat)
        /// The height in points: needed and available.
        case height(needed: CGFloat, room: CGFloat)
        /// The number of lines: needed and available.
        case lines(needed: Int, room: Int)
    }

    /// The space that the text lacks in a view of a given size; nil if the text fits.
    @MainActor func shortage(in room: CGSize) -> Shortage? {
        if lines == 1 {
            let width = naturalSize.width * CGFloat(smallestScale)
            if width > most(room.width) { return .width(needed: width, room: room.width) }
            let height = lineHeight * CGFloat(smallestScale)
            return isCutInHeight && losesLetters(height - room.height)
                ? .height(needed: height, room: room.height) : nil
        }
        let needed = lineCount(within: room.width * (1 + Self.tolerance))
        let fitting = max(0, Int(room.height / max(1, lineHeight) + 0.25))
        let allowed = lines == 0 ? fitting : min(lines, fitting)
        guard CGFloat(needed) > CGFloat(allowed) * (1 + Self.tolerance) else { return nil }
        return .lines(needed: needed, room: allowed)
    }

    /// Returns whether letters are clipped in a view that is lower than its line.
    ///
    /// Half of the lacking height is above, half below. Above capitals and below the baseline a line has as much space as its descenders
    /// need, and letters such as g use most of it.
    @MainActor private func losesLetters(_ lack: CGFloat) -> Bool {
        let hasDescenders = text.contains { letter in "gjpqy".contains(letter) }
        let room = -font.descender * (hasDescenders ? 0.15 : 1) * CGFloat(smallestScale)
        return lack / 2 > room + 0.5
    }

    /// Returns a readable length, in half points.
    static func rounded(_ length: CGFloat) -> String { InterfaceDocument.short(Double((length * 2).rounded() / 2)) }
}

extension ShownText.Shortage {
    /// Returns the message for a view with this name.
    func words(of view: String) -> String { "\(view) is clipped: \(numbers).".capitalizedFirst }

    private var numbers: String {
        switch self {
        case .width(let needed, let room):
            "needs a width of about \(ShownText.rounded(needed)) pt, has \(ShownText.rounded(room)) pt"
        case .height(let needed, let room):
            "needs a height of about \(ShownText.rounded(needed)) pt, has \(ShownText.rounded(room)) pt"
        case .lines(let needed, let room):
            "needs about \(needed == 1 ? "1 line" : "\(needed) lines"), has room for \(room > 0 ? "\(room)" : "none")"
        }
    }
}
