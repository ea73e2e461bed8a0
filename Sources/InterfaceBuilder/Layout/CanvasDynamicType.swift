extension InterfaceDocument {
    /// The size of text on the canvas of the Xcode that wrote the document: extra small from Xcode 12.5 to 13 (all of a dozen
    /// labels with a text style in six documents, and the titles of button configurations), else that of devices.
    var canvasDynamicType: LayoutOptions.DynamicType {
        isWritten(since: .xcode12_5) && !isWritten(since: .xcode14) ? .extraSmall : .large
    }
}

extension LayoutOptions {
    /// The size of text that a document is laid out with: that of its canvas where neither another nor a device is asked for, and
    /// nothing is said of the time when it runs.
    func dynamicType(in document: InterfaceDocument) -> DynamicType {
        dynamicType == .large && device == nil && !isAtRunTime ? document.canvasDynamicType : dynamicType
    }
}
