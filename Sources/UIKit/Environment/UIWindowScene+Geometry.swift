import Foundation

extension UIWindowScene {
    /// The geometry of a window scene.
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
    }

    /// The current geometry.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// The preferred geometry of a window scene.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// The preferred orientations, or `nil` for no preference.
        let orientations: UIInterfaceOrientationMask?

        init(_ orientations: UIInterfaceOrientationMask?) { self.orientations = orientations }

        /// Returns the preferred geometry for iPhone and iPad.
        public static func iOS(interfaceOrientations: UIInterfaceOrientationMask? = nil) -> GeometryPreferences {
            GeometryPreferences(interfaceOrientations)
        }
    }

    /// Requests a change of the geometry.
    ///
    /// Only a host rotates windows. If the current orientation is not among the preferred ones, Plumb calls the error
    /// handler before the method returns.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wished = geometryPreferences.orientations else { return }
        if !wished.contains(interfaceOrientation.mask) { errorHandler?(UISceneError.geometryRequestDenied) }
    }
}

/// The errors of a geometry request.
public enum UISceneError: LocalizedError, Hashable, Sendable {
    /// The scene does not have a preferred orientation, and Plumb does not rotate it.
    case geometryRequestDenied

    /// The description of the error, in English.
    public var errorDescription: String? { "The interface does not rotate by itself. Its host rotates the windows." }
}

extension UIInterfaceOrientation {
    /// The mask with this orientation alone.
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
