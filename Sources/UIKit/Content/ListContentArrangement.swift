import Foundation

/// The frames of the image and texts of a row, with x from leading to trailing.
struct ListContentArrangement {
    var width: CGFloat
    /// The height of the row, in points; nil for the height of the content.
    var height: CGFloat?
    var leastHeight: CGFloat
    var margins: NSDirectionalEdgeInsets
    /// The size of the image, and the size of the area in which it is centered, in points.
    var image: (shown: CGSize, room: CGSize)?
    var imageGap: CGFloat
    /// A Boolean value that indicates whether the texts are side by side if they fit, and the spacings between them.
    var isBeside: Bool
    var besideGap: CGFloat
    var belowGap: CGFloat
    /// Boolean values that indicate whether each text fills the available width, so that it can be centered.
    var fills = (text: false, second: false)

    private(set) var size = CGSize.zero
    private(set) var picture = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var second = CGRect.zero

    /// Returns the arrangement for texts that are measured for a width, in points; nil measures one line.
    func placing(text measure: (CGFloat?) -> CGSize, second measureSecond: (CGFloat?) -> CGSize) -> Self {
        var made = self
        let start = margins.leading + (image.map { $0.room.width + imageGap } ?? 0)
        let room = max(0, width - start - margins.trailing)
        var (first, other) = (measure(nil), measureSecond(nil))
        let hasBoth = first.height > 0 && other.height > 0
        let standsBeside = hasBoth && isBeside && first.width + besideGap + other.width <= room
        if !standsBeside { (first, other) = (Self.fitted(measure, room), Self.fitted(measureSecond, room)) }
        let gap = hasBoth ? belowGap : 0
        let texts =
            standsBeside
            ? CGSize(width: first.width + besideGap + other.width, height: max(first.height, other.height))
            : CGSize(width: max(first.width, other.width), height: first.height + gap + other.height)
        let content = max(texts.height, image?.room.height ?? 0)
        made.size = CGSize(
            width: start + texts.width + margins.trailing,
            height: max(leastHeight, margins.top + content + margins.bottom))
        let middle = margins.top + ((height ?? made.size.height) - margins.top - margins.bottom) / 2
        if let image {
            made.picture = CGRect(
                x: margins.leading + (image.room.width - image.shown.width) / 2, y: middle - image.shown.height / 2,
                width: image.shown.width, height: image.shown.height)
        }
        let top = middle - texts.height / 2
        made.text = CGRect(
            x: start, y: standsBeside ? middle - first.height / 2 : top, width: first.width, height: first.height)
        made.second = CGRect(
            x: standsBeside ? width - margins.trailing - other.width : start,
            y: standsBeside ? middle - other.height / 2 : top + first.height + gap, width: other.width,
            height: other.height)
        if fills.text, !standsBeside { made.text.size.width = room }
        if fills.second, !standsBeside { made.second.size.width = room }
        return made
    }

    private static func fitted(_ measure: (CGFloat?) -> CGSize, _ room: CGFloat) -> CGSize {
        guard room > 0 else { return CGSize(width: 0, height: measure(nil).height) }
        let size = measure(room)
        return CGSize(width: min(size.width, room), height: size.height)
    }
}
