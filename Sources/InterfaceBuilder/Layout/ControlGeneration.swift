import Foundation
import UIKit

/// Sizes of controls that differ from what UIKit has today, by the Xcode that wrote the document (measured in the corpus).
struct ControlGeneration {
    let document: InterfaceDocument

    /// The intrinsic size of a control in the document's time; nil for that of today, which is `measured`.
    func size(of element: InterfaceDocument.View, measured: () -> CGSize) -> CGSize? {
        switch element.tag {
        case "stepper" where !document.isWritten(since: .xcode11): return CGSize(width: 94, height: 29)
        case "segmentedControl" where !document.isWritten(since: .xcode11):
            return CGSize(width: measured().width, height: 28)
        case "textField" where !document.isWritten(since: .xcode11):
            guard document.tree.value(of: "borderStyle", in: element.element) == "roundedRect" else { return nil }
            return CGSize(width: measured().width, height: 30)
        case "progressView" where !document.isWritten(since: .xcode12):
            return CGSize(width: UIView.noIntrinsicMetric, height: 2)
        case "switch" where document.isWritten(since: .xcode26): return CGSize(width: 61, height: 28)
        case "slider" where document.isWritten(since: .xcode26):
            return CGSize(width: UIView.noIntrinsicMetric, height: 34)
        case "toolbar" where hasHomeIndicator: return CGSize(width: UIView.noIntrinsicMetric, height: 49)
        default: return nil
        }
    }

    /// Whether text fields centre lines of whole points (7 of 7 baselines before, none of 11 since).
    var centersWholeLines: Bool { !document.isWritten(since: .xcode11) }

    private var hasHomeIndicator: Bool {
        guard let device = document.device, let screen = ScreenDevice.named(device.id) else { return false }
        return screen.bottom > 0 && !screen.isPad
    }
}
