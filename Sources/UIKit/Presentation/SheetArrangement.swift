import Foundation

/// The frame of a sheet in a window.
@MainActor struct SheetArrangement {
    private let sheet: UISheetPresentationController?
    private let presentation: UIPresentationController
    private let size: CGSize
    private let safeArea: UIEdgeInsets
    private let isWide: Bool

    init(_ presentation: UIPresentationController, in container: UIView) {
        self.presentation = presentation
        sheet =
            presentation as? UISheetPresentationController
            ?? (presentation as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
        size = container.bounds.size
        safeArea = container.safeAreaInsets
        isWide =
            container.traitCollection.horizontalSizeClass == .regular && UIDevice.current.userInterfaceIdiom == .pad
    }

    /// The size of a form sheet without a preferred content size, in points.
    private static let form = CGSize(width: 540, height: 620)
    /// The size of a popover without a preferred content size, in points, as `UIPopoverController` documents it.
    ///
    /// Plumb centers it by choice.
    private static let bubble = CGSize(width: 320, height: 480)
    /// The distance of a sheet from the status bar on an iPhone with a home indicator, in points.
    ///
    /// Stored controllers have 842 of 896 and 758 of 812 points.
    private static let distance: CGFloat = 10

    var frame: CGRect {
        let wish = presentation.presentedViewController.preferredContentSize
        if isWide {
            if presentation.presentationStyle == .popover { return centered(wish == .zero ? Self.bubble : wish) }
            if isForm { return centered(wish == .zero ? Self.form : wish) }
            if wish != .zero { return centered(wish) }
            let width = min(size.width, size.height)
            return CGRect(x: (size.width - width) / 2, y: top, width: width, height: size.height - top)
        }
        // An iPhone in landscape has no room for a sheet.
        if size.width > size.height, sheet?.prefersEdgeAttachedInCompactHeight != true {
            return CGRect(origin: .zero, size: size)
        }
        let height = height
        return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }

    /// A Boolean value that indicates whether the sheet has the size of a form sheet.
    ///
    /// The style or ``UISheetPresentationController/prefersPageSizing`` determines it.
    private var isForm: Bool {
        presentation.presentationStyle == .formSheet || sheet?.prefersPageSizing == false
    }

    private var top: CGFloat { safeArea.top + (safeArea.bottom > 0 ? Self.distance : 0) }

    private func centered(_ wish: CGSize) -> CGRect {
        let fitting = CGSize(width: min(wish.width, size.width), height: min(wish.height, size.height - safeArea.top))
        return CGRect(
            x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2, width: fitting.width,
            height: fitting.height)
    }

    /// The height of the selected detent and the safe area below it, which detents exclude, in points.
    private var height: CGFloat {
        let most = size.height - top - safeArea.bottom
        guard let sheet else { return most + safeArea.bottom }
        let context = DetentContext(most, sheet.presentedViewController.traitCollection)
        let chosen = sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier } ?? sheet.detents.first
        let value = chosen?.resolvedValue(in: context) ?? most
        return (value.isFinite ? min(max(value, 0), most) : most) + safeArea.bottom
    }
}

/// The context in which detents compute their heights.
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ most: CGFloat, _ traits: UITraitCollection) {
        (maximumDetentValue, containerTraitCollection) = (most, traits)
    }
}
