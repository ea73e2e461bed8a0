/// The options of a layout.
public struct LayoutOptions: Hashable, Sendable {
    /// The source of the intrinsic sizes of texts and images.
    public enum IntrinsicSizes: String, Hashable, Sendable, CaseIterable {
        /// Texts are measured, and images have the size in the document.
        case measured
        /// The stored frames of the document give the sizes.
        case stored
    }

    /// The layout direction of the language.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// Leading is left.
        case leftToRight = "ltr"
        /// Leading is right.
        case rightToLeft = "rtl"
    }

    /// The text sizes that users can choose.
    ///
    /// `large` is the default.
    public enum DynamicType: String, Hashable, Sendable, CaseIterable {
        /// The sizes of the slider in the settings.
        case extraSmall = "xs", small = "s", medium = "m", large = "l", extraLarge = "xl", extraExtraLarge = "xxl"
        /// The largest size of the slider.
        case extraExtraExtraLarge = "xxxl"
        /// The accessibility sizes, from the first to the fifth.
        case accessibility1 = "ax1", accessibility2 = "ax2", accessibility3 = "ax3", accessibility4 = "ax4"
        /// The largest size.
        case accessibility5 = "ax5"
    }

    /// The size of every root view; nil for the stored size, or that of the device.
    public var size: LayoutDocument.Size?
    /// The layout direction of the language.
    public var direction: Direction
    /// The number of pixels per point; nil for the scale of the document's device.
    public var scale: Double?
    /// The source of the intrinsic sizes of texts and images.
    public var intrinsicSizes: IntrinsicSizes
    /// The safe areas and margins; nil to infer them from the device, bars and controllers.
    public var environment: DocumentEnvironment?
    /// The device for screens, with its safe areas and bars at run time.
    ///
    /// Nil means Xcode's canvas, which shows the document's own device.
    public var device: InterfaceDocument.Device?
    /// A Boolean value that indicates whether the document's own device is rotated to landscape.
    public var isOnItsSide: Bool
    /// The text size, which affects fonts with a text style.
    public var dynamicType: DynamicType

    /// A Boolean value that indicates whether texts have their size on a device, not that of the document's canvas.
    private(set) var isAtRunTime = false
    /// A size for the screen of the device, as in a sweep; nil for the device's own.
    var sweptScreen: SweptScreen?

    /// The limit of solver steps for a document; nil for a thousand times the need of the most complex known document.
    public var work: Int?

    /// Returns the distance in points up to which a view is not reported as misplaced: a pixel with stored content
    /// sizes, a point with measured texts.
    public func misplacementTolerance(scale: Double) -> Double { intrinsicSizes == .stored ? 1 / scale : 1 }

    /// Returns the size of a root that fills its screen: that of the options, the sweep or the device, or else its own.
    package func rootSize(_ own: LayoutDocument.Size) -> LayoutDocument.Size {
        size ?? sweptScreen?.size ?? device?.screenSize.map(LayoutDocument.Size.init) ?? own
    }

    /// Creates options.
    ///
    /// By default documents are laid out as they are, with measured texts.
    public init(
        size: LayoutDocument.Size? = nil, direction: Direction = .leftToRight, scale: Double? = nil,
        intrinsicSizes: IntrinsicSizes = .measured, environment: DocumentEnvironment? = nil,
        device: InterfaceDocument.Device? = nil, isOnItsSide: Bool = false, dynamicType: DynamicType = .large,
        work: Int? = nil
    ) {
        self.size = size
        self.direction = direction
        self.scale = scale
        self.intrinsicSizes = intrinsicSizes
        self.environment = environment
        self.device = device
        self.isOnItsSide = isOnItsSide
        self.dynamicType = dynamicType
        self.work = work
    }
}

extension LayoutOptions {
    /// Returns the options for a layout on a device at run time, with measured texts.
    ///
    /// Nil keeps the canvas as the screen.
    func atRunTime(on device: InterfaceDocument.Device?) -> LayoutOptions {
        var options = self
        (options.device, options.intrinsicSizes, options.isAtRunTime) = (device, .measured, true)
        return options
    }

    /// Returns the options for one document.
    ///
    /// Its own device is in landscape if that is requested and no other device is named.
    func turned(for document: InterfaceDocument) -> LayoutOptions {
        isOnItsSide ? onDevice(of: [document]) : self
    }
}
