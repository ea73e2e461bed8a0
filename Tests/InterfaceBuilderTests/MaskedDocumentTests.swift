import InterfaceBuilder
import Testing

/// Views without constraints in roots of other sizes: their autoresizing masks determine their frames, as documented by Apple.
@MainActor @Suite struct MaskedDocumentTests {
    typealias Documents = DocumentLayoutTests

    private static let bits = [
        "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]

    /// A view with an autoresizing mask instead of constraints.
    private static func masked(_ id: String, _ mask: Int, _ frame: [Double], _ inside: String = "", _ flag: String = "")
        -> String
    {
        let names = bits.indices.filter { bit in mask & 1 << bit != 0 }.map { bit in "\(bits[bit])=\"YES\"" }
        return """
            <view id="\(id)" \(flag)><rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
            <autoresizingMask key="autoresizingMask" \(names.joined(separator: " "))/><subviews>\(inside)</subviews></view>
            """
    }

    /// Flexible parts share a change in proportion to their sizes; a size is never negative.
    private static func resized(_ frame: [Double], _ mask: Int, from old: [Double], to new: [Double]) -> [Double] {
        var result = frame
        for axis in 0..<2 {
            let parts = [frame[axis], frame[axis + 2], old[axis] - frame[axis] - frame[axis + 2]]
            let flexible = (0..<3).map { part in mask & 1 << (axis * 3 + part) != 0 }
            let sum = (0..<3).reduce(0) { sum, part in flexible[part] ? sum + parts[part] : sum }
            guard sum != 0 else { continue }
            let growth = (new[axis] - old[axis]) / sum
            if flexible[0] { result[axis] += growth * parts[0] }
            if flexible[1] { result[axis + 2] = max(0, frame[axis + 2] + growth * parts[1]) }
        }
        return result
    }

    /// All masks, in the root, in a view that has the same mask, and in one that keeps its distances.
    @Test(arguments: [[430.0, 932], [320, 480], [1024, 1366], [376, 668], [100, 100]], [0, 0.5])
    func masksDecide(size: [Double], half: Double) {
        let outer = [30 + half, 50 + half, 120 + half, 90 + half]
        let inner = [10 + half, 8 + half, 60 + half, 40 + half]
        let kept = 0b010010
        let views = (0..<64).flatMap { mask in
            [
                Self.masked("a\(mask)", mask, outer, Self.masked("b\(mask)", mask, inner)),
                Self.masked("c\(mask)", kept, outer, Self.masked("d\(mask)", mask, inner)),
            ]
        }
        let frames = Documents.frames(
            Documents.document(views.joined()), .init(size: .init(width: size[0], height: size[1])))
        for mask in 0..<64 {
            for (first, second, own) in [("a", "b", mask), ("c", "d", kept)] {
                let parent = Self.resized(outer, own, from: [375, 667], to: size)
                let child = Self.resized(inner, mask, from: Array(outer.suffix(2)), to: Array(parent.suffix(2)))
                #expect(isNear(frames["\(first)\(mask)"], parent), "\(first)\(mask)")
                #expect(isNear(frames["\(second)\(mask)"], child), "\(second)\(mask)")
            }
        }
    }

    private func isNear(_ frame: [Double]?, _ expected: [Double]) -> Bool {
        guard let frame else { return false }
        return zip(frame, expected).allSatisfy { one, other in abs(one - other) < 0.51 }
    }

    /// A view may be set not to resize its subviews.
    @Test(arguments: [("", 175.0), ("autoresizesSubviews=\"NO\"", 120)])
    func viewsMayLeaveSubviewsAlone(flag: String, width: Double) {
        let child = Self.masked("b", 0b010010, [10, 10, 120, 40])
        let parent = Self.masked("a", 0b010010, [0, 0, 375, 600], child, flag)
        let frames = Documents.frames(Documents.document(parent), .init(size: .init(width: 430, height: 932)))
        #expect(frames["b"]?[2] == width)
    }
}
