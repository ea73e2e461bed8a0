import Foundation
import UIKit

/// Sizes of controls that differ from what UIKit has today, by the Xcode that wrote the document (measured in the corpus).
struct ControlGeneration {
    let document: InterfaceDocument

    private static let xcode12 = 17000
    private static let xcode26 = 24000

    /// The intrinsic size of a control in the document's time; nil for that of today.
    func size(of element: InterfaceDocument.View) -> CGSize? {
        let version = document.toolsVersion
        switch element.tag {
        case "progressView" where version < Self.xcode12: return CGSize(width: UIView.noIntrinsicMetric, height: 2)
        case "switch" where version >= Self.xcode26: return CGSize(width: 61, height: 28)
        case "slider" where version >= Self.xcode26: return CGSize(width: UIView.noIntrinsicMetric, height: 34)
        case "toolbar" where hasHomeIndicator: return CGSize(width: UIView.noIntrinsicMetric, height: 49)
        default: return nil
        }
    }

    private var hasHomeIndicator: Bool {
        guard let device = document.device, let screen = ScreenDevice.named(device.id) else { return false }
        return screen.bottom > 0 && !screen.isPad
    }
}
