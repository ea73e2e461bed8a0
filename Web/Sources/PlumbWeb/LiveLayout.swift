import Diagnostics
import LayoutEngine
import Simplex
import VisualFormat

/// A document that stays laid out while its size, constants and constraints change.
final class LiveLayout {
    private(set) var document: LiveDocument
    let engine = LayoutEngine()
    /// The item of each view.
    private(set) var items: [LayoutItem] = []
    private var indices: [String: Int] = [:]
    private var guides: [GuideKey: LayoutItem] = [:]
    /// The content of each scroll view.
    private var contents: [Int: LayoutItem] = [:]
    /// The names of guides in descriptions, such as `view.safeAreaLayoutGuide`.
    private(set) var guideNames: [LayoutItem: String] = [:]
    private var rootSize: (width: LayoutConstraintID?, height: LayoutConstraintID?)
    private var contentWidths: [Int: LayoutConstraintID] = [:]
    private var contentHeights: [Int: LayoutConstraintID] = [:]
    /// The alignment insets of each view.
    private var insets: [LayoutInsets] = []
    /// The constraints of each statement; nil for a statement that was removed.
    private(set) var statements: [Statement?] = []
    /// The findings about the text of the document.
    private(set) var readingFindings: [Diagnostic]
    /// The frames of all views relative to their parents, four numbers each: x, y, width, height.
    private(set) var frames: [Double] = []

    /// A statement and the constraints that it makes.
    struct Statement {
        let source: LiveDocument.Statement
        var constraints: [LayoutConstraintID] = []
        /// The part of the text that makes each constraint.
        var spans: [SourceSpan] = []
        var findings: [Diagnostic] = []
        /// The index of the option that a finding is about, by the index of the finding.
        var options: [Int: Int] = [:]
        var metrics: [String] = []
    }

    struct GuideKey: Hashable {
        let view: Int
        let isSafeArea: Bool
    }

    /// The work that a document may take, in steps of the solver.
    static var workLimit: Int { 200_000_000 }

    init(_ document: LiveDocument, findings: [Diagnostic]) {
        self.document = document
        readingFindings = findings
        engine.remainingWork = Self.workLimit
        makeItems()
        for statement in document.statements { add(statement) }
        self.document.statements = []
    }

    // MARK: Views

    private func makeItems() {
        for (index, view) in document.views.enumerated() {
            let item = engine.makeItem(in: view.parent.map { parent in items[parent] })
            items.append(item)
            insets.append(LayoutInsets())
            if indices[view.name] == nil { indices[view.name] = index }
            engine.setRightToLeft(view.isRightToLeft ?? document.isRightToLeft, of: item)
            addContent(of: index)
        }
        addRootSize()
        for index in document.views.indices where document.views[index].className == "UIStackView" {
            var rules = StackRules(layout: self, stack: index)
            rules.add()
        }
    }

    private func addRootSize() {
        guard let size = document.size, let root = items.first else { return }
        rootSize.width = engine.add(LayoutConstraint(root, .width, constant: size.width, origin: .encapsulatedLayout))
        rootSize.height = engine.add(
            LayoutConstraint(root, .height, constant: size.height, origin: .encapsulatedLayout))
    }

    private func addContent(of index: Int) {
        let (view, item) = (document.views[index], items[index])
        if let frame = view.frame {
            for (attribute, value) in zip([LayoutAttribute.minX, .minY, .width, .height], frame) {
                _ = engine.add(LayoutConstraint(item, attribute, constant: value, origin: .autoresizing))
            }
            return
        }
        let content = ContentSize(of: view, textSize: document.textSize)
        insets[index] = content.alignmentInsets
        engine.setAlignmentInsets(content.alignmentInsets, of: item)
        if let first = content.firstBaseline {
            engine.setBaselines(
                first: LayoutBaseline(below: .top, by: first),
                last: LayoutBaseline(below: .bottom, by: -content.lastBaseline),
                of: item)
        }
        if let width = content.width {
            contentWidths[index] = engine.add(
                item, .width, equal: width, growing: priority(content.hugging.horizontal),
                shrinking: priority(content.compression.horizontal), origin: .contentSize)
        }
        if let height = content.height {
            contentHeights[index] = engine.add(
                item, .height, equal: height, growing: priority(content.hugging.vertical),
                shrinking: priority(content.compression.vertical), origin: .contentSize)
        }
    }

    func priority(_ value: Double) -> Priority { Priority(value) ?? .required }

    /// Returns the views inside a view, in order.
    func children(of parent: Int) -> [Int] { document.views.indices.filter { document.views[$0].parent == parent } }

    /// Returns whether a view has a name.
    func names(view name: String) -> Bool { indices[name] != nil }

    /// Returns the index of a view with a name; `superview` is the root unless a view has that name.
    func index(named name: String) -> Int? { indices[name] ?? (name == "superview" ? 0 : nil) }

    /// Returns the guide of a view, which is made when a constraint names it for the first time.
    func guide(of view: Int, isSafeArea: Bool) -> LayoutItem {
        let key = GuideKey(view: view, isSafeArea: isSafeArea)
        if let guide = guides[key] { return guide }
        let guide = engine.makeItem(in: items[view])
        guides[key] = guide
        guideNames[guide] = document.views[view].name + (isSafeArea ? ".safeAreaLayoutGuide" : ".layoutMarginsGuide")
        let insets = isSafeArea ? document.views[view].safeArea ?? .init() : margins(of: view)
        let sides: [(LayoutAttribute, Double)] = [
            (.left, insets.left), (.top, insets.top), (.right, -insets.right), (.bottom, -insets.bottom),
        ]
        for (attribute, constant) in sides {
            _ = engine.add(
                LayoutConstraint(
                    guide, attribute, .equal, items[view], attribute, constant: constant,
                    origin: isSafeArea ? .safeAreaGuide : .marginsGuide))
        }
        return guide
    }

    /// Returns whether a view is a scroll view, whose edges are those of its content for the views inside.
    func isScrollView(_ view: Int) -> Bool {
        ["UIScrollView", "UITableView", "UICollectionView", "UITextView"].contains(document.views[view].className)
    }

    /// Returns whether a view is a descendant of another one.
    func `is`(_ view: Int, inside ancestor: Int) -> Bool {
        var current = document.views[view].parent
        while let index = current {
            if index == ancestor { return true }
            current = document.views[index].parent
        }
        return false
    }

    /// Returns the content of a scroll view, which is made when a constraint names it for the first time.
    func content(of view: Int) -> LayoutItem {
        if let content = contents[view] { return content }
        let content = engine.makeItem(in: items[view])
        contents[view] = content
        guideNames[content] = document.views[view].name + ".contentLayoutGuide"
        for attribute in [LayoutAttribute.minX, .minY] {
            _ = engine.add(LayoutConstraint(content, attribute, origin: .marginsGuide))
        }
        return content
    }

    /// The layout margins: those of the document, or 8 points inside the safe area; none for a stack view.
    private func margins(of view: Int) -> LiveDocument.Insets {
        let description = document.views[view]
        if let margins = description.margins { return margins }
        guard description.className != "UIStackView" else { return .init() }
        let safeArea = description.safeArea ?? .init()
        return .init(
            top: safeArea.top + 8, left: safeArea.left + 8, bottom: safeArea.bottom + 8, right: safeArea.right + 8)
    }

    // MARK: Statements

    /// Adds a statement, and returns its number.
    @discardableResult
    func add(_ source: LiveDocument.Statement) -> Int {
        statements.append(lowered(source))
        return statements.count - 1
    }

    /// Removes a statement with its constraints; does nothing if it was removed already.
    func remove(_ number: Int) {
        guard statements.indices.contains(number), let statement = statements[number] else { return }
        for constraint in statement.constraints { engine.remove(constraint) }
        statements[number] = nil
    }

    /// Sets a metric, and makes the constraints of the statements that use it again.
    func setMetric(_ name: String, _ value: Double) {
        document.metrics[name] = value
        for (number, statement) in statements.enumerated() {
            guard let statement, statement.metrics.contains(name) else { continue }
            for constraint in statement.constraints { engine.remove(constraint) }
            statements[number] = lowered(statement.source)
        }
    }

    /// Sets the constant of a constraint.
    func setConstant(_ constant: Double, statement: Int, constraint: Int) {
        guard constant.magnitude <= 1e9, statements.indices.contains(statement), let found = statements[statement],
            found.constraints.indices.contains(constraint)
        else { return }
        engine.setConstant(constant, of: found.constraints[constraint])
    }

    private func lowered(_ source: LiveDocument.Statement) -> Statement {
        var lowering = StatementLowering(layout: self, source: source)
        lowering.run()
        return lowering.statement
    }

    /// Sets the size of the root.
    func resize(width: Double, height: Double) {
        guard width >= 0, height >= 0, width <= 1e6, height <= 1e6 else { return }
        document.size = (width, height)
        if let id = rootSize.width, let other = rootSize.height {
            engine.setConstant(width, of: id)
            engine.setConstant(height, of: other)
        } else {
            addRootSize()
        }
    }

    // MARK: Solving

    /// Solves the constraints, and wraps texts in the widths that they get.
    func solve() {
        engine.remainingWork = Self.workLimit
        settle()
        var isChanged = false
        for (index, view) in document.views.enumerated() where ContentSize.wraps(view) {
            let content = ContentSize(
                of: view, width: engine.rectangle(of: items[index]).width, textSize: document.textSize)
            for (id, length) in [(contentWidths[index], content.width), (contentHeights[index], content.height)] {
                guard let id, let length, engine.constraint(id).constant != length else { continue }
                engine.setConstant(length, of: id)
                isChanged = true
            }
        }
        if isChanged { settle() }
        readFrames()
    }

    private func settle() {
        engine.solve()
        while engine.enforceNonNegativeSizes() { engine.solve() }
    }

    /// Snaps frames to pixels of a screen with two pixels per point, as UIKit does when a view gets its frame.
    private func readFrames() {
        let grid = PixelGrid(scale: 2)
        frames.removeAll(keepingCapacity: true)
        frames.reserveCapacity(items.count * 4)
        // The exact and snapped positions of the upper left corners of views, in the coordinate space of the root.
        var exactCorners: [SIMD2<Double>] = []
        var snappedCorners: [SIMD2<Double>] = []
        for (index, item) in items.enumerated() {
            let parent = document.views[index].parent
            let exactCorner = parent.map { exactCorners[$0] } ?? .zero
            let snappedCorner = parent.map { snappedCorners[$0] } ?? .zero
            let exact = frame(engine.rectangle(of: item), around: insets[index])
            let snapped = grid.snap(exact, from: PixelPlace(exact: exactCorner, snapped: snappedCorner, on: grid))
            exactCorners.append(exactCorner + SIMD2(exact.minX, exact.minY))
            snappedCorners.append(snappedCorner + SIMD2(snapped.minX, snapped.minY))
            frames.append(snapped.minX)
            frames.append(snapped.minY)
            frames.append(snapped.width)
            frames.append(snapped.height)
        }
    }

    /// Returns the frame of a view with an alignment rectangle.
    private func frame(_ alignment: LayoutRectangle, around insets: LayoutInsets) -> LayoutRectangle {
        LayoutRectangle(
            minX: alignment.minX - insets.left, minY: alignment.minY - insets.top,
            width: alignment.width + insets.left + insets.right, height: alignment.height + insets.top + insets.bottom)
    }
}
