import Testing
import UIKit

@MainActor @Suite struct EngineSmokeTests {
    @Test func childIsPlaced() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            child.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 20, y: 10, width: 280, height: 140))
        for c in root.constraints { print(c) }
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 20, y: 10, width: 160, height: 80))
        print(child.explainLayout(.width), root._autolayoutTrace())
        let c = child.widthAnchor.constraint(equalToConstant: 300)
        c.isActive = true
        root.layoutIfNeeded()
        #expect(root.layoutConflicts.count == 1)
        print(root.layoutConflicts.first?.advice ?? "none")
        child.removeFromSuperview()
        #expect(root.constraints.isEmpty)
    }
}
