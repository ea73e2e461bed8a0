import Testing

@_spi(Host) @testable import UIKit

/// The open question about the table view placeholder of the first seed.
@MainActor @Suite struct ScrollFindingTests {
    @Test func pinnedToTheEdgesOfATable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.documentIdentifier = "table"
        let placeholder = UIView()
        placeholder.documentIdentifier = "placeholder"
        placeholder.translatesAutoresizingMaskIntoConstraints = false
        table.addSubview(placeholder)
        for format in ["H:|-0-[placeholder]-|", "V:|-0-[placeholder]-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: nil, views: ["placeholder": placeholder]))
        }
        table.layoutIfNeeded()
        #expect(placeholder.frame.size == .zero)
        let finding = table.layoutFindings.first { $0.id == "layout.scroll-view-content" }
        #expect(finding?.views == ["table", "placeholder"])
        #expect(finding?.message.contains("Content width and height are ambiguous") == true)
        placeholder.widthAnchor.constraint(equalTo: table.widthAnchor).isActive = true
        placeholder.heightAnchor.constraint(equalTo: table.heightAnchor).isActive = true
        table.layoutIfNeeded()
        #expect(placeholder.frame.size == CGSize(width: 320, height: 480))
        #expect(!table.layoutFindings.contains { $0.id == "layout.scroll-view-content" })
    }

    @Test func contentKeepsItsCoordinatesWhileItScrolls() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let content = UIView()
        let overlay = UIView()
        for view in [content, overlay] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
        }
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
            content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 300),
            overlay.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            overlay.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
            overlay.widthAnchor.constraint(equalToConstant: 10), overlay.heightAnchor.constraint(equalToConstant: 10),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 100, height: 305))
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        scroll.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 5, width: 100, height: 300))
        #expect(overlay.frame == CGRect(x: 0, y: 40, width: 10, height: 10))
    }

    @Test func keyboardIsAway() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        root.safeAreaInsetsOverride = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
            bar.leftAnchor.constraint(equalTo: root.leftAnchor),
            bar.rightAnchor.constraint(equalTo: root.rightAnchor), bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 126, width: 100, height: 40))
    }
}
