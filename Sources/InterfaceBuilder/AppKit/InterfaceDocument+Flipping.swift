/// The frames and masks of macOS documents, whose y coordinates point up in most views.
extension InterfaceDocument {
    /// Returns the stored frame of a view, with the vertical position measured from the top edge of its superview.
    public func downwardFrame(of view: View) -> Rectangle {
        var frame = view.frame
        if let parent = view.parent, isMeasuredUpwards(view) {
            frame.y = views[parent].frame.height - frame.y - frame.height
        }
        return frame
    }

    /// The parts of a view's autoresizing mask, with `MinY` above the view; nil without a mask.
    func downwardMask(of view: View) -> Set<String>? {
        guard let mask = view.autoresizingMask, isMeasuredUpwards(view) else { return view.autoresizingMask }
        let mirrored = ["flexibleMinY": "flexibleMaxY", "flexibleMaxY": "flexibleMinY"]
        return Set(mask.map { part in mirrored[part] ?? part })
    }

    /// Returns whether the stored frame of a view is measured from the bottom edge of its superview.
    public func isMeasuredUpwards(_ view: View) -> Bool {
        view.parent.map { parent in measuresUpwards(views[parent]) } ?? false
    }

    /// Returns whether the frames inside a view are measured from its bottom edge.
    ///
    /// A clip view follows its document view.
    private func measuresUpwards(_ view: View) -> Bool {
        guard runtime == .macOS, !view.kind.isFlippedInAppKit else { return false }
        return view.tag != "clipView" || !view.children.contains { child in views[child].kind.isFlippedInAppKit }
    }
}
