import Foundation
import StudioSession
import Testing

/// Layout documents in both notations.
private enum Texts {
    static let form = """
        size: [320, 480]
        metrics: {gap: 8}
        view:
          name: root
          subviews:
            - name: title  # the heading
              class: UILabel
              text: Sign in
            - {name: email, class: UITextField}
            - {name: password, class: UITextField}
            - {name: go, class: UIButton, title: Go}
            - {name: badge, frame: [290, 4, 12, 12]}
        constraints:
          - "H:|-20-[title]-20-|"
          - "H:|-20-[email]-20-|"
          - {format: "V:|-40-[title]-gap-[email]-gap-[password]-20-[go]", options: [alignAllLeading]}
          - "password.width == email.width"
          - "go.width == root.width * 0.5"

        """

    /// The same document in JSON.
    static let json = """
        {"size": [320, 480], "view": {"name": "root", "subviews": [{"name": "email", "class": "UITextField"}, "rule",
          {"name": "go", "class": "UIButton"}]},
         "constraints": ["H:|-20-[email]-20-|", "V:|-40-[email]-8-[rule(1)]-8-[go]", "H:|-20-[rule]-20-|", "go.leading == email.leading"]}

        """
}

/// Containers and attributes of layout documents as messages.
@MainActor @Suite struct LayoutContainerTests {
    private func frames(_ conversation: Conversation) -> [String: [Double]] {
        let views = conversation.state?.scenes.flatMap(\.views) ?? []
        return Dictionary(
            views.map { view in
                let frame = view.frame
                return (view.id, [frame.x, frame.y, frame.width, frame.height].map { ($0 * 2).rounded() / 2 })
            }
        ) { first, _ in first }
    }

    private func open(_ text: String) throws -> Conversation {
        let conversation = Conversation("A.yaml", Array(text.utf8))
        #expect(try conversation.send("open").state?.isEditable == true)
        #expect(conversation.findings == [])
        return conversation
    }

    /// A document, views, and a container: all views keep their frames, also after Unembed, and Undo restores the text.
    @Test(arguments: [
        (Texts.form, ["email", "password"], "view", "view"),
        (Texts.form, ["email", "password"], "viewWithoutInset", "view"),
        (Texts.form, ["title", "email", "password", "go"], "view", "view"), (Texts.form, ["go"], "view", "view"),
        (Texts.form, ["badge"], "view", "view"), (Texts.form, ["email", "badge"], "view", "view"),
        (Texts.form, ["password", "title"], "view", "view"),
        (Texts.form, ["email", "password"], "stackView", "stackView"),
        (Texts.form, ["email", "password"], "scrollView", "scrollView"),
        (Texts.form, ["title"], "scrollView", "scrollView"),
        (Texts.json, ["email", "rule"], "view", "view"), (Texts.json, ["rule", "go"], "viewWithoutInset", "view"),
        (Texts.json, ["email", "go"], "scrollView", "scrollView"), (Texts.json, ["rule"], "stackView", "stackView"),
    ])
    func embedsAndUnembeds(text: String, views: [String], container: String, name: String) throws {
        let conversation = try open(text)
        let before = frames(conversation)
        let list = views.map { view in "\"\(view)\"" }.joined(separator: ",")
        let reply = try conversation.perform(#"{"name":"embed","views":[\#(list)],"container":"\#(container)"}"#)
        #expect(reply.refusal == nil)
        #expect(reply.outcome?.views == [name])
        #expect(conversation.findings == [])
        var after = frames(conversation)
        after[name] = nil
        #expect(after == before)
        for view in views { #expect(conversation.view(view)?.parent == name) }
        #expect(try conversation.perform(#"{"name":"unembed","view":"\#(name)"}"#).refusal == nil)
        #expect(conversation.view(name) == nil)
        #expect(conversation.findings == [])
        #expect(frames(conversation) == before)
        for view in views { #expect(conversation.view(view)?.parent == "root") }
        while conversation.state?.undo != nil { _ = try conversation.send("undo") }
        #expect(try conversation.text() == text)
    }

    /// A text of several lines cannot move, and the document stays as it is.
    @Test func refusesTextsOfSeveralLines() throws {
        let text = """
            view:
              name: root
              subviews:
                - name: title
                  class: UILabel
                  text: |
                    Two
                    lines
                - badge
            """
        let conversation = Conversation("A.yaml", Array(text.utf8))
        _ = try conversation.send("open")
        let reply = try conversation.perform(#"{"name":"embed","views":["title","badge"],"container":"view"}"#)
        #expect(reply.refusal?.id == "tools.unwritable-container")
        #expect(try conversation.text() == text)
    }

    /// The constraints of a view around others make it follow them.
    @Test func followsItsViews() throws {
        let conversation = try open(Texts.form)
        try conversation.perform(#"{"name":"embed","views":["email","password"],"container":"view"}"#)
        let text = try conversation.text()
        #expect(text.contains("- name: title  # the heading\n      class: UILabel\n      text: Sign in\n"))
        #expect(
            text.contains(
                """
                    - name: view
                      class: UIView
                      subviews:
                        - {name: email, class: UITextField}
                        - {name: password, class: UITextField}
                    - {name: go
                """))
        _ = try conversation.send("configure", #""settings":{"device":"retina6_12"}"#)
        let (view, email) = (conversation.view("view")?.frame, conversation.view("email")?.frame)
        #expect(view.map { frame in frame.x + 20 } == email?.x)
        #expect(view.map { frame in frame.width - 40 } == email?.width)
    }

    /// An attribute, its value, and the document that states it.
    @Test(arguments: [
        ("title", "text", "Log in", #"text: "Log in""#), ("title", "numberOfLines", "0", "lines: 0"),
        ("title", "fontSize", "22", "font: 22"), ("title", "font", "boldSystem", "font: {weight: bold}"),
        ("title", "font", "UICTFontTextStyleTitle0", "font: {style: largeTitle}"),
        ("title", "hidden", "YES", "hidden: true"), ("title", "layoutMargins", "1 2 3 4", "margins: [1, 2, 3, 4]"),
        ("email", "placeholder", "Email", #"placeholder: "Email""#), ("go", "title", "Next", #"title: "Next""#),
        ("badge", "customClass", "Badge", "class: Badge"), ("badge", "customClass", "null", #"class: "null""#),
        ("badge", "customClass", "Yes", #"class: "Yes""#), ("badge", "customClass", "Kit._Badge", "class: Kit._Badge"),
    ])
    func setsAttributes(view: String, name: String, value: String, markup: String) throws {
        let conversation = try open(Texts.form)
        let before = try conversation.send("inspect", #""view":"\#(view)""#)
        #expect(before.attributeNames?.contains(name) == true)
        try conversation.perform(#"{"name":"attributes","view":"\#(view)","values":{"\#(name)":"\#(value)"}}"#)
        #expect(try conversation.text().contains(markup))
        #expect(try conversation.send("inspect", #""view":"\#(view)""#).attributes?[name] == value)
        #expect(conversation.state?.isEditable == true)
        let old = before.attributes?[name] ?? ""
        try conversation.perform(#"{"name":"attributes","view":"\#(view)","values":{"\#(name)":"\#(old)"}}"#)
        #expect(try conversation.send("inspect", #""view":"\#(view)""#).attributes?[name] ?? "" == old)
        while conversation.state?.undo != nil { _ = try conversation.send("undo") }
        #expect(try conversation.text() == Texts.form)
    }

    /// A font, a size, and the value of both.
    @Test(arguments: [
        ("boldSystem", "30", "font: {size: 30, weight: bold}"), ("system", "30", "font: 30"), ("", "30", "font: 30"),
        ("boldSystem", "", "font: {weight: bold}"), ("UICTFontTextStyleBody", "", "font: {style: body}"),
        ("UICTFontTextStyleBody", "30", "font: {style: body}"),
    ])
    func setsFontsWithSizes(font: String, size: String, markup: String) throws {
        let conversation = try open(Texts.form)
        let command = #"{"name":"attributes","view":"title","values":{"font":"\#(font)","fontSize":"\#(size)"}}"#
        #expect(try conversation.perform(command).refusal == nil)
        #expect(try conversation.text().contains(markup))
    }

    private static let commented = """
        size: [400, 400]
        view:
          name: root
          subviews:
            # section

            # about a
            - {name: a, class: UILabel, text: Hello}   # behind a
            # about b
            - name: b
              class: UIButton
              font: 20 # behind b
              # end of b
            # about c
            - c # behind c

        """

    /// Views, and the list of subviews after they are embedded.
    @Test(arguments: [
        (
            ["a", "b"],
            """
                # section

                - name: view
                  class: UIView
                  FRAME
                  subviews:
                    # about a
                    - {name: a, class: UILabel, text: Hello}   # behind a
                    # about b
                    - name: b
                      class: UIButton
                      font: 20 # behind b
                      # end of b
                # about c
                - c # behind c

            """
        ),
        (
            ["b", "c"],
            """
                # section

                # about a
                - {name: a, class: UILabel, text: Hello}   # behind a
                - name: view
                  class: UIView
                  FRAME
                  subviews:
                    # about b
                    - name: b
                      class: UIButton
                      font: 20 # behind b
                      # end of b
                    # about c
                    - c # behind c

            """
        ),
    ])
    func movesComments(views: [String], after: String) throws {
        let conversation = Conversation("A.yaml", Array(Self.commented.utf8))
        _ = try conversation.send("open")
        let list = views.map { view in "\"\(view)\"" }.joined(separator: ",")
        let command = #"{"name":"embed","views":[\#(list)],"container":"viewWithoutInset"}"#
        #expect(try conversation.perform(command).refusal == nil)
        let lines = try conversation.text().split(separator: "\n", omittingEmptySubsequences: false)
        let subviews = lines.drop { line in line != "  subviews:" }.dropFirst().prefix { line in line != "constraints:"
        }
        let written = subviews.filter { line in !line.contains("frame:") }.joined(separator: "\n")
        #expect(written.hasPrefix(after.replacing("      FRAME\n", with: "").trimmingCharacters(in: .newlines)))
        #expect(try conversation.perform(#"{"name":"unembed","view":"view"}"#).refusal == nil)
        #expect(try conversation.text().contains("    # about b\n    - name: b\n      class: UIButton\n"))
        #expect(try conversation.text().contains("      font: 20 # behind b\n      # end of b\n    # about c\n    - c"))
    }

    /// A comment between the items of a list in brackets belongs to none of them.
    @Test func refusesCommentsBetweenItems() throws {
        let text = "size: [320, 480]\nview:\n  name: root\n  subviews: [a, # about a\n    b, c]\n"
        let conversation = Conversation("A.yaml", Array(text.utf8))
        _ = try conversation.send("open")
        let reply = try conversation.perform(#"{"name":"embed","views":["b","c"],"container":"view"}"#)
        #expect(reply.refusal?.id == "tools.unwritable-container")
    }

    /// Each view of a selection counts once.
    @Test func embedsRepeatedNames() throws {
        let conversation = try open(Texts.form)
        let command = #"{"name":"embed","views":["email","email","password"],"container":"stackView"}"#
        #expect(try conversation.perform(command).refusal == nil)
        #expect(conversation.view("email")?.parent == "stackView")
    }

    /// A label below a button, in a stack view, keeps its place and moves with the button.
    @Test func constrainsUnembeddedViews() throws {
        let conversation = try open(
            """
            size: [400, 400]
            view:
              subviews:
                - {name: a, class: UILabel, text: Hello}
                - {name: b, class: UIButton, title: Go, font: 20}
                - name: s
                  class: UIStackView
                  axis: vertical
                  subviews: [{name: c, class: UILabel, text: C}, {name: d, class: UILabel, text: D}]
                - {name: t, class: UILabel, text: T}
            constraints:
              - "H:|-[a]-|"
              - "V:|-[a]-[b]-[s]-[t]"
              - "H:|-[b]"
              - "H:|-[s]"
              - "H:|-[t]"

            """)
        let before = frames(conversation)
        #expect(try conversation.perform(#"{"name":"unembed","view":"s"}"#).refusal == nil)
        let after = frames(conversation)
        for view in ["a", "b", "c", "d", "t"] { #expect(after[view] == before[view]) }
        #expect(conversation.findings == [])
        #expect(try conversation.text().contains("frame:") == false)
        try conversation.perform(#"{"name":"attributes","view":"b","values":{"fontSize":"60"}}"#)
        #expect(conversation.findings == [])
        #expect(frames(conversation)["c"]?[1] != before["c"]?[1])
    }

    /// Views with a frame move, and constraints determine the places of the others.
    @Test func movesViewsWithAFrame() throws {
        let conversation = try open(Texts.form)
        try conversation.perform(#"{"name":"move","frames":{"badge":[280,10,20,20]}}"#)
        #expect(try conversation.text().contains("{name: badge, frame: [280, 10, 20, 20]}"))
        #expect(
            try conversation.perform(#"{"name":"move","frames":{"title":[0,0,20,20]}}"#).refusal?.id
                == "studio.not-editable")
    }

    @Test func setsPriorities() throws {
        let conversation = try open(Texts.form)
        try conversation.perform(#"{"name":"priorities","views":["title"],"horizontalHugging":251}"#)
        #expect(try conversation.text().contains("hugging: {horizontal: 251}"))
        try conversation.perform(#"{"name":"priorities","views":["title","email"],"verticalHugging":300}"#)
        #expect(try conversation.text().contains("hugging: [251, 300]"))
        #expect(conversation.view("email")?.priorities?[1] == 300)
        let json = try open(Texts.json)
        try json.perform(
            #"{"name":"priorities","views":["rule"],"verticalHugging":300,"verticalCompressionResistance":400}"#)
        let rule = #"{"name": "rule", "hugging": {"vertical": 300}, "compression": {"vertical": 400}}"#
        #expect(try json.text().contains(rule))
    }
}
