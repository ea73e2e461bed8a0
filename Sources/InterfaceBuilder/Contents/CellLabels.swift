import UIKit

/// The labels that a row creates itself in one of the system's styles.
///
/// Their masks have no meaning.
extension InterfaceDocument {
    /// Returns how such a label follows its row, or nil for every other view.
    ///
    /// It depends on the style. A single label fills the row, and a detail keeps its distance from the trailing edge. All others keep their
    /// leading edge (135 rows of the development corpus, of four widths).
    func maskOfCellLabel(_ view: View) -> UIView.AutoresizingMask? {
        guard let cell = cellOfLabel(view) else { return nil }
        let style = tree.value(of: "style", in: cell.element).map { style in style.dropFirst(Self.stylePrefix.count) }
        let isDetail = tree.value(of: "detailTextLabel", in: cell.element) == view.id
        let middle: UIView.AutoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
        return switch style {
        case "Default"?: [.flexibleWidth, .flexibleHeight]
        case "Value1"? where isDetail: middle.union(.flexibleLeftMargin)
        case "Value1"?, "Value2"?, "Subtitle"?: middle.union(.flexibleRightMargin)
        default: nil
        }
    }

    /// Returns whether a row has created a view itself.
    func isMadeByCell(_ view: View) -> Bool { cellOfLabel(view) != nil }

    private static let stylePrefix = "IBUITableViewCellStyle"

    private func cellOfLabel(_ view: View) -> View? {
        guard let content = view.parent, let cell = views[content].parent, views[cell].tag == "tableViewCell"
        else { return nil }
        let own = ["textLabel", "detailTextLabel"].map { name in tree.value(of: name, in: views[cell].element) }
        return own.contains(view.id) ? views[cell] : nil
    }
}
