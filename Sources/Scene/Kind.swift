extension Scene.View {
    /// The kinds of controls that renderers draw differently.
    ///
    /// Others are a plain `view`.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A plain view.
        case view
        /// Text that cannot be edited.
        case label
        /// A button with a title.
        case button
        /// One line of text that can be edited; an empty one shows its placeholder.
        case textField
        /// Many lines of text that can be edited.
        case textView
        /// A picture.
        case imageView
        /// An on-off switch.
        case `switch`
        /// A knob on a track.
        case slider
        /// A row of segments with one selected segment.
        case segmentedControl
        /// Two buttons, minus and plus.
        case stepper
        /// A bar that fills from its leading edge.
        case progressView
        /// An indicator that turns during an activity.
        case activityIndicator
        /// A row of dots, one per page.
        case pageControl
        /// Wheels of values, such as a date picker.
        case picker
        /// A field for search words.
        case searchBar
        /// A navigation bar, tab bar or toolbar.
        case bar
        /// A view whose content scrolls.
        case scrollView
        /// A table or a collection.
        case list
        /// A cell of a table or a collection.
        case cell
        /// A view that lays out its children in a row or a column.
        case stackView
        /// A map or a web page, with content from elsewhere.
        case external
        /// A part of a control, a row or a bar that the system draws, such as a chevron.
        case decoration
    }
}

#if !hasFeature(Embedded)
extension Scene.View.Kind: Codable {}
#endif
