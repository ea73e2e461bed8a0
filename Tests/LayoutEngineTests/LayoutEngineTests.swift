import LayoutEngine
import Testing

@Suite struct LayoutEngineTests {
    /// An engine with a root of 100 × 100 and a child in it.
    private func make() -> (engine: LayoutEngine, root: LayoutItem, child: LayoutItem) {
        let engine = LayoutEngine()
        let root = engine.makeItem()
        _ = engine.add(LayoutConstraint(root, .width, constant: 100, origin: .encapsulatedLayout))
        _ = engine.add(LayoutConstraint(root, .height, constant: 100, origin: .encapsulatedLayout))
        return (engine, root, engine.makeItem(in: root))
    }

    @Test(arguments: [
        (LayoutAttribute.left, LayoutAttribute.left, 10.0), (.left, .right, 110), (.left, .centerX, 60),
        (.right, .left, -20),
        (.right, .right, 80), (.centerX, .centerX, 45), (.leading, .leading, 10), (.trailing, .trailing, 80),
        (.minX, .minX, 10), (.maxX, .maxX, 80), (.midX, .midX, 45),
    ]) func horizontalAttributes(_ first: LayoutAttribute, _ second: LayoutAttribute, _ minX: Double) {
        let (engine, root, child) = make()
        _ = engine.add(LayoutConstraint(child, .width, constant: 30))
        _ = engine.add(LayoutConstraint(child, first, .equal, root, second, constant: 10))
        #expect(engine.rectangle(of: child).minX == minX)
    }

    @Test(arguments: [
        (LayoutAttribute.top, LayoutAttribute.top, 10.0), (.bottom, .bottom, 80), (.centerY, .centerY, 45),
        (.firstBaseline, .top, -5), (.lastBaseline, .bottom, 84),
    ]) func verticalAttributes(_ first: LayoutAttribute, _ second: LayoutAttribute, _ minY: Double) {
        let (engine, root, child) = make()
        engine.setBaselines(
            first: LayoutBaseline(below: .top, by: 15), last: LayoutBaseline(below: .bottom, by: -4), of: child)
        _ = engine.add(LayoutConstraint(child, .height, constant: 30))
        _ = engine.add(LayoutConstraint(child, first, .equal, root, second, constant: 10))
        #expect(engine.rectangle(of: child).minY == minY)
    }

    /// An item that may have a negative size is removed; the item that reuses its index may not.
    @Test func itemsInPlacesOfOthersHaveNoNegativeSizesOfTheirs() {
        let (engine, root, child) = make()
        func squeeze(_ item: LayoutItem) {
            _ = engine.add(LayoutConstraint(item, .left, .equal, root, .left, constant: 50))
            _ = engine.add(LayoutConstraint(item, .right, .equal, root, .left, constant: 40))
        }
        engine.setSignedSize(child)
        squeeze(child)
        #expect(engine.rectangle(of: child).width == -10)
        #expect(!engine.enforceNonNegativeSizes())
        engine.remove(child)
        let next = engine.makeItem(in: root)
        #expect(next == child)
        squeeze(next)
        #expect(engine.enforceNonNegativeSizes())
        #expect(engine.rectangle(of: next).width == 0)
    }

    /// Every item counts as changed until the first query, even if its rectangle was read.
    @Test(arguments: [false, true]) func changesAreTold(hasReadRectangles: Bool) {
        let (engine, root, child) = make()
        let left = engine.add(LayoutConstraint(child, .left, .equal, root, .left, constant: 1))
        let width = engine.add(LayoutConstraint(child, .width, constant: 5))
        if hasReadRectangles { #expect(engine.rectangle(of: child).width == 5) }
        #expect(engine.takeChangedItems().map { $0.item } == [root, child])
        #expect(engine.takeChangedItems().isEmpty)
        if let left { engine.setConstant(2, of: left) }
        #expect(engine.takeChangedItems().map { [$0.isMoved, $0.isResized] } == [[true, false]])
        if let width { engine.setConstant(6, of: width) }
        #expect(engine.takeChangedItems().map { [$0.isMoved, $0.isResized] } == [[false, true]])
    }

    @Test func containersOfChangesAreTold() {
        let (engine, root, child) = make()
        let other = engine.makeItem(in: root)
        let inner = engine.makeItem(in: child)
        func told() -> [LayoutItem?] {
            var items: [LayoutItem?] = []
            engine.takeChangedContainers { items.append($0) }
            return items
        }
        let edge = engine.add(LayoutConstraint(inner, .left, .equal, child, .left, constant: 1))
        let width = engine.add(LayoutConstraint(other, .width, constant: 5))
        #expect(told() == [nil, root, child])
        #expect(told().isEmpty)
        if let edge { engine.setConstant(2, of: edge) }
        #expect(told() == [child])
        engine.setQuiet(other)
        if let width { engine.setConstant(6, of: width) }
        #expect(told().isEmpty)
    }

    @Test func strangersHaveNoCommonAncestor() {
        let engine = LayoutEngine()
        let (one, other) = (engine.makeItem(), engine.makeItem())
        #expect(engine.add(LayoutConstraint(one, .left, .equal, other, .left)) == nil)
    }

    @Test func removedItemsTakeTheirConstraintsAlong() {
        let (engine, root, child) = make()
        _ = engine.add(LayoutConstraint(root, .right, .equal, child, .right))
        engine.remove(child)
        #expect(engine.constraints(naming: root).count == 2)
        let next = engine.makeItem(in: root)
        #expect(engine.constraints(naming: next).isEmpty)
        #expect(!engine.isAmbiguous(next))
    }

    /// Items in a row, added and removed at random: ambiguity among them is resolved as in a new engine.
    @Test(arguments: 1...40) func itemsThatTakeThePlacesOfOthersAreAsNew(_ seed: UInt64) {
        var state = seed
        func number(_ bound: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33 % bound)
        }
        func fill(_ engine: LayoutEngine, _ root: LayoutItem, _ row: [LayoutItem]) {
            for (index, item) in row.enumerated() {
                let edge = index == 0 ? (root, LayoutAttribute.left) : (row[index - 1], .right)
                _ = engine.add(LayoutConstraint(item, .left, .equal, edge.0, edge.1, constant: 2))
                _ = engine.add(LayoutConstraint(item, .width, .greaterThanOrEqual, constant: 5))
            }
            if let last = row.last {
                _ = engine.add(LayoutConstraint(last, .right, .equal, root, .right, constant: -2))
            }
        }
        let (engine, root, first) = make()
        var row = [first]
        fill(engine, root, row)
        for _ in 0..<12 {
            _ = engine.takeChangedItems()
            for item in row { engine.remove(item) }
            row = (0...number(5)).map { _ in engine.makeItem(in: root) }
            fill(engine, root, row)
            let (fresh, freshRoot, freshFirst) = make()
            let freshRow = [freshFirst] + row.dropFirst().map { _ in fresh.makeItem(in: freshRoot) }
            fill(fresh, freshRoot, freshRow)
            #expect(row.map { engine.rectangle(of: $0) } == freshRow.map { fresh.rectangle(of: $0) })
            #expect(Set(engine.takeChangedItems().map(\.item)).isSuperset(of: row))
            #expect(engine.constraints(naming: root).count == 4)
        }
    }

    /// The conflict breaks the constraint at the given place of the list.
    ///
    /// `l` and `r` are distances to the edges of the root, and `w` is a width. `v` is the width of a second child to the right, `s` the
    /// space between both, `e` the distance of the second to the right edge, and `c` that of the centers.
    @Test(arguments: [
        // A size is broken, unless another constant is larger.
        ("l20 r10 w90", 2), ("w84 w200", 1), ("w200 w84", 0), ("w60 l0 s16 e0 v60", 4),
        ("l10 w1 r11", 2),
        // The far edge after it is broken, if the size follows the near edge.
        ("l20 w90 r10", 2), ("l0 w101 r0", 2), ("r0 w101 l0", 0), ("l0 w101 s0 e0", 2), ("l10 w20 r10", 1),
        // A spacing between opposite edges is broken, even if it is smaller.
        ("l60 s10 e50", 1), ("l60 s60 e60", 1), ("l0 s101 e0", 1), ("l101 v50 s0 e0", 2),
        // Else a far edge, or the largest constant of what is no near edge.
        ("l60 r50", 1), ("r50 l60", 0), ("l55 r55", 1), ("r55 l55", 0), ("l20 r20 c30", 2), ("w0 l8 r8", 2),
        ("w0 l25 r12", 2),
    ]) func conflictsBreakTheExpectedConstraint(_ rows: String, _ victim: Int) {
        let (engine, root, child) = make()
        let next = engine.makeItem(in: root)
        let ids = rows.split(separator: " ").map { row -> LayoutConstraintID? in
            let constant = Double(row.dropFirst()) ?? 0
            return switch row.first {
            case "l": engine.add(LayoutConstraint(child, .left, .equal, root, .left, constant: constant))
            case "r": engine.add(LayoutConstraint(root, .right, .equal, child, .right, constant: constant))
            case "s": engine.add(LayoutConstraint(next, .left, .equal, child, .right, constant: constant))
            case "e": engine.add(LayoutConstraint(root, .right, .equal, next, .right, constant: constant))
            case "c": engine.add(LayoutConstraint(child, .centerX, .equal, root, .centerX, constant: constant))
            case "v": engine.add(LayoutConstraint(next, .width, constant: constant))
            default: engine.add(LayoutConstraint(child, .width, constant: constant))
            }
        }
        engine.solve()
        while engine.enforceNonNegativeSizes() { engine.solve() }
        #expect(engine.conflicts.map { $0.broken } == [ids[victim]].compactMap { $0 })
    }

    @Test func cureIsTheConstantThatFits() throws {
        let (engine, root, child) = make()
        _ = engine.add(LayoutConstraint(child, .left, .equal, root, .left, constant: 10))
        _ = engine.add(LayoutConstraint(root, .right, .equal, child, .right, constant: 10))
        let width = engine.add(LayoutConstraint(child, .width, constant: 90))
        let conflict = try #require(engine.conflicts.first)
        #expect(conflict.constraints.count == 4)
        let cure = engine.cheapestCure(of: conflict)
        #expect(cure?.constraint == width)
        #expect(cure?.constant == 80)
    }

    /// A child at x 10 to 40 from the leading edge and y 20 to 50, with its baseline 15 points below its top.
    @Test(arguments: [
        (LayoutAttribute.leading, false, 10.0, 1), (.trailing, false, 40, 2), (.leading, true, 90, 2),
        (.trailing, true, 60, 2), (.left, true, 60, 2), (.centerX, false, 25, 2), (.width, true, 30, 1),
        (.top, false, 20, 1), (.bottom, false, 50, 2), (.firstBaseline, false, 35, 1), (.lastBaseline, false, 46, 2),
    ]) func explainsValuesInBothDirections(
        _ attribute: LayoutAttribute, _ isMirrored: Bool, _ value: Double, _ deciding: Int
    ) {
        let (engine, root, child) = make()
        engine.setRightToLeft(isMirrored, of: root)
        engine.setBaselines(
            first: LayoutBaseline(below: .top, by: 15), last: LayoutBaseline(below: .bottom, by: -4), of: child)
        _ = engine.add(LayoutConstraint(child, .leading, .equal, root, .leading, constant: 10))
        _ = engine.add(LayoutConstraint(child, .width, constant: 30))
        _ = engine.add(LayoutConstraint(child, .top, .equal, root, .top, constant: 20))
        _ = engine.add(LayoutConstraint(child, .height, constant: 30))
        let facts = engine.explain(attribute, of: child)
        #expect(facts.value == value && !facts.isAmbiguous)
        let own = facts.deciding.filter { engine.constraint($0).first == child }
        #expect(own.count == deciding)
    }

    /// A form with the height of its button lies between a logo and a text that is to start at the top of the logo.
    ///
    /// Already the rule that sizes are not negative contradicts that, so the button's own height is not part of the conflict and is not
    /// broken.
    @Test func sizesThatNeedOnlyNotBeNegativeAreNoPartOfAConflict() throws {
        let (engine, root, logo) = make()
        let (form, text) = (engine.makeItem(in: root), engine.makeItem(in: root))
        let button = engine.makeItem(in: form)
        let height = engine.add(LayoutConstraint(button, .height, constant: 44))
        for (attribute, other) in [(LayoutAttribute.top, LayoutAttribute.top), (.bottom, .bottom)] {
            _ = engine.add(LayoutConstraint(button, attribute, .equal, form, other))
        }
        let conflicting = [
            engine.add(LayoutConstraint(form, .top, .equal, logo, .bottom, constant: 16)),
            engine.add(LayoutConstraint(text, .top, .equal, form, .bottom, constant: 10)),
            engine.add(LayoutConstraint(text, .top, .equal, logo, .top)),
        ]
        engine.solve()
        while engine.enforceNonNegativeSizes() { engine.solve() }
        #expect(engine.conflicts.map(\.constraints) == [conflicting.compactMap { $0 }])
        let conflict = try #require(engine.conflicts.first)
        #expect(conflict.broken == conflicting[0])
        // The members of a conflict are determined when it is broken; asking for them again takes no step.
        engine.remainingWork = 1_000_000
        #expect(engine.conflicts == [conflict] && engine.conflicts == [conflict])
        #expect(engine.remainingWork == 1_000_000)
        engine.remainingWork = .max
        #expect(engine.rectangle(of: button).height == 44)
        let cure = engine.cheapestCure(of: conflict)
        #expect(cure?.constraint == conflicting[0])
        #expect(cure?.constant == -10)
        if let height { engine.setConstant(0, of: height) }
        #expect(engine.conflicts.map(\.broken) == [conflict.broken])
    }

    @Test(arguments: [
        (0.25, 2.0, 0.5), (0.24999999999, 2.0, 0.5), (0.2499, 2.0, 0.0), (-0.25, 2.0, 0.0),
        (0.33333333, 3.0, 1.0 / 3.0),
        (0.5, 1.0, 1.0), (-0.5, 1.0, 0.0), (53.571428, 2.0, 53.5), (147.5, 3.0, 443.0 / 3.0),
    ]) func edgesSnapHalfUp(_ edge: Double, _ scale: Double, _ snapped: Double) {
        #expect(PixelGrid(scale: scale).snap(edge) == snapped)
    }

    @Test(arguments: [(10.01, 2.0, 10.5), (10.5, 2.0, 10.5), (10.000000001, 3.0, 10.0), (3.2, 0.0, 4.0)])
    func lengthsRoundUp(_ length: Double, _ scale: Double, _ rounded: Double) {
        #expect(PixelGrid(scale: scale).roundedUp(length) == rounded)
    }

    /// Edges of all magnitudes, including ties and whole numbers, compared with rounding by the C library.
    @Test(arguments: [1.0, 2, 3, 2.625])
    func pairsOfEdgesAreSnappedAsEachOfThem(_ scale: Double) {
        let grid = PixelGrid(scale: scale)
        var state: UInt64 = 7
        func number(_ range: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (Double(state >> 11) / 0x1p53 - 0.5) * range
        }
        func rounded(_ length: Double) -> Double { (length * scale).rounded() / scale }
        for round in 0..<2000 {
            let range = [10, 1e3, 1e9, 1e17][round % 4]
            var (start, end) = (number(range), number(range))
            if round % 3 == 0 { (start, end) = ((start * 4).rounded() / 4, (end * 4).rounded() / 4) }
            let origin = round % 5 == 0 ? 0.25 : grid.snap(number(100))
            let first = ((start * scale + 0.5 + 1e-7).rounded(.down)) / scale
            let second = ((end * scale + 0.5 + 1e-7).rounded(.down)) / scale
            #expect(grid.snap(start) == first)
            let snapped = grid.snap(from: start, to: end, origin: origin)
            #expect(snapped.start == rounded(first - origin))
            #expect(snapped.length == rounded(second - first))
            // The rectangle's corner lies at `start` on one axis and at zero on the other, and vice versa.
            let corner = SIMD2(start, 0)
            let rectangle = LayoutRectangle(minX: 0, minY: start, width: end - start, height: end - start)
            let far = (x: start + rectangle.width, y: rectangle.minY + rectangle.height)
            let (x, y) = (
                grid.snap(from: start, to: far.x, origin: origin), grid.snap(from: start, to: far.y, origin: 1)
            )
            let wanted = LayoutRectangle(minX: x.start, minY: y.start, width: x.length, height: y.length)
            #expect(
                grid.snap(rectangle, from: PixelPlace(exact: corner, snapped: SIMD2(origin, 1), on: grid)) == wanted)
        }
    }
}
