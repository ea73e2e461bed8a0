import Foundation

/// An object that lays out the lines and glyphs of a text view.
///
/// Plumb does not shape text. Each UTF-16 unit is one glyph, so glyph indexes equal character indexes. Positions are in points, in
/// the coordinates of the text container, as in Apple's UIKit.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    final weak var storage: NSTextStorage? {
        didSet {
            guard storage !== oldValue else { return }
            placed = nil
            if let storage { textContainers.forEach { $0.owner?.adopt(storage) } }
        }
    }
    /// The text containers; all of the text is laid out in the first one.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The text storage.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            storage?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
        }
    }
    /// Replaces the text storage for this layout manager and all others of the former storage.
    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        guard let storage, storage !== newTextStorage else { return textStorage = newTextStorage }
        for manager in storage.layoutManagers { manager.textStorage = newTextStorage }
    }
    /// A Boolean value that indicates whether the layout may skip parts of the text.
    ///
    /// Plumb stores the value and does not use it; it always lays out the whole text.
    open var allowsNonContiguousLayout = false
    /// The number of glyphs.
    open var numberOfGlyphs: Int { storage?.length ?? 0 }
    /// Adds a text container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
        if let storage { container.owner?.adopt(storage) }
    }
    /// Removes a text container.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }

    /// Processes a change of the text storage.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        for container in textContainers { container.owner?.storageDidChange(newCharRange, changeInLength: delta) }
    }

    /// Ensures the layout of a container.
    ///
    /// Plumb does this at once, so that nothing is left to do.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Ensures the layout of characters.
    ///
    /// Plumb does this at once, so that nothing is left to do.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Invalidates the layout of the text.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {
        actualCharacterRange?.pointee = charRange
        placed = nil
        for container in textContainers { container.owner?.textOrImageChanged() }
    }

    /// Invalidates the layout after a container's geometry changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { placed = nil }

    /// Returns the rectangle of all lines, including the padding at their ends.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let lines = lines
        return lines.isEmpty ? .zero : lines.reduce(CGRect.null) { $0.union($1.used) }
    }

    /// Returns the glyphs that fit into the container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: lines.last.map { NSMaxRange($0.range) } ?? 0)
    }
    /// Returns the glyph range of a character range; the two are equal.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// Returns the character range of a glyph range; the two are equal.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// Returns the glyph index of a character; the two are equal.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the character index of a glyph; the two are equal.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the smallest rectangle around glyphs, at the height of their lines.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let placed = lines.compactMap { line in line.rect(of: glyphRange) }
        return placed.isEmpty ? .zero : placed.reduce(CGRect.null) { $0.union($1) }
    }
    /// Returns the rectangle of a glyph's line at the full width of the container.
    ///
    /// For a glyph after the end it is the last line. Without text it is zero.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { line(of: glyphIndex, effectiveGlyphRange)?.frame ?? .zero }
    /// Returns the used rectangle of a glyph's line, including the padding at its ends.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { line(of: glyphIndex, effectiveGlyphRange)?.used ?? .zero }
    /// Returns the start of a glyph on the baseline, relative to the origin of its line's rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(of: glyphIndex, nil) else { return .zero }
        return CGPoint(x: line.position(of: glyphIndex) - line.frame.minX, y: line.ascender)
    }
    /// Calls a closure for each line of a glyph range until the closure stops the enumeration.
    ///
    /// The arguments are the rectangle of the line, its used rectangle, its container, its glyphs and the stop flag.
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
    /// Calls a closure for each rectangle that glyphs occupy in a line, until the closure stops the enumeration.
    ///
    /// Each rectangle is as high as its line.
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
    /// The rectangle of the empty line after a trailing line break; zero without such a line.
    open var extraLineFragmentRect: CGRect { extraLine?.frame ?? .zero }
    /// The used rectangle of the empty last line, including the padding; zero without such a line.
    open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
    /// The container of the empty last line; nil without such a line.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : textContainers.first }
    private var extraLine: PlacedLine? {
        lines.count > 1 ? lines.last.flatMap { $0.range.length == 0 ? $0 : nil } : nil
    }
    /// Returns whether a glyph exists at an index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    /// Returns the glyphs of all lines that intersect a rectangle of the container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let shown = lines.filter { $0.frame.intersects(bounds) }.map(\.range)
        guard let first = shown.first, let last = shown.last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: first.location, length: NSMaxRange(last) - first.location)
    }
    /// Returns the container of a glyph and the glyphs in that container.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        guard let container = textContainers.first, isValidGlyphIndex(glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }
    /// Ensures the layout of glyphs.
    ///
    /// Plumb does this at once, so that nothing is left to do.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// Ensures the glyphs of characters.
    ///
    /// Plumb does this at once, so that nothing is left to do.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// Returns the glyph that is nearest to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        let lines = lines
        guard let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return 0 }
        return line.index(at: point.x)
    }
    /// Returns the character that is nearest to a point.
    ///
    /// The fraction, from 0 to 1, is the point's position between the start and the end of the character.
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

    /// All values that the layout of the lines depends on.
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
    /// The cached lines and the values they were laid out for.
    private var placed: (question: Question, lines: [PlacedLine])?

    /// The current lines of the text.
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

    /// Returns the line of a glyph; the last line for indexes after the end.
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
