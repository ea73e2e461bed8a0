/// The options of the layouts of a sweep.
struct SweptOptions {
    /// The options at run time, without a length.
    let base: LayoutOptions
    /// The other length of the screen in points; nil if the document or its content gives it.
    let otherLength: Double?
    private let axis: DocumentSweep.Axis

    /// Creates the options of a document.
    ///
    /// Their size is ignored.
    init(_ options: LayoutOptions, along axis: DocumentSweep.Axis, of document: some SceneDocument) {
        var options = document.onDevice(options)
        options.size = nil
        base = options.atRunTime(on: options.device)
        self.axis = axis
        let own = options.device == nil ? document.size : nil
        let size = options.device?.screenSize.map(LayoutDocument.Size.init) ?? own
        otherLength = size.map { size in axis == .width ? size.height : size.width }
    }

    /// The length of a screen without a device, in points.
    private static let assumedLength = 667.0

    /// Returns the options for a value: a number of points, or the place of a text size.
    func at(_ value: Int) -> LayoutOptions {
        var options = base
        let other = otherLength ?? Self.assumedLength
        switch axis {
        case .width:
            options.sweptScreen = SweptScreen(size: .init(width: Double(value), height: other), isWidth: true)
        case .height:
            options.sweptScreen = SweptScreen(size: .init(width: other, height: Double(value)), isWidth: false)
        case .textSize: options.dynamicType = LayoutOptions.DynamicType.allCases[value]
        }
        return options
    }
}

extension LayoutOptions {
    /// Returns the options for a document on a screen with another width or height, as ``DocumentSweep`` lays it out.
    ///
    /// - Parameters:
    ///   - value: The width or height in points, or the place of a text size.
    ///   - axis: The property that has the value.
    package func swept(
        to value: Int, along axis: DocumentSweep.Axis, of document: some SceneDocument
    ) -> LayoutOptions {
        SweptOptions(self, along: axis, of: document).at(value)
    }
}
