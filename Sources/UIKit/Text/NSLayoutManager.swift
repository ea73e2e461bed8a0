import Foundation

/// Where the lines and letters of a text view lie.
///
/// A letter is a glyph: nothing is shaped here, so that glyphs and UTF-16 units have the same numbers. Places are in points, in the
/// coordinates of the text container, as Apple's are.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    final weak var storage: NSTextStorage? {
        didSet {
            guard storage !== oldValue else { return }
            placed = nil
            if let storage { textContainers.forEach { $0.owner?.adopt(storage) } }
        }
    }
    /// The containers that the text fills; all of it is placed in the first one.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The text.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            storage?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
        }
    }
    /// Has another storage in the place of the text, for all managers of the former one.
    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        guard let storage, storage !== newTextStorage else { return textStorage = newTextStorage }
        for manager in storage.layoutManagers { manager.textStorage = newTextStorage }
    }
    /// Whether places are found only where they are asked for; kept, all are found at once.
    open var allowsNonContiguousLayout = false
    /// How many glyphs there are.
    open var numberOfGlyphs: Int { storage?.length ?? 0 }
    /// Has the text fill a container, after others.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
        if let storage { container.owner?.adopt(storage) }
    }
    /// Has the text no longer fill a container.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }

    /// Takes over what was changed in the text.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        for container in textContainers { container.owner?.storageDidChange(newCharRange, changeInLength: delta) }
    }

    /// Places the text; it is placed when somebody asks.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Places a part of the text; it is placed when somebody asks.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Says that a part of the text is to be placed anew.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {
        actualCharacterRange?.pointee = charRange
        placed = nil
        for container in textContainers { container.owner?.textOrImageChanged() }
    }

    /// Says that a container has other places for text, which is placed anew.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { placed = nil }

    /// What the lines take, with the padding at their ends.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let lines = lines
        return lines.isEmpty ? .zero : lines.reduce(CGRect.null) { $0.union($1.used) }
    }

    /// The glyphs that a container shows: those before what is cut off.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: lines.last.map { NSMaxRange($0.range) } ?? 0)
    }
    /// The glyphs of characters.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// The characters of glyphs.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// The glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Where the glyphs stand: the rectangle around their parts of lines.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let placed = lines.compactMap { line in line.rect(of: glyphRange) }
        return placed.isEmpty ? .zero : placed.reduce(CGRect.null) { $0.union($1) }
    }
    /// The line of a glyph, as wide as the container; the last one for glyphs behind the end, and nothing where there is no text.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { line(of: glyphIndex, effectiveGlyphRange)?.frame ?? .zero }
    /// What the letters of a line take, with the padding at its ends.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { line(of: glyphIndex, effectiveGlyphRange)?.used ?? .zero }
    /// Where a glyph begins on its line, from the corner of that line: its x, and the baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(of: glyphIndex, nil) else { return .zero }
        return CGPoint(x: line.position(of: glyphIndex) - line.frame.minX, y: line.ascender)
    }
    /// Calls for each line of glyphs with its rectangle, what its letters take, the container and its glyphs, until told to stop.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var isOver = ObjCBool(false)
        for line in lines where line.shared(with: glyphRange) != nil {
            block(line.frame, line.used, container, line.range, &isOver)
            if isOver.boolValue { return }
        }
    }
    /// Calls for each part of a line that some glyphs take with the rectangle around it, as high as the line, until told to stop.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isOver = ObjCBool(false)
        for rect in lines.compactMap({ $0.rect(of: glyphRange) }) {
            block(rect, &isOver)
            if isOver.boolValue { return }
        }
    }
    /// The empty line that follows a line break at the end, with the padding; nothing where there is none.
    open var extraLineFragmentRect: CGRect { extraLine?.frame ?? .zero }
    /// What that line takes.
    open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
    /// The container of that line.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : textContainers.first }
    private var extraLine: PlacedLine? {
        lines.count > 1 ? lines.last.flatMap { $0.range.length == 0 ? $0 : nil } : nil
    }
    /// Whether a number is that of a glyph.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    /// The glyphs of the lines that reach into a rectangle of the container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let shown = lines.filter { $0.frame.intersects(bounds) }.map(\.range)
        guard let first = shown.first, let last = shown.last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: first.location, length: NSMaxRange(last) - first.location)
    }
    /// The container in which a glyph stands, and the glyphs that stand there.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        guard let container = textContainers.first, isValidGlyphIndex(glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }
    /// Draws what is behind glyphs; nothing calls it, since no attributed text is drawn.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Draws glyphs; nothing calls it, since no attributed text is drawn.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Says that a part of the text is to be drawn anew; nothing draws it.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    /// Places a part of the text; it is placed when somebody asks.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// Makes the glyphs of a part of the text, which are its characters.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// The glyph nearest to a place.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        let lines = lines
        guard let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return 0 }
        return line.index(at: point.x)
    }
    /// The character nearest to a place, and how much of its width lies before it, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let index = glyphIndex(for: point, in: container)
        if let line = line(of: index, nil), let partialFraction {
            let (start, end) = (line.position(of: index), line.position(of: index + 1))
            partialFraction.pointee = end > start ? min(max((point.x - start) / (end - start), 0), 1) : 0
        }
        return index
    }

    // MARK: Lines

    /// All that the places of lines depend on.
    private struct Question: Equatable {
        let revision: Int
        let width: CGFloat?
        let padding: CGFloat
        let numberOfLines: Int
        let mode: NSLineBreakMode
        let font: UIFont
        let alignment: NSTextAlignment
        let leading: CGFloat
        let exclusions: [CGPath]
    }
    /// The lines, until something that they depend on changes.
    private var placed: (question: Question, lines: [PlacedLine])?

    /// The lines of the text as it is now.
    private var lines: [PlacedLine] {
        guard let storage, let container = textContainers.first else { return [] }
        let owner = container.owner
        let question = Question(
            revision: storage.revision, width: container.lineWidth, padding: container.lineFragmentPadding,
            numberOfLines: container.maximumNumberOfLines, mode: container.lineBreakMode,
            font: owner?.font ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12),
            alignment: owner?.textAlignment ?? .natural, leading: owner?.leadingOfPlainText ?? 0,
            exclusions: container.exclusionPaths.map(\.cgPath))
        if let placed, placed.question == question { return placed.lines }
        let lines = place(storage, question)
        placed = (question, lines)
        return lines
    }

    private func place(_ storage: NSTextStorage, _ question: Question) -> [PlacedLine] {
        let text = AttributedText(storage, font: question.font)
        let alignment = text.hasStyle ? text.style.alignment : question.alignment
        if let width = question.width, !question.exclusions.isEmpty {
            let around = Exclusions(paths: question.exclusions, width: width, padding: question.padding)
            return text.placedLines(
                around: around, numberOfLines: question.numberOfLines, lineBreakMode: question.mode,
                alignment: alignment, leading: question.leading)
        }
        return text.placedLines(
            within: question.width, padding: question.padding, numberOfLines: question.numberOfLines,
            lineBreakMode: question.mode, alignment: alignment, leading: question.leading)
    }

    /// The line of a glyph, the last one for what is behind the end.
    private func line(of index: Int, _ range: UnsafeMutablePointer<NSRange>?) -> PlacedLine? {
        let lines = lines
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if index < NSMaxRange(lines[middle].range) { high = middle } else { low = middle + 1 }
        }
        let found = low < lines.count ? lines[low] : lines.last
        if let found { range?.pointee = found.range }
        return found
    }
}
