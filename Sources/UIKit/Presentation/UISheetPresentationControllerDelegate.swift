import Foundation

/// A delegate of a sheet.
///
/// Plumb does not declare the methods that depend on touches.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
