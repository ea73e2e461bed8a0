extension InterfaceDocument {
    /// The text size on the canvas of the Xcode version that wrote the document.
    ///
    /// It is extra small from Xcode 12.5 to 13, else that of devices. All of a dozen labels with a text style in six documents show that,
    /// and so do the titles of button configurations.
    var canvasDynamicType: LayoutOptions.DynamicType {
        isWritten(since: .xcode12_5) && !isWritten(since: .xcode14) ? .extraSmall : .large
    }
}

extension LayoutOptions {
    /// Returns the text size for the layout of a document.
    ///
    /// It is that of the canvas, unless the options specify another size, a device or run time.
    func dynamicType(in document: InterfaceDocument) -> DynamicType {
        dynamicType == .large && device == nil && !isAtRunTime ? document.canvasDynamicType : dynamicType
    }
}
