import Foundation

extension UIWindowScene {
    /// What a scene is like.
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// How the interface stands on the device.
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
    }

    /// What the scene is like now.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// What a scene is asked to be like.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// The ways of holding the device that are wished for; nil for no wish.
        let orientations: UIInterfaceOrientationMask?

        init(_ orientations: UIInterfaceOrientationMask?) { self.orientations = orientations }

        /// On phones and tablets: the ways of holding the device.
        public static func iOS(interfaceOrientations: UIInterfaceOrientationMask? = nil) -> GeometryPreferences {
            GeometryPreferences(interfaceOrientations)
        }
    }

    /// Asks for another way of holding the device.
    ///
    /// A host turns its windows, and nothing else does here: the handler hears of an error where the interface does not stand in one
    /// of the ways already, before the call returns.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wished = geometryPreferences.orientations else { return }
        if !wished.contains(interfaceOrientation.mask) { errorHandler?(UISceneError.geometryRequestDenied) }
    }
}

/// Why a scene is not as was asked for.
public enum UISceneError: LocalizedError, Hashable, Sendable {
    /// Nothing turns the interface.
    case geometryRequestDenied

    /// What happened, in English.
    public var errorDescription: String? { "The interface does not rotate by itself. Its host rotates the windows." }
}

extension UIInterfaceOrientation {
    /// The set of this way alone.
    fileprivate var mask: UIInterfaceOrientationMask {
        switch self {
        case .unknown: []
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}
