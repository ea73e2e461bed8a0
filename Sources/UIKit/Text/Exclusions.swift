import Foundation
import Typography

/// The exclusion paths of a text container.
struct Exclusions {
    let paths: [CGPath]
    /// The width of the container, in points.
    let width: CGFloat
    /// The padding at both ends of a line, in points.
    let padding: CGFloat

    /// Creates exclusions; a negative or NaN width or padding becomes 0.
    init(paths: [CGPath], width: CGFloat, padding: CGFloat) {
        (self.paths, self.width, self.padding) = (paths, width > 0 ? width : 0, padding > 0 ? padding : 0)
    }

    /// Returns the free horizontal ranges between two y coordinates, from left to right.
    ///
    /// Ranges that are not wider than the padding at both ends are omitted.
    func rooms(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        var (rooms, begin): ([ClosedRange<CGFloat>], CGFloat) = ([], 0)
        let spans = paths.flatMap { $0.spans(from: top, to: bottom) }.sorted { $0.lowerBound < $1.lowerBound }
        for span in spans where span.upperBound > begin {
            if min(span.lowerBound, width) - begin > 2 * padding { rooms.append(begin...min(span.lowerBound, width)) }
            begin = max(begin, span.upperBound)
        }
        if width - begin > 2 * padding { rooms.append(begin...width) }
        return rooms
    }

    /// The y coordinate below which the full width is free; infinite if a path reaches too far down.
    var end: CGFloat {
        let bottoms = paths.map(\.boundingBox.maxY)
        return bottoms.contains { !($0 < Self.farthest) } ? .infinity : bottoms.reduce(0, max)
    }

    /// The y coordinate, in points, from which on a path counts as endless.
    private static let farthest: CGFloat = 1e7

    /// The number of consecutive empty rows after which the layout continues below all exclusions.
    fileprivate static let mostEmptyRows = 1000
}

extension AttributedText {
    /// Returns the lines in a container with exclusions, from its top; each part is aligned within its free range.
    func placedLines(
        around exclusions: Exclusions, numberOfLines: Int, lineBreakMode: NSLineBreakMode, alignment: NSTextAlignment,
        leading: CGFloat
    ) -> [PlacedLine] {
        guard !text.isEmpty, exclusions.width > 2 * exclusions.padding else { return [] }
        var filling = filling(byCharacters: lineBreakMode == .byCharWrapping)
        let end = exclusions.end
        var (lines, top, count, emptyRows): ([PlacedLine], CGFloat, Int, Int) = ([], 0, 0, 0)
        while !filling.isComplete, numberOfLines <= 0 || count < numberOfLines, top < .infinity {
            let height = CGFloat(lineHeight(from: filling.next, to: filling.next))
            let isFree = top >= end
            let rooms = isFree ? [0...exclusions.width] : exclusions.rooms(from: top, to: top + height)
            var row: [PlacedLine] = []
            var space = Double(0)
            for room in rooms {
                let width = room.upperBound - room.lowerBound
                guard let part = filling.fill(Double(width - 2 * exclusions.padding), splitsWords: isFree) else {
                    continue
                }
                row.append(line(of: part, in: room, exclusions.padding, top, alignment))
                space = max(space, self.space(after: part.range.upperBound))
                if part.endsParagraph || filling.isComplete { break }
            }
            lines += row
            count += row.isEmpty ? 0 : 1
            emptyRows = row.isEmpty ? emptyRows + 1 : 0
            if emptyRows > Exclusions.mostEmptyRows {
                top = max(end, top + height)
                if isFree { break }
            } else {
                top += row.isEmpty ? height : row.reduce(0) { max($0, $1.frame.height) } + CGFloat(space) + leading
            }
        }
        return lines
    }

    private func line(
        of part: TextFilling<RunMeasuring>.Part, in room: ClosedRange<CGFloat>, _ padding: CGFloat, _ top: CGFloat,
        _ alignment: NSTextAlignment
    ) -> PlacedLine {
        let (start, end) = (part.range.lowerBound, part.range.upperBound)
        let height = CGFloat(lineHeight(from: start, to: end))
        let (full, used) = (room.upperBound - room.lowerBound, CGFloat(part.width) + 2 * padding)
        let left = room.lowerBound + (full - used) * alignment.shareBefore
        let location = start.utf16Offset(in: text)
        return PlacedLine(
            range: NSRange(location: location, length: part.next.utf16Offset(in: text) - location),
            frame: CGRect(x: room.lowerBound, y: top, width: full, height: height),
            used: CGRect(x: left, y: top, width: used, height: height), ascender: height + firstFont.descender,
            begin: left + padding, text: self)
    }

    /// Returns the size of the text in a container with exclusions, in points and without the padding.
    @MainActor func usedSize(around container: NSTextContainer, width: CGFloat, numberOfLines: Int) -> CGSize {
        let padding = container.lineFragmentPadding
        let exclusions = Exclusions(
            paths: container.exclusionPaths.map(\.cgPath), width: width + 2 * padding, padding: padding)
        let lines = placedLines(
            around: exclusions, numberOfLines: numberOfLines, lineBreakMode: container.lineBreakMode,
            alignment: style.alignment, leading: 0)
        let used = lines.reduce(CGRect.null) { $0.union($1.used) }
        return used.isNull ? .zero : CGSize(width: max(0, used.maxX - 2 * padding), height: used.maxY)
    }
}
