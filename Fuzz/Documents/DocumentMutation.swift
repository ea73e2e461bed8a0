/// libFuzzer's own mutation of bytes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// The entry point of libFuzzer for mutations. Half of them keep the structure of the markup.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
    var mutation = DocumentMutation(Array(UnsafeBufferPointer(start: data, count: count)), seed: seed)
    guard seed % 2 == 0, let result = mutation.mutated(), !result.isEmpty, result.count <= limit else {
        return mutateBytes(data, count, limit)
    }
    for (index, byte) in result.enumerated() { data[index] = byte }
    return result.count
}

/// A change of a document that keeps its markup: of a value, of an attribute's name, or of a whole element.
struct DocumentMutation {
    private let bytes: [UInt8]
    private var numbers: UInt64

    /// Boundary values of numbers, identifiers, attributes and Booleans.
    private static let values = [
        "NaN", "inf", "1e308", "-1e308", "1e-308", "0", "-1", "0.5", "1000", "1001", "1e9", "-1e9", "", "1:0", "4:3",
        "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "firstBaseline",
        "baseline", "leadingMargin", "greaterThanOrEqual", "lessThanOrEqual", "YES", "NO", "vertical", "fillEqually",
        "fillProportionally", "equalSpacing", "equalCentering", "center", "safeArea", "layoutMargins", "contentView",
        "retina6_12", "landscape", "MacOSX.Cocoa", "heightClass=compact", "widthClass=regular", "&#10;", "word word",
    ]

    private static let attributes = [
        "constant", "multiplier", "priority", "relation", "firstItem", "secondItem", "firstAttribute",
        "secondAttribute",
        "id", "key", "hidden", "text", "numberOfLines", "preferredMaxLayoutWidth", "axis", "alignment", "distribution",
        "spacing", "rowHeight", "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority", "symbolic",
        "placeholder", "x", "y", "width", "height", "widthSizable", "flexibleMaxX", "reference", "destination",
    ]

    init(_ bytes: [UInt8], seed: UInt32) {
        self.bytes = bytes
        numbers = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    }

    /// Returns the changed document, or nil if there is nothing to change.
    mutating func mutated() -> [UInt8]? {
        switch next(6) {
        case 0, 1: return valueReplaced()
        case 2: return attributeRenamed()
        case 3: return elementMoved(keeping: true)
        case 4: return elementMoved(keeping: false)
        default:
            guard let element = element(at: next(bytes.count)) else { return nil }
            return replacing(element, by: [])
        }
    }

    private func replacing(_ range: Range<Int>, by value: [UInt8]) -> [UInt8] {
        var result = bytes
        result.replaceSubrange(range, with: value)
        return result
    }

    private mutating func next(_ count: Int) -> Int {
        numbers = numbers &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return count == 0 ? 0 : Int((numbers >> 33) % UInt64(count))
    }

    /// Replaces a value in quotation marks by one from the list, or by another one of the document.
    private mutating func valueReplaced() -> [UInt8]? {
        let ranges = values()
        guard !ranges.isEmpty else { return nil }
        let target = ranges[next(ranges.count)]
        let value =
            next(2) == 0
            ? Array(bytes[ranges[next(ranges.count)]])
            : Array(DocumentMutation.values[next(DocumentMutation.values.count)].utf8)
        return replacing(target, by: value)
    }

    private mutating func attributeRenamed() -> [UInt8]? {
        let ranges = values()
        guard !ranges.isEmpty else { return nil }
        let end = max(0, ranges[next(ranges.count)].lowerBound - 2)
        let start = bytes[..<end].lastIndex(of: UInt8(ascii: " ")).map { space in space + 1 } ?? end
        let name = DocumentMutation.attributes[next(DocumentMutation.attributes.count)]
        return replacing(start..<end, by: Array(name.utf8))
    }

    /// Moves or copies an element before another one.
    private mutating func elementMoved(keeping: Bool) -> [UInt8]? {
        guard let source = element(at: next(bytes.count)), let target = element(at: next(bytes.count)) else {
            return nil
        }
        var result = bytes
        if keeping || source.upperBound <= target.lowerBound {
            result.insert(contentsOf: bytes[source], at: target.lowerBound)
            if !keeping { result.removeSubrange(source) }
        } else {
            guard target.upperBound <= source.lowerBound else { return nil }
            result.removeSubrange(source)
            result.insert(contentsOf: bytes[source], at: target.lowerBound)
        }
        return result
    }

    /// Returns the ranges in pairs of quotation marks.
    private func values() -> [Range<Int>] {
        let marks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        return stride(from: 0, to: marks.count - 1, by: 2).map { marks[$0] + 1..<marks[$0 + 1] }
    }

    /// Returns the element whose first tag begins at or after a place, with an end found by counting tags.
    private func element(at place: Int) -> Range<Int>? {
        let open = UInt8(ascii: "<")
        guard var index = bytes[place...].firstIndex(of: open) else { return nil }
        let start = index
        var depth = 0
        while let close = bytes[index...].firstIndex(of: UInt8(ascii: ">")) {
            guard index + 1 < bytes.count else { return nil }
            if bytes[index + 1] == UInt8(ascii: "/") {
                depth -= 1
            } else if bytes[close - 1] != UInt8(ascii: "/") {
                depth += 1
            }
            if depth <= 0 { return depth < 0 ? nil : start..<close + 1 }
            guard let next = bytes[close...].firstIndex(of: open) else { return nil }
            index = next
        }
        return nil
    }
}
