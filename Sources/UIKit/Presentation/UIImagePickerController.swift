import Foundation

/// A controller that lets the user take or choose photos.
///
/// Plumb stores its values and offers no photos.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// The sources of photos.
    ///
    /// The raw values equal Apple's.
    public enum SourceType: Int, Hashable, Sendable {
        /// The photo library.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The album of saved photos.
        case savedPhotosAlbum = 2
    }

    /// The keys of the information about a chosen item.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key, as in UIKit.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the media type.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The key for the original image.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The key for the image that the user edited.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The key for the rectangle to which the user cropped the image.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The key for the URL of a video.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The key for the URL of an image.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// The source of the photos.
    ///
    /// Plumb stores the value and does not use it.
    open var sourceType = SourceType.photoLibrary
    /// The identifiers of the media types that the user may choose.
    ///
    /// Plumb stores the value and does not use it.
    open var mediaTypes = ["public.image"]
    /// A Boolean value that indicates whether the user may edit the photo.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsEditing = false
    /// Returns whether a source is available: whether the host provides it.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { hostSourceTypes.contains(sourceType) }
    /// The sources that the host provides; none by default.
    @_spi(Host) public static var hostSourceTypes: Set<SourceType> = []
}
