extension Explanation {
    /// Problems of Interface Builder documents that are found before layout.
    static let documents: [Explanation] = [
        Explanation(
            "ib.unknown-reference", .error, "A reference names an element that the document does not have.",
            """
            A constraint, outlet, action or segue names an id that no element has. \
            This often happens when a merge loses an element. The constraint is skipped. \
            A broken outlet or segue crashes the app when it loads the document, or Xcode cannot open the document.
            """,
            example: """
                <constraint firstItem="gOn-e0-001" firstAttribute="top" secondItem="root" secondAttribute="top"/>
                """,
            cure: "Delete the reference, or restore the element from the other side of the merge."),
        Explanation(
            "ib.duplicate-id", .error, "Two elements have the same id.",
            """
            References use the first element with the id, so constraints and outlets of the second reach the wrong view. \
            Duplicates come from copied XML, or from a merge that kept both sides.
            """,
            example: """
                <label id="a"/> <button id="a"/>
                """,
            cure: "Give one of the elements a new id, and change the references to it."),
        Explanation(
            "ib.missing-attribute", .error, "A constraint lacks a required attribute.",
            "Every constraint has a first attribute. A constraint without one is skipped.",
            example: """
                <constraint firstItem="a" constant="20" id="c"/>
                """,
            cure: "Delete the element, and add the constraint again in Interface Builder."),
        Explanation(
            "ib.unknown-value", .error, "An attribute of a constraint has an unknown value.",
            "Plumb reads Interface Builder's names for attributes and relations. The constraint is skipped.",
            example: """
                <constraint firstItem="a" firstAttribute="middle"/>
                """,
            cure: "Write one of the values that the finding lists."),
        Explanation(
            "ib.bad-number", .error, "A number cannot be read, or it is out of range.",
            """
            Numbers are decimal, finite and at most 1e9. The default value is used instead, so the layout is not the \
            intended one.
            """,
            example: """
                <constraint firstAttribute="width" constant="1e400"/>
                """,
            cure: "Write a plain decimal number."),
        Explanation(
            "ib.priority", .error, "A priority is out of range.",
            "A priority is greater than 0 and at most 1000, which means required. UIKit raises an exception for others.",
            example: """
                <constraint firstAttribute="width" constant="10" priority="1001"/>
                """,
            cure: "Write 1000 for required, 750 for high, or 250 for low."),
        Explanation(
            "ib.unknown-element", .warning, "A view has an unknown element name.",
            """
            The view is laid out as a plain view. Its frame and constraints count, but it has no content and no \
            intrinsic size. The name is probably a typing error. A custom class is not an element name but an attribute, \
            customClass.
            """,
            example: """
                <fancyView id="a"/>
                """,
            cure: #"Correct the name, or write <view customClass="FancyView" …>."#),
        Explanation(
            "ib.no-auto-layout", .warning, "A document without Auto Layout has constraints.",
            """
            Auto Layout is on only if the first element has useAutolayout="YES". \
            Otherwise frames and autoresizing masks place the views, and all constraints are ignored.
            """,
            example: """
                <document targetRuntime="iOS.CocoaTouch"> … <constraint firstAttribute="width" constant="20"/>
                """,
            cure:
                #"Set useAutolayout="YES" in the first element, or turn Auto Layout on in Xcode. Otherwise delete the constraints."#
        ),
        Explanation(
            "ib.not-interface-builder", .error, "The XML is not an Interface Builder document.",
            "Plumb reads the format of Xcode 5 and later. Its document type begins with com.apple.InterfaceBuilder3.",
            example: """
                <plist version="1.0"/>
                """,
            cure: "Open the file in a later Xcode and save it, or exclude it in .plumb.yml."),
        Explanation(
            "ib.unsupported-platform", .error, "The document is for a platform that Plumb does not lay out.",
            """
            Plumb lays out documents for iOS and macOS. It skips tvOS and watchOS documents, and the archives of Xcode 3 and 4. \
            In a folder the finding is a note, and plumb lint counts the skipped documents at the end.
            """,
            example: """
                <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV"/>
                """,
            cure: "Name only iOS and macOS documents. Open an archive in a later Xcode and save it."),
        Explanation(
            "ib.not-xml", .error, "The file is not XML.",
            "An Interface Builder document begins with '<'. Empty files and compiled .nib files cannot be read.",
            example: """
                bplist00…
                """,
            cure: "Use the .xib or .storyboard from which the .nib was compiled."),
        Explanation(
            "ib.xml-syntax", .error, "The XML has a syntax error.",
            """
            A tag, quotation mark or reference is not closed, often after a merge or an incomplete download. \
            The whole document is skipped.
            """,
            example: """
                <<<<<<< HEAD
                """,
            cure: "Correct the line that the finding names. Conflict markers of a merge are the usual reason."),
        Explanation(
            "ib.encoding", .error, "The document is not UTF-8.",
            "Interface Builder writes UTF-8. Plumb does not read other encodings.",
            example: """
                <?xml version="1.0" encoding="UTF-16"?>
                """,
            cure: "Save the document as UTF-8."),
        Explanation(
            "ib.document-type", .error, "The XML has a document type declaration.",
            """
            A document type can define entities. Entities can make a small file huge, or include other files. \
            Interface Builder never writes a document type.
            """,
            example: """
                <!DOCTYPE document [<!ENTITY a "…">]>
                """,
            cure: "Delete the declaration."),
        Explanation(
            "ib.too-large", .error, "The document exceeds a limit.",
            "The limits are far above the size of real documents. They protect against malicious files.",
            example: """
                a document of 100,001 elements
                """,
            cure: "Split the document with storyboard references."),
        Explanation(
            "ib.environment", .error, "The environment file has an invalid format.",
            "It maps view ids to safe areas and layout margins. Each has four numbers: top, left, bottom, right.",
            example: """
                {"a": {"safeArea": [20, 0]}}
                """,
            cure: #"Write {"a": {"safeArea": [20, 0, 34, 0], "layoutMargins": [8, 8, 8, 8]}}."#),
    ]
}
