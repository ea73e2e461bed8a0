/// How documents are laid out.
public struct LayoutOptions: Hashable, Sendable {
    /// Where the sizes of texts and pictures come from.
    public enum IntrinsicSizes: String, Hashable, Sendable, CaseIterable {
        /// The text is measured; a picture has the size that the document says.
        case measured
        /// The document's own stored frames say how large content is.
        case stored
    }

    /// The direction of the language that leading and trailing follow.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// Leading is left.
        case leftToRight = "ltr"
        /// Leading is right.
        case rightToLeft = "rtl"
    }

    /// The sizes of text that users choose from; `large` is the one that documents are drawn with.
    public enum DynamicType: String, Hashable, Sendable, CaseIterable {
        /// The sizes of the slider in the settings.
        case extraSmall = "xs", small = "s", medium = "m", large = "l", extraLarge = "xl", extraExtraLarge = "xxl"
        /// The largest of them.
        case extraExtraExtraLarge = "xxxl"
        /// The larger sizes for accessibility, from the first to the fifth.
        case accessibility1 = "ax1", accessibility2 = "ax2", accessibility3 = "ax3", accessibility4 = "ax4"
        /// The largest of all.
        case accessibility5 = "ax5"
    }

    /// The size that the root of every scene is given; nil for the stored one, or that of the device.
    public var size: LayoutDocument.Size?
    /// The direction of the language.
    public var direction: Direction
    /// The pixels of a point; nil for those of the document's device.
    public var scale: Double?
    /// Where the sizes of texts and pictures come from.
    public var intrinsicSizes: IntrinsicSizes
    /// Safe areas and margins; nil to work them out from the device, bars and controllers.
    public var environment: DocumentEnvironment?
    /// The device to lay screens out on, with its safe areas and bars at run time; nil for Xcode's canvas, which shows the document's own.
    public var device: InterfaceDocument.Device?
    /// Whether a document without a device asked for is laid out with its own on its side.
    public var isOnItsSide: Bool
    /// The size of text that the user has chosen: fonts with a text style grow with it.
    public var dynamicType: DynamicType

    /// Whether texts are judged as on a device, whatever size of them the document's canvas shows.
    var isAtRunTime = false

    /// How many steps of the solver a document may take; nil for a thousand times what the dearest known one takes.
    public var work: Int?

    /// How many points a view may lie beside its stored frame without being called misplaced: a pixel where contents are as
    /// large as stored, a point where texts are measured.
    public func misplacementTolerance(scale: Double) -> Double { intrinsicSizes == .stored ? 1 / scale : 1 }

    /// How documents are laid out; by default as they are, with measured texts.
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
    /// The options for one document: its own device lies on its side where that is asked for and no other is named.
    func turned(for document: InterfaceDocument) -> LayoutOptions {
        isOnItsSide ? onDevice(of: [document]) : self
    }
}
