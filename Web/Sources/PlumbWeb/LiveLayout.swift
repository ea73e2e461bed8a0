import Diagnostics
import LayoutEngine
import Simplex
import VisualFormat

/// A document that stays laid out while its size, constants and constraints change.
final class LiveLayout {
    private(set) var document: LiveDocument
    let engine = LayoutEngine()
    /// The item of each view.
    ///
    /// They are the first items of the engine, and the guides follow. None is ever removed.
    private(set) var items: [LayoutItem] = []
    /// The guides and constraints of each view.
    private var parts: [Parts]
    /// The indices of views whose height depends on their width.
    private var wrappingViews: [Int] = []
    private var stackViews: [Int] = []
    /// The names of guides in descriptions, such as `view.safeAreaLayoutGuide`.
    private var guideNames: [String] = []
    private var rootSize: (width: LayoutConstraintID?, height: LayoutConstraintID?)
    private var table: FrameTable
    /// The constraints of each statement; nil for a statement that was removed.
    private(set) var statements: [Statement?] = []
    /// The findings about the text of the document.
    private(set) var readingFindings: [Diagnostic]
    /// The frames of all views relative to their parents.
    var frames: [LayoutRectangle] { table.frames }

    /// A statement and the constraints that it makes.
    struct Statement {
        let source: LiveDocument.Statement
        var constraints: [LayoutConstraintID] = []
        /// The part of the text that makes each constraint.
        var spans: [SourceSpan] = []
        var findings: [Diagnostic] = []
        /// The findings of the text, and those of its properties.
        var allFindings: [Diagnostic] { findings + source.findings }
        /// The indices of unknown options, whose findings come first, in the same order.
        var wrongOptions: [Int] = []
        /// The names of metrics in the text; nil until a metric changes.
        var metrics: [String]?
    }

    /// The guides and constraints that a view has beside its item.
    private struct Parts {
        var isScrollView = false
        var safeArea: LayoutItem?
        var margins: LayoutItem?
        /// The content of a scroll view.
        var content: LayoutItem?
        var contentWidth: LayoutConstraintID?
        var contentHeight: LayoutConstraintID?
    }

    /// The work that a document may take, in steps of the solver.
    static var workLimit: Int { 200_000_000 }

    init(_ document: LiveDocument, findings: [Diagnostic]) {
        self.document = document
        table = FrameTable(of: document.views)
        parts = Array(repeating: Parts(), count: document.views.count)
        readingFindings = findings
        engine.remainingWork = Self.workLimit
        engine.reserveCapacity(
            items: document.views.count, constraints: document.views.count + document.statements.count * 2)
        makeItems()
        for statement in document.statements { add(statement) }
        self.document.statements = []
    }

    // MARK: Views

    private func makeItems() {
        items.reserveCapacity(document.views.count)
        for index in document.views.indices {
            let item = engine.makeItem(in: document.views[index].parent.map { parent in items[parent] })
            items.append(item)
            engine.setRightToLeft(document.views[index].isRightToLeft ?? document.isRightToLeft, of: item)
            // To copy the properties of a view takes longer than to make its item.
            if document.views[index].hasProperties { addProperties(of: index, document.views[index]) }
        }
        addRootSize()
        for stack in stackViews {
            var rules = StackRules(layout: self, stack: stack)
            rules.add()
        }
    }

    private func addProperties(of index: Int, _ view: LiveDocument.View) {
        switch view.className {
        case "UIView": break
        case "UIScrollView", "UITableView", "UICollectionView", "UITextView": parts[index].isScrollView = true
        case "UIStackView": stackViews.append(index)
        default: if ContentSize.wraps(view) { wrappingViews.append(index) }
        }
        addContent(of: index, view)
    }

    private func addRootSize() {
        guard let size = document.size, let root = items.first else { return }
        rootSize.width = engine.add(LayoutConstraint(root, .width, constant: size.width, origin: .encapsulatedLayout))
        rootSize.height = engine.add(
            LayoutConstraint(root, .height, constant: size.height, origin: .encapsulatedLayout))
    }

    private func addContent(of index: Int, _ view: LiveDocument.View) {
        let item = items[index]
        if let frame = view.frame {
            for (attribute, value) in zip([LayoutAttribute.minX, .minY, .width, .height], frame) {
                _ = engine.add(LayoutConstraint(item, attribute, constant: value, origin: .autoresizing))
            }
            return
        }
        let content = ContentSize(of: view, textSize: document.textSize)
        table.setInsets(content.alignmentInsets, of: index)
        engine.setAlignmentInsets(content.alignmentInsets, of: item)
        if let first = content.firstBaseline {
            engine.setBaselines(
                first: LayoutBaseline(below: .top, by: first),
                last: LayoutBaseline(below: .bottom, by: -content.lastBaseline),
                of: item)
        }
        if let width = content.width {
            parts[index].contentWidth = engine.add(
                item, .width, equal: width, growing: priority(content.hugging.horizontal),
                shrinking: priority(content.compression.horizontal), origin: .contentSize)
        }
        if let height = content.height {
            parts[index].contentHeight = engine.add(
                item, .height, equal: height, growing: priority(content.hugging.vertical),
                shrinking: priority(content.compression.vertical), origin: .contentSize)
        }
    }

    func priority(_ value: Double) -> Priority { Priority(value) ?? .required }

    /// Returns the views inside a view, in order.
    func children(of parent: Int) -> [Int] { document.views.indices.filter { document.views[$0].parent == parent } }

    /// Returns the index of the view of an item; nil for a guide.
    func index(of item: LayoutItem) -> Int? { Int(item.index) < items.count ? Int(item.index) : nil }

    /// Returns the name of a view or guide in descriptions.
    func name(of item: LayoutItem) -> String {
        index(of: item).map { index in document.views[index].name } ?? guideNames[Int(item.index) - items.count]
    }

    /// Returns the parent of a view; the root for itself.
    func parent(of view: Int) -> Int { max(0, table.parents[view]) }

    /// Returns whether a view has a name.
    func names(view name: String) -> Bool { document.indices[name] != nil }

    /// Returns the index of a view with a name; `superview` is the root unless a view has that name.
    func index(named name: String) -> Int? { document.indices[name] ?? (name == "superview" ? 0 : nil) }

    /// Creates a guide in a view.
    func makeGuide(in view: Int, named name: String = "guide") -> LayoutItem {
        guideNames.append(name)
        return engine.makeItem(in: items[view])
    }

    /// Returns the guide of a view, which is made when a constraint names it for the first time.
    func guide(of view: Int, isSafeArea: Bool) -> LayoutItem {
        if let guide = isSafeArea ? parts[view].safeArea : parts[view].margins { return guide }
        let suffix = isSafeArea ? ".safeAreaLayoutGuide" : ".layoutMarginsGuide"
        let guide = makeGuide(in: view, named: document.views[view].name + suffix)
        if isSafeArea { parts[view].safeArea = guide } else { parts[view].margins = guide }
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
    func isScrollView(_ view: Int) -> Bool { parts[view].isScrollView }

    /// Returns whether a view is a descendant of another one.
    func `is`(_ view: Int, inside ancestor: Int) -> Bool {
        var current = table.parents[view]
        while current >= 0 {
            if current == ancestor { return true }
            current = table.parents[current]
        }
        return false
    }

    /// Returns the content of a scroll view, which is made when a constraint names it for the first time.
    func content(of view: Int) -> LayoutItem {
        if let content = parts[view].content { return content }
        let content = makeGuide(in: view, named: document.views[view].name + ".contentLayoutGuide")
        parts[view].content = content
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

    /// Removes a statement with its constraints; returns false if there is none, or it was removed already.
    func remove(_ number: Int) -> Bool {
        guard statements.indices.contains(number), let statement = statements[number] else { return false }
        for constraint in statement.constraints { engine.remove(constraint) }
        statements[number] = nil
        return true
    }

    /// Sets a metric, and makes the constraints of the statements that use it again.
    ///
    /// Returns whether the metric is known: the document has it, or a statement names it.
    func setMetric(_ name: String, _ value: Double) -> Bool {
        var isKnown = document.metrics.updateValue(value, forKey: name) != nil
        for number in statements.indices {
            guard let statement = statements[number] else { continue }
            let metrics = statement.metrics ?? statement.source.metricNames
            guard metrics.contains(name) else {
                statements[number]?.metrics = metrics
                continue
            }
            isKnown = true
            for constraint in statement.constraints { engine.remove(constraint) }
            statements[number] = lowered(statement.source)
            statements[number]?.metrics = metrics
        }
        return isKnown
    }

    /// Sets the constant of a constraint; returns false if there is none.
    func setConstant(_ constant: Double, statement: Int, constraint: Int) -> Bool {
        guard statements.indices.contains(statement), let found = statements[statement],
            found.constraints.indices.contains(constraint)
        else { return false }
        engine.setConstant(constant, of: found.constraints[constraint])
        return true
    }

    private func lowered(_ source: LiveDocument.Statement) -> Statement {
        var lowering = StatementLowering(layout: self, source: source)
        lowering.run()
        return lowering.statement
    }

    /// Sets the size of the root.
    func resize(width: Double, height: Double) {
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
        for index in wrappingViews {
            let content = ContentSize(
                of: document.views[index], width: engine.rectangle(of: items[index]).width, textSize: document.textSize)
            let (width, height) = (parts[index].contentWidth, parts[index].contentHeight)
            for (id, length) in [(width, content.width), (height, content.height)] {
                guard let id, let length, engine.constraint(id).constant != length else { continue }
                engine.setConstant(length, of: id)
                isChanged = true
            }
        }
        if isChanged { settle() }
        table.read(engine.solvedRectangles)
    }

    private func settle() {
        engine.solve()
        while engine.enforceNonNegativeSizes() { engine.solve() }
    }
}
