import Foundation
import UIKit

/// The sizes of controls that differ from those in today's UIKit, by the version of Xcode (measured in the corpus).
struct ControlGeneration {
    let document: InterfaceDocument
    let screen: DocumentScreen

    /// Returns the intrinsic size of a control in the document's version, or nil if it equals today's size of the view.
    @MainActor func size(of element: InterfaceDocument.View, in view: UIView) -> CGSize? {
        switch element.tag {
        case "stepper" where !document.isWritten(since: .xcode11): return CGSize(width: 94, height: 29)
        case "segmentedControl" where !document.isWritten(since: .xcode11):
            // The titles had a regular weight, and 7 points on both sides.
            let segments = view as? UISegmentedControl
            return CGSize(width: segments?.width(ofTitlesIn: .systemFont(ofSize: 13), padding: 7) ?? 0, height: 28)
        case "textField" where !document.isWritten(since: .xcode11):
            switch document.tree.value(of: "borderStyle", in: element.element) {
            case "roundedRect": return CGSize(width: view.intrinsicContentSize.width, height: 30)
            case nil:
                let line = (view as? UITextField)?.font?.lineHeight ?? 0
                return CGSize(width: view.intrinsicContentSize.width, height: line.rounded(.up))
            default: return nil
            }
        case "progressView" where !document.isWritten(since: .xcode12):
            return CGSize(width: UIView.noIntrinsicMetric, height: 2)
        case "searchBar" where !document.isWritten(since: .xcode9):
            return CGSize(width: UIView.noIntrinsicMetric, height: isPrompted(element) ? 75 : 44)
        case "pageControl" where document.isWritten(since: .xcode12) && !document.isWritten(since: .xcode12_5):
            return CGSize(width: view.intrinsicContentSize.width, height: 27.5)
        case "button" where !document.isWritten(since: .xcode11Beta) && Self.isInformation(view):
            // The image had 22 points.
            let size = view.intrinsicContentSize
            return CGSize(width: size.width - 3, height: size.height - 2)
        case "switch" where document.isWritten(since: .xcode26): return CGSize(width: 61, height: 28)
        case "slider" where document.isWritten(since: .xcode26):
            return CGSize(width: UIView.noIntrinsicMetric, height: 34)
        case "button" where view is UIButton && hasWholePoints(element):
            let size = view.intrinsicContentSize
            return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        case "toolbar" where standsOnHomeIndicator(element): return CGSize(width: UIView.noIntrinsicMetric, height: 49)
        default: return nil
        }
    }

    /// Returns whether a search bar has a line of text above its field.
    private func isPrompted(_ bar: InterfaceDocument.View) -> Bool {
        document.tree.value(of: "prompt", in: bar.element).map { prompt in !prompt.isEmpty } ?? false
    }

    /// Returns whether a button shows the standard image of its type, which was smaller.
    @MainActor private static func isInformation(_ view: UIView) -> Bool {
        guard let button = view as? UIButton, button.currentTitle == nil, button.currentImage == nil
        else { return false }
        return [.detailDisclosure, .infoLight, .infoDark, .contactAdd].contains(button.buttonType)
    }

    /// Returns whether the size of a button with a configuration is rounded to whole points.
    ///
    /// This holds since Xcode 14 on screens with three pixels per point, outside stack views (6 of 6 buttons; none of 3 in stack views).
    private func hasWholePoints(_ button: InterfaceDocument.View) -> Bool {
        document.isWritten(since: .xcode14) && document.stack(around: button) == nil
            && screen.model?.scale == 3
            && document.tree.child(of: button.element, named: "buttonConfiguration", key: "configuration") != nil
    }

    /// A Boolean value that indicates whether text fields center lines of whole points (7 of 7 baselines before, none
    /// of 11 since).
    var centersWholeLines: Bool { !document.isWritten(since: .xcode11) }

    /// Returns whether a bar ends where the safe area does, with only the home indicator below it.
    ///
    /// 107 of 109 such bars are 49 points high. Above other bars or views, or elsewhere, 4 of 5 are not.
    private func standsOnHomeIndicator(_ bar: InterfaceDocument.View) -> Bool {
        guard let model = screen.model, model.bottom > 0, !model.isPad else { return false }
        return document.constraints.contains { constraint in
            guard constraint.relation == .equal, let second = constraint.secondItem else { return false }
            let ends = [(constraint.firstItem, constraint.firstAttribute), (second, constraint.secondAttribute)]
            guard let own = ends.firstIndex(where: { item, attribute in item == bar.id && attribute == .bottom }),
                let root = rootEnding(at: ends[1 - own].0)
            else { return false }
            return ScreenBars(document: document, screen: screen).hasNoBarsBelow(root)
        }
    }

    /// Returns the root whose safe area ends at an item, or nil.
    private func rootEnding(at item: String) -> InterfaceDocument.View? {
        switch document.items[item] {
        case .guide(let index) where document.guides[index].kind == .safeArea:
            let owner = document.views[document.guides[index].owner]
            return owner.isSceneRoot ? owner : nil
        case .controllerGuide(let controller, .bottom):
            return document.views.first { view in view.isSceneRoot && view.controller == controller }
        default: return nil
        }
    }
}
