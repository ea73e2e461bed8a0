import Foundation

/// What lets the user take or choose pictures; kept, since there is no camera and there are no pictures.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    ///
    /// Raw values are Apple's.
    public enum SourceType: Int, Hashable, Sendable {
        /// All pictures.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The pictures that were taken.
        case savedPhotosAlbum = 2
    }

    /// What is told of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// A key of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What kind it is.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user cut it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// What the user cut, a rectangle.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// Where a film is.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// Where the picture is.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Where pictures come from.
    open var sourceType = SourceType.photoLibrary
    /// What may be chosen, by the names of kinds.
    open var mediaTypes = ["public.image"]
    /// Whether the user may cut the picture.
    open var allowsEditing = false
    /// Whether there are pictures from there; there are none here.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// What may be chosen there, by the names of kinds.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}
