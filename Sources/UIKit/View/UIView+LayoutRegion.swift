import Foundation

extension UIView {
    /// A part of a view that layout keeps to.
    public struct LayoutRegion: Hashable, Sendable {
        /// On which axis a region makes way for the corners of windows; there are no such corners here.
        public enum AdaptivityAxis: Hashable, Sendable {
            /// Sideways.
            case horizontal
            /// Downwards and upwards.
            case vertical
        }

        let kind: SystemGuide.Kind

        /// What bars and corners do not cover.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .safeArea)
        }
        /// What lies within the layout margins.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .layoutMargins)
        }
        /// A width at which text reads well.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .readableContent)
        }
    }

    /// The guide of a region: that of the safe area, of the margins or of readable content, as windows have no corners of their own here.
    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.kind {
        case .safeArea: safeAreaLayoutGuide
        case .layoutMargins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        }
    }

    /// How far a region stays from the edges, in points.
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

    /// How far a region stays from the edges, by the direction of reading, in points.
    public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(edgeInsets(for: region), isRightToLeft: readsRightToLeft)
    }
}
