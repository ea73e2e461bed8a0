import Foundation

/// Who hears of the heights at which a sheet rests.
///
/// What follows from touches is not declared, since there are none.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
