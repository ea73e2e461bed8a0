extension Explanation {
    /// What is wrong with Interface Builder documents before anything is laid out.
    static let documents: [Explanation] = [
        Explanation(
            "ib.unknown-reference", .error, "Something refers to an element that is not in the document.",
            """
            A constraint, outlet, action or segue names an identifier that nothing has, mostly after a merge that lost an \
            element. The constraint is left out; an outlet or segue to nothing ends the program when the document is \
            loaded, or the document does not open.
            """,
            example: """
                <constraint firstItem="gOn-e0-001" firstAttribute="top" secondItem="root" secondAttribute="top"/>
                """,
            cure: "Delete the reference, or bring the element back from the other side of the merge."),
        Explanation(
            "ib.duplicate-id", .warning, "An identifier is used twice.",
            """
            References mean the first element of that identifier, so constraints and outlets of the second reach the wrong \
            view. It comes of copying XML by hand, or of a merge that took both sides.
            """,
            example: """
                <label id="a"/> <button id="a"/>
                """,
            cure: "Give one of them an identifier of its own, and change the references that mean it."),
        Explanation(
            "ib.missing-attribute", .error, "A constraint lacks an attribute that every constraint has.",
            "Without its first attribute a constraint says nothing; it is left out.",
            example: """
                <constraint firstItem="a" constant="20" id="c"/>
                """,
            cure: "Delete the element and draw the constraint anew."),
        Explanation(
            "ib.unknown-value", .error, "An attribute of a constraint has a value that does not exist.",
            "Only Interface Builder's own names for attributes and relations are understood; the constraint is left out.",
            example: """
                <constraint firstItem="a" firstAttribute="middle"/>
                """,
            cure: "Write one of the values that the finding lists."),
        Explanation(
            "ib.bad-number", .error, "A number cannot be read, or is no possible length.",
            "Numbers are decimal, finite and at most 1e9; the default is used instead, so the layout is not the one meant.",
            example: """
                <constraint firstAttribute="width" constant="1e400"/>
                """,
            cure: "Write a plain decimal number."),
        Explanation(
            "ib.priority", .error, "A priority is not above 0 and at most 1000.",
            "Priorities reach from above 0 to 1000, which is required. UIKit raises an exception for others.",
            example: """
                <constraint firstAttribute="width" constant="10" priority="1001"/>
                """,
            cure: "Write 1000 for required, 750 for high, 250 for low."),
        Explanation(
            "ib.unknown-element", .warning, "A view has an element that no view is known by.",
            """
            It is laid out as a plain view: its frame and constraints count, and it has no content and no size of its own. Mostly the \
            name is a slip in XML written by hand. A class of your own is no element but the customClass of one.
            """,
            example: """
                <fancyView id="a"/>
                """,
            cure: #"Correct the name, or write <view customClass="FancyView" …>."#),
        Explanation(
            "ib.no-auto-layout", .warning, "A document that does not use Auto Layout has constraints.",
            """
            Only useAutolayout="YES" in the first element turns Auto Layout on. Without it views are placed by their frames and \
            autoresizing masks, and no constraint of the document is made.
            """,
            example: """
                <document targetRuntime="iOS.CocoaTouch"> … <constraint firstAttribute="width" constant="20"/>
                """,
            cure: #"Set useAutolayout="YES" in the first element, or turn it on in Xcode; or delete the constraints."#),
        Explanation(
            "ib.not-interface-builder", .error, "The XML is no Interface Builder document.",
            "Read are the formats that Xcode 5 and later write, whose type begins with com.apple.InterfaceBuilder3.",
            example: """
                <plist version="1.0"/>
                """,
            cure: "Open the file in a later Xcode and save it, or leave it out with exclude in .plumb.yml."),
        Explanation(
            "ib.not-xml", .error, "The file is no XML.",
            "An Interface Builder document begins with '<'. An empty file or a compiled .nib cannot be read.",
            example: """
                bplist00…
                """,
            cure: "Name the .xib or .storyboard that the .nib was compiled from."),
        Explanation(
            "ib.xml-syntax", .error, "The XML is broken.",
            "A tag, quote or reference is not closed, mostly after a merge or a transfer that ended early. Nothing of the document can be trusted.",
            example: """
                <<<<<<< HEAD
                """,
            cure: "Mend the place that the finding names; conflict markers of a merge are the usual reason."),
        Explanation(
            "ib.encoding", .error, "The document is not UTF-8.",
            "Interface Builder writes UTF-8; text of another encoding would be read wrongly.",
            example: """
                <?xml version="1.0" encoding="UTF-16"?>
                """,
            cure: "Save the document as UTF-8."),
        Explanation(
            "ib.document-type", .error, "The XML declares a document type.",
            "A document type can define entities, with which a small file becomes a huge one or reads other files. Interface Builder never writes one.",
            example: """
                <!DOCTYPE document [<!ENTITY a "…">]>
                """,
            cure: "Delete the declaration."),
        Explanation(
            "ib.too-large", .error, "The document has more of something than is read.",
            "Documents are read up to limits far above any that people draw, so that hostile ones end quickly.",
            example: """
                a document of 100,001 elements
                """,
            cure: "Divide the document by storyboard references."),
        Explanation(
            "ib.environment", .error, "An environment file does not have the form that is read.",
            "It maps ids of views to their safe areas and layout margins, four numbers each: top, left, bottom, right.",
            example: """
                {"a": {"safeArea": [20, 0]}}
                """,
            cure: #"Write {"a": {"safeArea": [20, 0, 34, 0], "layoutMargins": [8, 8, 8, 8]}}."#),
    ]
}
