import Foundation

extension UIView {
    /// A region of a view for layout.
    public struct LayoutRegion: Hashable, Sendable {
        /// The axis on which a region avoids window corners.
        ///
        /// Plumb has no window corners and does not use it.
        public enum AdaptivityAxis: Hashable, Sendable {
            /// Horizontal.
            case horizontal
            /// Vertical.
            case vertical
        }

        let kind: SystemGuide.Kind

        /// Returns the region inside the safe area.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .safeArea)
        }
        /// Returns the region inside the layout margins.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .layoutMargins)
        }
        /// Returns the region with a comfortable reading width.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .readableContent)
        }
    }

    /// Returns the layout guide of a region; Plumb ignores the corner adaptation.
    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.kind {
        case .safeArea: safeAreaLayoutGuide
        case .layoutMargins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        }
    }

    /// Returns the insets of a region from the edges of the view, in points.
    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        switch region.kind {
        case .safeArea: return safeAreaInsets
        case .layoutMargins: return layoutMargins
        case .readableContent:
            let rest = readableContentGuide.layoutFrame
            return UIEdgeInsets(
                top: rest.minY - bounds.minY, left: rest.minX - bounds.minX, bottom: bounds.maxY - rest.maxY,
                right: bounds.maxX - rest.maxX)
        }
    }

    /// Returns the directional insets of a region from the edges of the view, in points.
    public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(edgeInsets(for: region), isRightToLeft: readsRightToLeft)
    }
}
