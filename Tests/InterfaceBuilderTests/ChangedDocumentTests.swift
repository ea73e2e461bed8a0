import Foundation
import Scene
import Testing
import UIKit

@testable import InterfaceBuilder

/// Documents that were changed after their frames were stored, laid out in the environment of the unchanged document: every
/// required equality of the new document holds between the new frames.
@MainActor struct ChangedDocumentTests {
    /// What is changed: always constants and root sizes, and in each case but the first one more property.
    private enum Change: CaseIterable {
        case constants, factors, priorities, removals, hidden, fonts, device
    }

    @Test func equalitiesHold() {
        let isWhole = ProcessInfo.processInfo.environment["PLUMB_CORPUS"] == "all"
        var judged: [Change: Int] = [:]
        for (place, file) in StaleFrameTests.documents.enumerated() {
            let read = InterfaceDocument.read(Corpus.bytes(file))
            guard let document = read.document, document.usesAutoLayout, document.runtime == .cocoaTouch else {
                continue
            }
            // Without the whole corpus each document gets one of the changes beside that of constants.
            let turn = 1 + place % (Change.allCases.count - 1)
            for (index, change) in Change.allCases.enumerated() where isWhole || index == 0 || index == turn {
                judged[change, default: 0] += check(document, change, file)
            }
        }
        #expect((judged[.constants] ?? 0) >= 8 * StaleFrameTests.documents.count, "\(judged)")
        #expect(Corpus.documents.isEmpty || Change.allCases.allSatisfy { (judged[$0] ?? 0) > 10 }, "\(judged)")
    }

    /// Changes a document and checks its equalities.
    ///
    /// Returns their number.
    private func check(_ document: InterfaceDocument, _ change: Change, _ file: URL) -> Int {
        var judged = 0
        var options = LayoutOptions(intrinsicSizes: change == .fonts ? .measured : .stored)
        options.scale = document.scale
        if change == .device {
            options.device = .init(id: document.device?.id == "retina5_5" ? "retina4_0" : "retina5_5")
        }
        options.environment = document.environment(for: options)
        let changed = change == .constants ? Self.changed(document) : Self.edited(document, change)
        let scenes = DocumentLayout.layout(changed, file: file.path, options: options).scenes
        for scene in scenes where !scene.views.contains(where: \.isConflicting) {
            let frames = StoredEquations(document: changed, scene: scene, environment: options.environment)
            for constraint in frames.requiredEqualities {
                guard let error = frames.error(of: constraint) else { continue }
                judged += 1
                // Each edge is rounded to a pixel by itself.
                let pixel = (1 + abs(constraint.multiplier)) / scene.scale
                #expect(
                    abs(error) < pixel + 0.001, "\(change): \(constraint.id) of \(file.lastPathComponent): \(error)")
            }
        }
        return judged
    }

    /// A wrong frame is noticed.
    @Test func equationsNoticeWrongFrames() throws {
        let text = DocumentLayoutTests.document(
            DocumentLayoutTests.view("a"), ["a.leading == root.leading + 10", "a.width == root.width * 0.5 + 3"])
        let document = try #require(InterfaceDocument.read(Array(text.utf8)).document)
        func errors(x: Double, width: Double) -> [Double] {
            let views = [("root", nil, 0, 375), ("a", "root", x, width)].map { id, parent, x, width in
                Scene.View(
                    id: id, parent: parent, className: "view", frame: .init(x: x, y: 0, width: width, height: 0))
            }
            let scene = Scene(
                root: "root", className: "view", size: .init(width: 375, height: 0), scale: 2, views: views)
            let equations = StoredEquations(document: document, scene: scene, environment: nil)
            return equations.requiredEqualities.compactMap { constraint in equations.error(of: constraint) }
        }
        #expect(errors(x: 10, width: 190.5) == [0, 0])
        #expect(errors(x: 13, width: 190) == [3, -0.5])
    }

    /// A document whose text was changed in up to three places of a scene.
    private static func edited(_ document: InterfaceDocument, _ change: Change) -> InterfaceDocument {
        let tree = document.tree
        var edits: [SourceEdit] = []
        for root in document.views.indices where document.views[root].isSceneRoot {
            let own = document.constraints.filter { constraint in
                document.root(of: constraint.owner) == root && StoredEquations.isRequiredEquality(constraint)
            }
            let views = document.views.indices.filter { index in document.root(of: index) == root && index != root }
                .map { index in document.views[index] }
            switch change {
            case .constants, .device: break
            case .factors:
                let sizes = own.filter { constraint in
                    constraint.secondItem != nil && constraint.firstAttribute?.isSize == true
                }
                edits += spread(sizes).map { constraint in
                    tree.setting("multiplier", to: "\(constraint.multiplier * 0.9)", in: constraint.element)
                }
            case .priorities:
                edits += spread(own).map { constraint in tree.setting("priority", to: "740", in: constraint.element) }
            case .removals: edits += spread(own).map { constraint in tree.removing(constraint.element) }
            case .hidden:
                edits += spread(views.filter { view in view.role == .subview }).map { view in
                    tree.setting("hidden", to: "YES", in: view.element)
                }
            case .fonts:
                let fonts = views.compactMap { view in tree.child(of: view.element, named: "fontDescription") }
                edits += spread(fonts).compactMap { font in
                    tree.value(of: "pointSize", in: font).flatMap(Double.init).map { size in
                        tree.setting("pointSize", to: "\(size + 3)", in: font)
                    }
                }
            }
        }
        return tree.text(applying: edits).flatMap { text in InterfaceDocument.read(Array(text.utf8)).document }
            ?? document
    }

    /// Three elements of a list: the first, the middle and the last one.
    private static func spread<Element>(_ list: [Element]) -> [Element] {
        Set([0, list.count / 2, list.count - 1]).sorted().filter(list.indices.contains).map { place in list[place] }
    }

    /// A document with larger roots and, in every scene, three other constants.
    private static func changed(_ document: InterfaceDocument) -> InterfaceDocument {
        var result = document
        var state: UInt64 = 20_261_121
        func number(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for (index, view) in document.views.enumerated() where view.isSceneRoot && view.parent == nil {
            result.views[index].frame.width += Double(number(below: 60))
            result.views[index].frame.height += Double(number(below: 60))
            let own = document.constraints.indices.filter { constraint in
                document.root(of: document.constraints[constraint].owner) == index
                    && StoredEquations.isRequiredEquality(document.constraints[constraint])
            }
            for _ in 0..<min(3, own.count) {
                let constraint = own[number(below: own.count)]
                result.constraints[constraint] = document.constraints[constraint].moved(
                    by: Double(5 + number(below: 20)))
            }
        }
        return result
    }
}

/// The equations of a scene, evaluated from frames alone.
private struct StoredEquations {
    private struct Box {
        var left: Double
        var top: Double
        var right: Double
        var bottom: Double
    }

    private let document: InterfaceDocument
    private let environment: DocumentEnvironment?
    private let installed: Set<String>
    private var boxes: [String: Box] = [:]

    init(document: InterfaceDocument, scene: Scene, environment: DocumentEnvironment?) {
        self.document = document
        self.environment = environment
        installed = Set(scene.views.filter { view in !view.isHidden }.map(\.id))
        var origins: [String: (Double, Double)] = [:]
        for view in scene.views {
            let outer = view.parent.flatMap { id in origins[id] } ?? (0, 0)
            let place = view.parent == nil ? (0, 0) : (outer.0 + view.frame.x, outer.1 + view.frame.y)
            origins[view.id] = place
            // Since Xcode 26 a slider's frame is its alignment rectangle.
            let slider: [Double] = document.toolsVersion >= 24000 ? [0, 0, 0, 0] : [0, 2, 1, 2]
            let insets: [Double] =
                ["switch": [0, 0, 0, 2], "slider": slider, "segmentedControl": [0, 0, 1, 0]][view.className]
                ?? [0, 0, 0, 0]
            boxes[view.id] = Box(
                left: place.0 + insets[1], top: place.1 + insets[0], right: place.0 + view.frame.width - insets[3],
                bottom: place.1 + view.frame.height - insets[2])
        }
    }

    static func isRequiredEquality(_ constraint: InterfaceDocument.Constraint) -> Bool {
        constraint.relation == .equal && constraint.priority == 1000 && constraint.variations.isEmpty
            && !constraint.isSymbolic
    }

    /// The active constraints between visible views of the scene.
    var requiredEqualities: [InterfaceDocument.Constraint] {
        document.constraints.filter { constraint in
            let owner = document.views[constraint.owner]
            return Self.isRequiredEquality(constraint) && installed.contains(owner.id)
                && !document.excluded(by: owner, traits: document.traits).contains(constraint.id)
        }
    }

    /// The difference between the two sides; nil for attributes that frames alone do not determine, and for positions with a multiplier,
    /// which count from their container and not from the root.
    func error(of constraint: InterfaceDocument.Constraint) -> Double? {
        let isSize = constraint.firstAttribute == .width || constraint.firstAttribute == .height
        guard constraint.multiplier == 1 || isSize else { return nil }
        guard let attribute = constraint.firstAttribute,
            let first = value(attribute, of: constraint.firstItem, beside: constraint.secondItem)
        else { return nil }
        guard let item = constraint.secondItem else { return first - constraint.constant }
        guard let attribute = constraint.secondAttribute,
            let second = value(attribute, of: item, beside: constraint.firstItem)
        else { return nil }
        return first - second * constraint.multiplier - constraint.constant
    }

    private func value(
        _ attribute: InterfaceDocument.Attribute, of item: String, beside other: String?
    ) -> Double? {
        guard let box = box(of: item, attribute, beside: other) else { return nil }
        switch attribute {
        case .leading, .left, .leadingMargin, .leftMargin: return box.left
        case .trailing, .right, .trailingMargin, .rightMargin: return box.right
        case .top, .topMargin: return box.top
        case .bottom, .bottomMargin: return box.bottom
        case .width: return box.right - box.left
        case .height: return box.bottom - box.top
        case .centerX, .centerXWithinMargins: return (box.left + box.right) / 2
        case .centerY, .centerYWithinMargins: return (box.top + box.bottom) / 2
        case .firstBaseline, .lastBaseline: return nil
        }
    }

    private func box(of item: String, _ attribute: InterfaceDocument.Attribute, beside other: String?) -> Box? {
        switch document.items[item] {
        case .view(let index):
            let view = document.views[index]
            guard installed.contains(view.id) else { return nil }
            // For constraints of its content, a scroll view's edges are those of the content area.
            let isSize = attribute == .width || attribute == .height
            if view.tag == "scrollView", !isSize, isInside(other, index) { return nil }
            guard attribute.isMargin else { return boxes[view.id] }
            return inset(view, environment?.views[view.id]?.layoutMargins)
        case .guide(let index):
            let (guide, owner) = (document.guides[index], document.views[document.guides[index].owner])
            switch guide.kind {
            case .safeArea: return inset(owner, environment?.views[owner.id]?.safeArea)
            case .layoutMargins: return inset(owner, environment?.views[owner.id]?.layoutMargins)
            case .frameLayoutGuide: return boxes[owner.id]
            default: return nil
            }
        default: return nil
        }
    }

    private func inset(_ view: InterfaceDocument.View, _ insets: InterfaceDocument.Insets?) -> Box? {
        guard view.tag != "scrollView", let insets, let box = boxes[view.id] else { return nil }
        return Box(
            left: box.left + insets.left, top: box.top + insets.top, right: box.right - insets.right,
            bottom: box.bottom - insets.bottom)
    }

    private func isInside(_ item: String?, _ container: Int) -> Bool {
        var next: Int?
        switch item.flatMap({ item in document.items[item] }) {
        case .view(let index): next = index
        case .guide(let index): next = document.guides[index].owner
        default: return false
        }
        while let index = next {
            if index == container { return true }
            next = document.views[index].parent
        }
        return false
    }
}

extension InterfaceDocument {
    fileprivate func root(of view: Int) -> Int {
        var root = view
        while let parent = views[root].parent { root = parent }
        return root
    }
}

extension InterfaceDocument.Constraint {
    fileprivate func moved(by distance: Double) -> Self {
        Self(
            id: id, element: element, owner: owner, firstItem: firstItem, firstAttribute: firstAttribute,
            secondItem: secondItem, secondAttribute: secondAttribute, relation: relation, multiplier: multiplier,
            constant: constant + distance, priority: priority, isPlaceholder: isPlaceholder, isSymbolic: isSymbolic,
            identifier: identifier, variations: variations)
    }
}
